import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app.ts'

// Only built pages have the policies: e2e/stripe-payment.spec.ts reads them.
const asPage = { accept: 'text/html' }
const mark = '<meta name="payment-provider" content="stripe"/>'

test('with Stripe the payment page, and no other, says that its script may come', async () => {
  const env = { STRIPE_SECRET_KEY: 'sk_test_4711', STRIPE_PUBLISHABLE_KEY: 'pk_test_4711' }
  const { anonymous } = await startTestApp({ env })

  expect((await anonymous.get('/payment?plan=pro', asPage)).body).toContain(mark)
  for (const path of ['/', '/profile', '/plan-selection', '/account']) {
    expect((await anonymous.get(path, asPage)).body, path).not.toContain('payment-provider')
  }
})

test('without Stripe the payment page says nothing of it', async () => {
  const { anonymous } = await startTestApp()

  expect((await anonymous.get('/payment', asPage)).body).not.toContain('payment-provider')
})
