import type Stripe from 'stripe'
import { type ItemChange, type PhaseOrder, type StripeAccount, secretOf } from './stripe-account.ts'
import * as make from './stripe-objects.ts'
import type { Form } from './stripe-parameters.ts'
import { StripeRefusal } from './stripe-refusal.ts'

/** A call whose parameters are checked. `expand`: the paths to return as objects. */
export type Call = { id: string; query: Form; body: Form; expand: readonly string[] }

type Act = (account: StripeAccount, call: Call) => unknown

export const stripeRoutes: readonly (readonly [string, Act])[] = [
  [
    'GET webhook_endpoints',
    (account, { query }) => make.makeList('/v1/webhook_endpoints', account.webhookEndpoints, limitOf(query)),
  ],
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
    (account, { id, expand }) => {
      const customer = account.get(account.customers, id)
      if (customer.deleted) return customer
      const { invoice_settings: settings } = customer
      if (!expand.includes('invoice_settings.default_payment_method')) return customer
      const method = expandCard(account, settings.default_payment_method)
      return { ...customer, invoice_settings: { ...settings, default_payment_method: method } }
    },
  ],
  [
    'POST customers/:id',
    (account, { id, body }) => {
      const customer = account.get(account.customers, id)
      const settings = body['invoice_settings']
      if (customer.deleted) throw new StripeRefusal(404, 'resource_missing', { param: 'id' })
      const card = textAt(body, 'invoice_settings', 'default_payment_method')
      if (card !== '') requireCard(account, card, id, 'invoice_settings[default_payment_method]')
      if (typeof settings === 'object') customer.invoice_settings.default_payment_method = card || null
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
    (account, { query, expand }) => {
      const status = text(query['status'])
      const customer = requireCustomer(account, query)
      const paths = expand.map((path) => path.replace('data.', ''))
      return make.makeList(
        '/v1/subscriptions',
        [...account.subscriptions.values()]
          .filter((subscription) => subscription.customer === customer && isOfStatus(subscription, status))
          .toReversed()
          .map((subscription) => expandSubscription(account, subscription, paths)),
        limitOf(query),
      )
    },
  ],
  [
    'POST subscriptions',
    (account, { body }) => {
      const trialEnd = text(body['trial_end'])
      const behavior = text(body['payment_behavior'])
      const missingCard = textAt(body, 'trial_settings', 'end_behavior', 'missing_payment_method')
      if (!body['items']) {
        throw new StripeRefusal(400, 'parameter_missing', { param: 'items', message: 'Missing required param: items.' })
      }
      if (behavior === 'pending_if_incomplete') {
        const message = 'pending_if_incomplete is only for changes of a subscription.'
        throw new StripeRefusal(400, undefined, { param: 'payment_behavior', message })
      }
      return account.startSubscription({
        customer: text(body['customer']) ?? '',
        price: textAt(body, 'items', '0', 'price'),
        trialEnd: trialEnd ? Number(trialEnd) : undefined,
        missingCard: missingCard === 'cancel' || missingCard === 'pause' ? missingCard : 'create_invoice',
        keepsCard: textAt(body, 'payment_settings', 'save_default_payment_method') === 'on_subscription',
        waitsForPayment: behavior === 'default_incomplete',
        coupons: couponsIn(body),
        metadata: readMetadata(body),
      })
    },
  ],
  [
    'GET subscriptions/:id',
    (account, { id, expand }) => expandSubscription(account, account.get(account.subscriptions, id), expand),
  ],
  [
    'POST subscriptions/:id',
    (account, { id, body, expand }) => {
      const subscription = account.get(account.subscriptions, id)
      const change = itemChangeOf(body)
      const cancels = text(body['cancel_at_period_end'])
      const method = text(body['default_payment_method'])
      refuseUnchangeable(subscription, body)
      if (method) {
        requireCard(account, method, String(subscription.customer), 'default_payment_method')
        subscription.default_payment_method = method
      }
      if (change) account.changeItem(subscription, change)
      if (cancels) {
        subscription.cancel_at_period_end = cancels === 'true'
        subscription.cancel_at = cancels === 'true' ? (subscription.items.data[0]?.current_period_end ?? null) : null
        subscription.canceled_at = cancels === 'true' ? account.now() : null
      }
      readDetails(subscription, body)
      subscription.metadata = { ...subscription.metadata, ...readMetadata(body) }
      return expandSubscription(account, subscription, expand)
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
      account.createSchedule(
        account.get(account.subscriptions, text(body['from_subscription']) ?? '', 'from_subscription'),
      ),
  ],
  [
    'POST subscription_schedules/:id',
    (account, { id, body }) => {
      const schedule = account.get(account.schedules, id)
      if (schedule.status !== 'active') {
        throw new StripeRefusal(400, undefined, { message: 'You cannot update a schedule that is not active.' })
      }
      const phases = body['phases']
      if (typeof phases === 'object') account.changePhases(schedule, Object.values(phases).map(readPhase))
      schedule.metadata = { ...schedule.metadata, ...readMetadata(body) }
      const end = text(body['end_behavior'])
      if (end) schedule.end_behavior = end as Stripe.SubscriptionSchedule.EndBehavior
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
    (account, { query }) => {
      const wanted = requireCustomer(account, query)
      return make.makeList(
        '/v1/invoices',
        [...account.invoices.values()]
          .filter(({ customer, status }) => customer === wanted && (text(query['status']) ?? status) === status)
          .toReversed(),
        limitOf(query),
      )
    },
  ],
  [
    'POST invoices/create_preview',
    (account, { body }) => {
      const subscription = account.get(account.subscriptions, text(body['subscription']) ?? '', 'subscription')
      const details = body['subscription_details']
      const change = itemChangeOf(typeof details === 'object' ? details : {})
      if (!change) throw new StripeRefusal(400, 'parameter_missing', { param: 'subscription_details[items]' })
      const { customer, currency, id } = subscription
      const shared = { billing_reason: 'upcoming', created: account.now(), customer, currency, number: null } as const
      const total = account.previewChange(subscription, change)
      const preview = make.makeInvoice('upcoming_in', { ...shared, subscription: id, total })
      return { ...preview, amount_due: account.dueOf(preview) }
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
  [
    'GET payment_intents/:id',
    (account, { id, expand }) => {
      const payment = account.paymentOf(id)
      const { payment_method: method } = payment
      if (expand.includes('payment_method') || typeof method !== 'object') return payment
      return { ...payment, payment_method: method?.id ?? null }
    },
  ],
  [
    'GET prices',
    (account, { query }) =>
      make.makeList(
        '/v1/prices',
        [...account.prices.values()].filter(
          ({ lookup_key, active }) =>
            lookup_key === textAt(query, 'lookup_keys', '0') && (text(query['active']) ?? `${active}`) === `${active}`,
        ),
        limitOf(query),
      ),
  ],
  [
    'POST prices',
    (account, { body }) => {
      const fields: make.PriceFields = {
        currency: text(body['currency']) ?? '',
        lookup_key: text(body['lookup_key']) ?? null,
        metadata: readMetadata(body),
        product: account.get(account.products, text(body['product']) ?? '', 'product').id,
        unit_amount: Number(text(body['unit_amount'])),
      }
      if (!body['recurring']) {
        throw new StripeRefusal(400, undefined, {
          param: 'recurring',
          message: 'A subscription takes recurring prices.',
        })
      }
      if ([...account.prices.values()].some(({ lookup_key }) => lookup_key && lookup_key === fields.lookup_key)) {
        const message = 'A price already uses that lookup key.'
        throw new StripeRefusal(400, 'resource_already_exists', { param: 'lookup_key', message })
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
      if (account.products.has(id)) throw new StripeRefusal(400, 'resource_already_exists', { param: 'id' })
      account.products.set(id, make.makeProduct(id, text(body['name']) ?? '', account.now()))
      return account.products.get(id)
    },
  ],
  ['GET coupons/:id', (account, { id }) => account.get(account.coupons, id)],
  [
    'POST coupons',
    (account, { body }) => {
      const id = text(body['id']) ?? account.createId('coupon')
      if (account.coupons.has(id)) throw new StripeRefusal(400, 'resource_already_exists', { param: 'id' })
      const duration = text(body['duration']) ?? 'once'
      const coupon = make.makeCoupon(id, Number(text(body['percent_off'])), account.now())
      account.coupons.set(id, { ...coupon, duration: duration as Stripe.Coupon.Duration })
      return account.coupons.get(id)
    },
  ],
  [
    'GET billing_portal/configurations',
    (account, { query }) =>
      make.makeList('/v1/billing_portal/configurations', [...account.portals.values()], limitOf(query)),
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
      account.get(account.portals, text(body['configuration']) ?? '', 'configuration')
      const customer = account.get(account.customers, text(body['customer']) ?? '', 'customer').id
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

/** Returns the requested parts as objects; the others are ids, or missing if Stripe includes them on demand only. */
function expandSubscription(
  account: StripeAccount,
  subscription: Stripe.Subscription,
  paths: readonly string[],
): Stripe.Subscription {
  const expands = (path: string) => paths.some((asked) => asked === path || asked.startsWith(`${path}.`))
  const expanded = { ...subscription }
  if (expands('default_payment_method')) {
    expanded.default_payment_method = expandCard(account, subscription.default_payment_method)
  }
  if (expands('pending_setup_intent')) {
    expanded.pending_setup_intent = account.setupIntents.get(String(subscription.pending_setup_intent)) ?? null
  }
  if (expands('schedule')) expanded.schedule = account.schedules.get(String(subscription.schedule)) ?? null
  const invoice = account.invoices.get(String(subscription.latest_invoice))
  if (invoice && expands('latest_invoice')) {
    const secret = invoice.status === 'open' ? { client_secret: secretOf(invoice), type: 'payment_intent' } : null
    expanded.latest_invoice = {
      ...invoice,
      ...(expands('latest_invoice.confirmation_secret') && { confirmation_secret: secret }),
      ...(expands('latest_invoice.payments') && { payments: make.makeInvoicePayments(invoice, account.now()) }),
    }
  }
  return expanded
}

/** Without a status Stripe lists all except cancelled ones. */
function isOfStatus({ status }: Stripe.Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return status !== 'canceled'
  if (wanted === 'ended') return status === 'canceled' || status === 'incomplete_expired'
  return wanted === 'all' || status === wanted
}

/** Refuses changes that a call of this kind does not allow. */
function refuseUnchangeable(subscription: Stripe.Subscription, body: Form): void {
  const names = Object.keys(body).filter((name) => name !== 'expand')
  const refuseOthers = (allowed: readonly string[], message: string) => {
    const other = names.find((name) => !allowed.includes(name))
    if (other !== undefined) throw new StripeRefusal(400, undefined, { param: other, message })
  }
  if (subscription.status === 'canceled') {
    const message = 'A canceled subscription can only update its cancellation_details and metadata.'
    refuseOthers(['cancellation_details', 'metadata'], message)
  }
  if (body['payment_behavior'] === 'pending_if_incomplete') {
    // https://docs.stripe.com/billing/subscriptions/pending-updates-reference
    const supported = ['items', 'metadata', 'payment_behavior', 'proration_behavior', 'proration_date']
    refuseOthers(supported, 'This parameter is not supported by pending updates.')
  }
  if (subscription.schedule && names.some((name) => ['items', 'cancel_at_period_end'].includes(name))) {
    const message = 'The subscription is managed by a subscription schedule; update or release that instead.'
    throw new StripeRefusal(400, undefined, { message })
  }
}

function itemChangeOf(form: Form): ItemChange | undefined {
  const price = textAt(form, 'items', '0', 'price')
  if (price === '') return undefined
  const proration = text(form['proration_behavior'])
  return {
    itemId: textAt(form, 'items', '0', 'id'),
    price,
    proration: proration === 'always_invoice' || proration === 'none' ? proration : 'create_prorations',
    prorationDate: text(form['proration_date']) === undefined ? undefined : Number(text(form['proration_date'])),
    isPending: text(form['payment_behavior']) === 'pending_if_incomplete',
  }
}

function readPhase(phase: string | Form): PhaseOrder {
  const form = typeof phase === 'object' ? phase : {}
  const time = (name: string) => (text(form[name]) === undefined ? undefined : Number(text(form[name])))
  const { duration } = form
  return {
    price: textAt(form, 'items', '0', 'price'),
    startDate: time('start_date'),
    endDate: time('end_date'),
    months: typeof duration === 'object' ? Number(text(duration['interval_count']) ?? 1) : undefined,
    coupons: couponsIn(form),
  }
}

function couponsIn(form: Form): string[] {
  const { discounts } = form
  return typeof discounts === 'object' ? Object.keys(discounts).map((at) => textAt(discounts, at, 'coupon')) : []
}

/** @returns the id of the customer whose objects are listed */
function requireCustomer(account: StripeAccount, query: Form): string {
  return account.get(account.customers, text(query['customer']) ?? '', 'customer').id
}

function requireCard(account: StripeAccount, id: string, customer: string, param: string): void {
  if (account.get(account.cards, id, param).customer === customer) return
  throw new StripeRefusal(400, 'resource_missing', {
    param,
    message: 'The customer does not have this payment method.',
  })
}

/** Default maximum number of entries of a list. */
const usualLimit = 10

function limitOf(query: Form): number {
  return Number(text(query['limit']) ?? usualLimit)
}

function expandCard(account: StripeAccount, id: string | Stripe.PaymentMethod | null): Stripe.PaymentMethod | null {
  return account.cards.get(String(id)) ?? null
}

/** The reason of a cancellation; an empty comment removes the former one. */
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
