import type { BrowserContext } from '@playwright/test'
import type { TestCard } from '#features/billing/shared/billing-contract.ts'
import { openStripeStandIn, stripeSecretKey } from '#test/stripe-stand-in.ts'
import { test as base } from './billing-service.ts'

type StandIn = Awaited<ReturnType<typeof openStripeStandIn>>

type Confirmation = { clientSecret: string; confirmParams: { payment_method: string } }

/** A call of the page to Stripe's script. */
type ScriptCall = { name: string; options: Record<string, unknown> }

export type StripeScript = {
  /** Requests for the script, in order. */
  loads: string[]
  calls: ScriptCall[]
  /** Calls with that name. */
  of(name: string): ScriptCall['options'][]
  /** Whether the script is blocked, as by some content blockers. */
  setBlocked(isBlocked: boolean): void
}

/** Replaces Stripe.js: one field whose digits select a test card. Every call is reported to the test. */
const script = `window.Stripe = (key) => {
  let field
  const confirm = async (name, { elements, ...options }) => {
    const isDone = await confirmWithStripe(name, options, elements ? field.value : null)
    return isDone ? {} : { error: { type: 'card_error', code: 'card_declined', message: 'Your card has been declined.' } }
  }
  return {
    createToken() {}, createPaymentMethod() {}, confirmCardPayment() {},
    elements(options) {
      tellStripeCall('elements', { key, ...options })
      let element
      return {
        update() {}, async submit() { return {} }, getElement: () => element ?? null,
        create() {
          const listeners = new Map()
          return element = {
            on: (event, listener) => listeners.set(event, listener), off() {}, update() {}, destroy() {}, unmount() {},
            mount(place) {
              const label = document.createElement('label')
              label.textContent = 'Card number '
              field = label.appendChild(document.createElement('input'))
              place.append(label)
              setTimeout(() => listeners.get('ready')?.())
            },
          }
        },
      }
    },
    confirmPayment: (options) => confirm('confirmPayment', options),
    confirmSetup: (options) => confirm('confirmSetup', options),
  }
}`

/** The digits that the script's field accepts as a card. */
const cards: Readonly<Record<string, TestCard>> = { '4242': 'good', '0002': 'declined', '0341': 'failsLater' }

type WorkerFixtures = {
  /** Stripe's account, whose clock is that of the service. */
  standIn: StandIn
}

/** Browser tests with Stripe: the real SDK on the server with our stand-in, and a script that replaces Stripe.js. */
export const test = base.extend<{ stripe: StandIn; script: StripeScript }, WorkerFixtures>({
  standIn: [
    async ({ serviceClock }, use) => {
      const stripe = await openStripeStandIn()
      stripe.account.now = () => Math.floor((Date.now() + serviceClock.ahead) / 1_000)
      await use(stripe)
      await stripe.close()
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ standIn }, use) =>
      use({
        STRIPE_SECRET_KEY: stripeSecretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_stand_in',
        STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
        STRIPE_API_BASE: standIn.url,
      }),
    { scope: 'worker' },
  ],
  stripe: async ({ standIn }, use) => {
    await use(standIn)
    standIn.setMood('well')
  },
  script: async ({ context, stripe, service }, use) => use(await playScript(context, stripe, service.origin)),
})

async function playScript(context: BrowserContext, { account }: StandIn, origin: string): Promise<StripeScript> {
  let isBlocked = false
  const played: StripeScript = {
    loads: [],
    calls: [],
    of: (name) => played.calls.filter((call) => call.name === name).map(({ options }) => options),
    setBlocked(next) {
      isBlocked = next
    },
  }
  await context.exposeFunction('tellStripeCall', (name: string, options: ScriptCall['options']) => {
    played.calls.push({ name, options })
  })
  await context.exposeFunction(
    'confirmWithStripe',
    (name: string, options: Confirmation, digits: string | null): boolean => {
      played.calls.push({ name, options })
      if (digits === null) return account.confirmStored(options.clientSecret, options.confirmParams.payment_method)
      return account.confirm(options.clientSecret, cards[digits] ?? 'declined')
    },
  )
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      played.loads.push(route.request().url())
      return isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return played
}
