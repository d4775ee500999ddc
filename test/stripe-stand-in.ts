import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { StripeAccount, StripeRefusal, secretOf } from './stripe-account.ts'
import * as make from './stripe-objects.ts'

/** The parts of a form that Stripe's SDK sends: `items[0][price]=…`. */
type Form = { [name: string]: string | Form }
type Answer = { status: number; body: unknown }
type Call = { method: string; path: string; id: string; query: Form; body: Form }

export const stripeSecretKey = 'sk_test_stand_in'

/**
 * `silent`: does as it is told, and the answer is lost. `deaf`: can be read, and does not get what it is told.
 * `broken`: does nothing and says so. `down`: is not there.
 */
export type StandInMood = 'well' | 'silent' | 'deaf' | 'broken' | 'down'

/** A server that answers the real SDK as Stripe does, until it is closed. */
export async function openStripeStandIn() {
  const account = new StripeAccount()
  const calls: { method: string; path: string; key: string | undefined }[] = []
  const answers = new Map<string, { request: string; answer: Answer }>()
  let mood: StandInMood = 'well'
  let interlude: { path: string; act: () => Promise<unknown> } | undefined

  const server = createServer(async (request, response) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = await readBody(request)
    const key = headers['idempotency-key']
    const name = typeof key === 'string' ? key : undefined
    calls.push({ method, path: url.pathname, key: name })
    if (mood === 'down' || (mood === 'deaf' && method !== 'GET')) return void request.socket.destroy()
    const answer =
      mood === 'broken'
        ? refuse(500, 'api_error', 'api_error')
        : answerOnce(name, `${url.pathname} ${body}`, () => {
            if (headers.authorization !== `Bearer ${stripeSecretKey}`) return refuse(401, 'invalid_api_key')
            return route(account, {
              method,
              path: url.pathname,
              query: readForm(url.search.slice(1)),
              body: readForm(body),
            })
          })
    if (interlude?.path === url.pathname) {
      const { act } = interlude
      interlude = undefined
      await act()
    }
    if (mood === 'silent' && method !== 'GET') return void request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_stand_in' })
    response.end(JSON.stringify(answer.body))
  })

  /** The same key twice is one call: the second gets the first one's answer, and may ask for nothing else. */
  function answerOnce(key: string | undefined, request: string, act: () => Answer): Answer {
    const before = key === undefined ? undefined : answers.get(key)
    if (before && before.request !== request) return refuse(400, 'idempotency_key_reused', 'idempotency_error')
    const answer = before?.answer ?? act()
    if (key !== undefined && answer.status < 400) answers.set(key, { request, answer })
    return answer
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account,
    /** Everything that was asked, in its order. */
    calls,
    setMood: (next: StandInMood) => {
      mood = next
    },
    /** Has something happen after the next call of a path was carried out and before it is answered. */
    beforeAnswering(path: string, act: () => Promise<unknown>): void {
      interlude = { path, act }
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function route(account: StripeAccount, { method, path, query, body }: Omit<Call, 'id'>): Answer {
  try {
    account.advance()
    for (const [pattern, act] of routes) {
      const [verb, template = ''] = pattern.split(' ')
      const id = verb === method ? matchPath(template, path) : undefined
      if (id !== undefined) return { status: 200, body: act(account, { method, path, id, query, body }) }
    }
    return refuse(404, 'url_invalid')
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.answer.status, body: { error: error.answer.error } }
    throw error
  }
}

function refuse(status: number, code: string, type = 'invalid_request_error'): Answer {
  return { status, body: { error: { type, code, message: code } } }
}

/** @returns the id in the path, or '' where the template has none; undefined where it does not fit */
function matchPath(template: string, path: string): string | undefined {
  const match = new RegExp(`^/v1/${template.replace(':id', '([^/]+)')}$`).exec(path)
  return match ? decodeURIComponent(match[1] ?? '') : undefined
}

type Act = (account: StripeAccount, call: Call) => unknown

const routes: readonly (readonly [string, Act])[] = [
  [
    'POST customers',
    (account, { body }) => {
      const customer = make.makeCustomer(account.createId('cus'), account.now())
      customer.email = text(body['email']) ?? null
      customer.name = text(body['name']) ?? null
      customer.metadata = readMetadata(body)
      account.customers.set(customer.id, customer)
      return customer
    },
  ],
  [
    'GET customers/:id',
    (account, { id }) => {
      const customer = account.get(account.customers, id)
      if (customer.deleted) return customer
      const { invoice_settings: settings } = customer
      const method = expandCard(account, settings.default_payment_method)
      return { ...customer, invoice_settings: { ...settings, default_payment_method: method } }
    },
  ],
  [
    'POST customers/:id',
    (account, { id, body }) => {
      const customer = account.get(account.customers, id)
      const settings = body['invoice_settings']
      if (customer.deleted) throw new StripeRefusal(400, 'parameter_missing')
      if (typeof settings === 'object') {
        customer.invoice_settings.default_payment_method = text(settings['default_payment_method']) || null
      }
      customer.email = text(body['email']) ?? customer.email
      customer.name = text(body['name']) ?? customer.name ?? null
      return customer
    },
  ],
  [
    'DELETE customers/:id',
    (account, { id }) => {
      account.get(account.customers, id)
      for (const subscription of account.subscriptions.values()) {
        if (subscription.customer === id && subscription.status !== 'canceled') account.cancel(subscription)
      }
      const deleted = { id, object: 'customer', deleted: true } as const
      account.customers.set(id, deleted)
      return deleted
    },
  ],
  [
    'GET subscriptions',
    (account, { query }) =>
      make.makeList(
        '/v1/subscriptions',
        [...account.subscriptions.values()]
          .filter(({ customer }) => customer === text(query['customer']))
          .toReversed()
          .map((subscription) => expandSubscription(account, subscription)),
      ),
  ],
  [
    'POST subscriptions',
    (account, { body }) => {
      const trialEnd = text(body['trial_end'])
      return account.startSubscription({
        customer: text(body['customer']) ?? '',
        price: textAt(body, 'items', '0', 'price'),
        trialEnd: trialEnd ? Number(trialEnd) : undefined,
        coupon: textAt(body, 'discounts', '0', 'coupon') || undefined,
        metadata: readMetadata(body),
      })
    },
  ],
  [
    'POST subscriptions/:id',
    (account, { id, body }) => {
      const subscription = account.get(account.subscriptions, id)
      const price = textAt(body, 'items', '0', 'price')
      const cancels = text(body['cancel_at_period_end'])
      const method = text(body['default_payment_method'])
      if ((price || cancels) && subscription.schedule) throw new StripeRefusal(400, 'subscription_scheduled')
      if (price) account.changeItem(subscription, price, text(body['payment_behavior']) === 'pending_if_incomplete')
      if (cancels) {
        subscription.cancel_at_period_end = cancels === 'true'
        readDetails(subscription, body)
        subscription.cancel_at = cancels === 'true' ? (subscription.items.data[0]?.current_period_end ?? null) : null
      }
      if (method) subscription.default_payment_method = method
      return subscription
    },
  ],
  [
    'DELETE subscriptions/:id',
    (account, { id, query, body }) => {
      const subscription = account.get(account.subscriptions, id)
      account.cancel(subscription)
      readDetails(subscription, { ...query, ...body })
      return subscription
    },
  ],
  [
    'POST subscription_schedules',
    (account, { body }) =>
      account.createSchedule(account.get(account.subscriptions, text(body['from_subscription']) ?? '')),
  ],
  [
    'POST subscription_schedules/:id',
    (account, { id, body }) => {
      const schedule = account.get(account.schedules, id)
      schedule.metadata = readMetadata(body)
      const [present] = schedule.phases
      const next = textAt(body, 'phases', '1', 'items', '0', 'price')
      if (!present || !account.prices.has(next)) throw new StripeRefusal(400, 'resource_missing')
      if (Number(textAt(body, 'phases', '0', 'start_date')) !== present.start_date) {
        throw new StripeRefusal(400, 'phase_start_date_changed')
      }
      const end = Number(textAt(body, 'phases', '0', 'end_date'))
      schedule.phases = [
        { ...present, end_date: end },
        make.makePhase({ currency: present.currency, price: next, start_date: end, end_date: end + 30 * 86_400 }),
      ]
      return schedule
    },
  ],
  [
    'POST subscription_schedules/:id/release',
    (account, { id }) => {
      const schedule = account.get(account.schedules, id)
      const subscription = account.get(account.subscriptions, String(schedule.subscription))
      account.releaseSchedule(subscription)
      return schedule
    },
  ],
  [
    'GET invoices',
    (account, { query }) =>
      make.makeList(
        '/v1/invoices',
        [...account.invoices.values()]
          .filter(
            ({ customer, status }) =>
              customer === text(query['customer']) && (text(query['status']) ?? status) === status,
          )
          .toReversed(),
      ),
  ],
  [
    'POST invoices/create_preview',
    (account, { body }) => {
      const subscription = account.get(account.subscriptions, text(body['subscription']) ?? '')
      const price = textAt(body, 'subscription_details', 'items', '0', 'price')
      const { customer, currency, id } = subscription
      const shared = { billing_reason: 'upcoming', created: account.now(), customer, currency, number: null } as const
      const total = account.previewChange(subscription, price)
      return make.makeInvoice('upcoming_in', { ...shared, subscription: id, total })
    },
  ],
  [
    'POST invoices/:id/void',
    (account, { id }) => {
      const invoice = account.get(account.invoices, id)
      account.voidInvoice(invoice)
      return invoice
    },
  ],
  ['GET payment_intents/:id', (account, { id }) => account.paymentOf(id)],
  [
    'GET prices',
    (account, { query }) =>
      make.makeList(
        '/v1/prices',
        [...account.prices.values()].filter(({ lookup_key }) => lookup_key === textAt(query, 'lookup_keys', '0')),
      ),
  ],
  [
    'POST prices',
    (account, { body }) => {
      const fields: make.PriceFields = {
        currency: text(body['currency']) ?? '',
        lookup_key: text(body['lookup_key']) ?? null,
        metadata: readMetadata(body),
        product: account.get(account.products, text(body['product']) ?? '').id,
        unit_amount: Number(text(body['unit_amount'])),
      }
      const price = make.makePrice(account.createId('price'), fields, account.now())
      account.prices.set(price.id, price)
      return price
    },
  ],
  ['GET products/:id', (account, { id }) => account.get(account.products, id)],
  [
    'POST products',
    (account, { body }) => {
      const id = text(body['id']) ?? account.createId('prod')
      if (account.products.has(id)) throw new StripeRefusal(400, 'resource_already_exists')
      account.products.set(id, make.makeProduct(id, text(body['name']) ?? '', account.now()))
      return account.products.get(id)
    },
  ],
  ['GET coupons/:id', (account, { id }) => account.get(account.coupons, id)],
  [
    'POST coupons',
    (account, { body }) => {
      const id = text(body['id']) ?? account.createId('coupon')
      account.coupons.set(id, make.makeCoupon(id, Number(text(body['percent_off'])), account.now()))
      return account.coupons.get(id)
    },
  ],
  [
    'GET billing_portal/configurations',
    (account) => make.makeList('/v1/billing_portal/configurations', [...account.portals.values()]),
  ],
  [
    'POST billing_portal/configurations',
    (account, { body }) => {
      const id = account.createId('bpc')
      const settings = { id, object: 'billing_portal.configuration', active: true, metadata: readMetadata(body) }
      account.portals.set(id, settings as unknown as Stripe.BillingPortal.Configuration)
      return settings
    },
  ],
  [
    'POST billing_portal/sessions',
    (account, { body }) => {
      account.get(account.portals, text(body['configuration']) ?? '')
      const customer = account.get(account.customers, text(body['customer']) ?? '').id
      const id = account.createId('bps')
      return {
        id,
        object: 'billing_portal.session',
        customer,
        url: `https://billing.stripe.example/p/session/${customer}`,
      }
    },
  ],
]

/** As the SDK is answered that asks for everything to be expanded. */
function expandSubscription(account: StripeAccount, subscription: Stripe.Subscription): Stripe.Subscription {
  const invoice = account.invoices.get(String(subscription.latest_invoice))
  const isConfirmable = invoice?.status === 'open'
  return {
    ...subscription,
    default_payment_method: expandCard(account, subscription.default_payment_method),
    latest_invoice: invoice
      ? {
          ...invoice,
          confirmation_secret: isConfirmable ? { client_secret: secretOf(invoice), type: 'payment_intent' } : null,
          payments: make.makeInvoicePayments(invoice, account.now()),
        }
      : null,
    pending_setup_intent: account.setupIntents.get(String(subscription.pending_setup_intent)) ?? null,
    schedule: account.schedules.get(String(subscription.schedule)) ?? null,
  }
}

function expandCard(account: StripeAccount, id: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null {
  return account.cards.get(String(id)) ?? null
}

/** Why a subscription is cancelled; an empty comment takes the one before away. */
function readDetails(subscription: Stripe.Subscription, form: Form): void {
  const details = form['cancellation_details']
  if (typeof details !== 'object' || subscription.cancellation_details === null) return
  subscription.cancellation_details.comment = text(details['comment']) || null
}

function readMetadata(body: Form): Record<string, string> {
  const metadata = body['metadata']
  return typeof metadata === 'object'
    ? Object.fromEntries(Object.entries(metadata).map(([k, v]) => [k, String(v)]))
    : {}
}

function text(value: string | Form | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function textAt(form: Form, ...path: string[]): string {
  let value: string | Form | undefined = form
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined
  return text(value) ?? ''
}

function readForm(encoded: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '')
    let target = form
    for (const part of path.slice(0, -1)) {
      const next: string | Form = target[part] ?? {}
      if (typeof next === 'string') continue
      target[part] = next
      target = next
    }
    target[path.at(-1) ?? name] = value
  }
  return form
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
