import { day } from '#platform/clock.ts'
import { givenHost, type HostOverrides } from './given.ts'
import { givenAdmin } from './given-admin.ts'
import { startStripeStandIn, stripePayments, type TestPayments } from './payments.ts'
import { startTestApp, testStart } from './test-app.ts'

/** A host who pays for Pro, and the operator; `path` is the host's address in the admin API. */
export async function givenPaying(start: () => Promise<TestPayments>, overrides: HostOverrides = {}) {
  const payments = await start()
  const service = await startTestApp({ env: payments.env })
  payments.follow(service)
  const { as: admin } = await givenAdmin(service)
  const host = await givenHost(service, { planStatus: 'expired', trialEndsAt: testStart - day, ...overrides })
  const step = (await host.as.post('/api/create-subscription', { plan: 'pro' })).json()
  await payments.confirm(service, host.as, step, 'good')
  const listAuditEntries = async () => (await admin.get('/api/admin/acts')).json().acts
  return { payments, service, admin, host, path: `/api/admin/hosts/${host.account.id}`, listAuditEntries }
}

/** Like `givenPaying`, with a Stripe stand-in that can fail. */
export async function givenPayingAtStripe(overrides: HostOverrides = {}) {
  const stripe = await startStripeStandIn()
  const given = await givenPaying(async () => stripePayments(stripe), overrides)
  return { ...given, stripe }
}
