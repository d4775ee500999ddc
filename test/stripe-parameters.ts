import { StripeRefusal } from './stripe-refusal.ts'

/**
 * The parameters of each call according to Stripe's reference (https://docs.stripe.com/api), as far as the service uses
 * them or could by mistake. Anything else is refused as Stripe refuses it.
 */

/** The parts of a form that Stripe's SDK sends: `items[0][price]=…`. */
export type Form = { [name: string]: string | Form }

/**
 * Checks a value that was sent under a name such as `items[0][price]`.
 * @throws StripeRefusal
 */
type Check = (value: string | Form, param: string) => void

type Fields = Readonly<Record<string, Check>>

export type CallParameters = {
  fields: Fields
  required: readonly string[]
  /** Paths that `expand` accepts. */
  expandable?: readonly string[]
}

/**
 * Refuses unknown parameters, missing ones, and invalid values.
 * @throws StripeRefusal
 */
export function checkParameters({ fields, required, expandable = [] }: CallParameters, form: Form): void {
  const { expand, ...others } = form
  object(fields, required)(others, '')
  if (expand === undefined) return
  listOf((value, param) => {
    if (typeof value === 'string' && expandable.includes(value)) return
    throw refusal({ param, message: `This property cannot be expanded (${String(value)}).` })
  })(expand, 'expand')
}

function refusal(more: { code?: string; param: string; message: string }): StripeRefusal {
  return new StripeRefusal(400, more.code, more)
}

function object(fields: Fields, required: readonly string[] = []): Check {
  return (value, param) => {
    const nameOf = (name: string) => (param === '' ? name : `${param}[${name}]`)
    if (typeof value === 'string') throw refusal({ param, message: 'Invalid object' })
    for (const [name, part] of Object.entries(value)) {
      const check = fields[name]
      const unknown = nameOf(name)
      if (!check) {
        throw refusal({
          code: 'parameter_unknown',
          param: unknown,
          message: `Received unknown parameter: ${unknown}`,
        })
      }
      check(part, unknown)
    }
    const missing = required.find((name) => value[name] === undefined)
    if (missing === undefined) return
    const param_ = nameOf(missing)
    throw refusal({ code: 'parameter_missing', param: param_, message: `Missing required param: ${param_}.` })
  }
}

function listOf(check: Check, longest = Number.POSITIVE_INFINITY): Check {
  return (value, param) => {
    if (typeof value === 'string') throw refusal({ param, message: 'Invalid array' })
    const entries = Object.entries(value)
    if (entries.length > longest) throw refusal({ param, message: `Array ${param} exceeded maximum ${longest}` })
    for (const [index, part] of entries) check(part, `${param}[${index}]`)
  }
}

/** A non-empty text: an empty one unsets a parameter, which most parameters do not allow. */
const text: Check = (value, param) => {
  if (typeof value !== 'string') throw refusal({ param, message: `Invalid string: ${JSON.stringify(value)}` })
  if (value !== '') return
  throw refusal({
    code: 'parameter_invalid_empty',
    param,
    message: `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
  })
}

const orUnset =
  (check: Check): Check =>
  (value, param) => {
    if (value !== '') check(value, param)
  }

function oneOf(...values: readonly string[]): Check {
  return (value, param) => {
    if (typeof value === 'string' && values.includes(value)) return
    throw refusal({ param, message: `Invalid ${param}: must be one of ${values.join(', ')}` })
  }
}

const flag: Check = (value, param) => {
  if (value !== 'true' && value !== 'false') throw refusal({ param, message: `Invalid boolean: ${String(value)}` })
}

function integer(least: number, most = Number.MAX_SAFE_INTEGER): Check {
  return (value, param) => {
    if (typeof value !== 'string' || !/^-?\d+$/.test(value)) {
      throw refusal({ code: 'parameter_invalid_integer', param, message: `Invalid integer: ${String(value)}` })
    }
    if (Number(value) < least || Number(value) > most) {
      throw refusal({ param, message: `This value must be between ${least} and ${most}.` })
    }
  }
}

const percentage: Check = (value, param) => {
  if (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && Number(value) > 0 && Number(value) <= 100) return
  throw refusal({ param, message: 'Coupon percent_off must be greater than 0 and at most 100.' })
}

const url: Check = (value, param) => {
  if (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) return
  throw refusal({ code: 'url_invalid', param, message: 'Not a valid URL' })
}

const email: Check = (value, param) => {
  if (typeof value === 'string' && /^[^\s@]+@[^\s@]+$/.test(value)) return
  throw refusal({ code: 'email_invalid', param, message: `Invalid email address: ${String(value)}` })
}

/** Up to 50 keys of up to 40 characters with values of up to 500; an empty value removes a key. */
const metadata: Check = (value, param) => {
  if (typeof value === 'string') return orUnset(object({}))(value, param)
  const entries = Object.entries(value)
  if (entries.length > 50) throw refusal({ param, message: 'Metadata can have up to 50 keys.' })
  for (const [name, part] of entries) {
    if (typeof part === 'string' && name.length <= 40 && part.length <= 500) continue
    throw refusal({ param: `${param}[${name}]`, message: 'Metadata keys take 40 characters and values 500.' })
  }
}

const limit = integer(1, 100)
const currency: Check = (value, param) => {
  if (typeof value === 'string' && /^[a-z]{3}$/.test(value)) return
  throw refusal({ param, message: `Invalid currency: ${String(value)}.` })
}
const prorationBehavior = oneOf('always_invoice', 'create_prorations', 'none')
const discounts = orUnset(listOf(object({ coupon: text, discount: text, promotion_code: text }), 20))
const cancellationDetails = object({
  comment: orUnset(text),
  feedback: orUnset(
    oneOf(
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
    ),
  ),
})
const interval = oneOf('day', 'week', 'month', 'year')
const phase = object(
  {
    items: listOf(object({ price: text, quantity: integer(0) }, ['price']), 20),
    start_date: integer(0),
    end_date: integer(0),
    duration: object({ interval, interval_count: integer(1) }, ['interval']),
    discounts,
    metadata,
    proration_behavior: prorationBehavior,
    trial_end: integer(0),
  },
  ['items'],
)

const customerFields: Fields = {
  name: orUnset(text),
  email: orUnset(email),
  preferred_locales: listOf(text),
  metadata,
  invoice_settings: object({ default_payment_method: orUnset(text) }),
}

/** The `expand` paths of a subscription. */
const ofSubscription = [
  'default_payment_method',
  'latest_invoice',
  'latest_invoice.confirmation_secret',
  'latest_invoice.payments',
  'pending_setup_intent',
  'schedule',
]

/** By method and path. A call that is not listed has no parameters. */
export const callParameters: Readonly<Record<string, CallParameters>> = {
  'GET webhook_endpoints': { fields: { limit }, required: [] },
  'POST customers': { fields: customerFields, required: [] },
  'GET customers/:id': { fields: {}, required: [], expandable: ['invoice_settings.default_payment_method'] },
  'POST customers/:id': { fields: customerFields, required: [] },
  'GET subscriptions': {
    fields: {
      customer: text,
      limit,
      status: oneOf(
        'active',
        'all',
        'canceled',
        'ended',
        'incomplete',
        'incomplete_expired',
        'past_due',
        'paused',
        'trialing',
        'unpaid',
      ),
    },
    required: [],
    expandable: ofSubscription.map((path) => `data.${path}`),
  },
  'POST subscriptions': {
    fields: {
      customer: text,
      items: listOf(object({ price: text, quantity: integer(0) }), 20),
      payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
      payment_settings: object({ save_default_payment_method: oneOf('off', 'on_subscription') }),
      proration_behavior: prorationBehavior,
      trial_end: integer(0),
      trial_settings: object(
        {
          end_behavior: object({ missing_payment_method: oneOf('cancel', 'create_invoice', 'pause') }, [
            'missing_payment_method',
          ]),
        },
        ['end_behavior'],
      ),
      discounts,
      metadata,
    },
    required: ['customer'],
    expandable: ofSubscription,
  },
  'GET subscriptions/:id': { fields: {}, required: [], expandable: ofSubscription },
  'POST subscriptions/:id': {
    fields: {
      items: listOf(object({ id: text, price: text, quantity: integer(0), deleted: flag }), 20),
      payment_behavior: oneOf('allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'),
      proration_behavior: prorationBehavior,
      proration_date: integer(0),
      cancel_at_period_end: flag,
      cancellation_details: cancellationDetails,
      default_payment_method: text,
      discounts,
      metadata,
    },
    required: [],
    expandable: ofSubscription,
  },
  'DELETE subscriptions/:id': {
    fields: { invoice_now: flag, prorate: flag, cancellation_details: cancellationDetails },
    required: [],
  },
  // With `from_subscription` no phases are allowed: they are those of the subscription.
  'POST subscription_schedules': {
    fields: { from_subscription: text, metadata },
    required: ['from_subscription'],
  },
  'POST subscription_schedules/:id': {
    fields: {
      end_behavior: oneOf('cancel', 'none', 'release', 'renew'),
      proration_behavior: prorationBehavior,
      phases: listOf(phase),
      metadata,
    },
    required: [],
  },
  'POST subscription_schedules/:id/release': { fields: { preserve_cancel_date: flag }, required: [] },
  'GET invoices': {
    fields: {
      customer: text,
      subscription: text,
      limit,
      status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    },
    required: [],
  },
  'POST invoices/create_preview': {
    fields: {
      customer: text,
      subscription: text,
      subscription_details: object({
        items: listOf(object({ id: text, price: text, quantity: integer(0), deleted: flag }), 20),
        proration_behavior: prorationBehavior,
        proration_date: integer(0),
      }),
    },
    required: [],
  },
  'GET payment_intents/:id': { fields: { client_secret: text }, required: [], expandable: ['payment_method'] },
  'GET prices': { fields: { lookup_keys: listOf(text, 10), active: flag, limit }, required: [] },
  'POST prices': {
    fields: {
      product: text,
      currency,
      unit_amount: integer(0),
      recurring: object({ interval, interval_count: integer(1) }, ['interval']),
      lookup_key: text,
      metadata,
    },
    required: ['currency', 'product'],
  },
  'POST products': { fields: { id: text, name: text, metadata }, required: ['name'] },
  'POST coupons': {
    fields: {
      id: text,
      percent_off: percentage,
      duration: oneOf('forever', 'once', 'repeating'),
      name: text,
      metadata,
    },
    // Without `percent_off` Stripe needs an amount, which the service never uses.
    required: ['percent_off'],
  },
  'GET billing_portal/configurations': { fields: { active: flag, is_default: flag, limit }, required: [] },
  'POST billing_portal/configurations': {
    fields: {
      default_return_url: orUnset(url),
      features: object({
        payment_method_update: object({ enabled: flag }, ['enabled']),
        invoice_history: object({ enabled: flag }, ['enabled']),
      }),
      metadata,
    },
    required: ['features'],
  },
  'POST billing_portal/sessions': {
    fields: {
      customer: text,
      configuration: text,
      return_url: url,
      flow_data: object(
        {
          type: oneOf('payment_method_update', 'subscription_cancel', 'subscription_update'),
          after_completion: object(
            {
              type: oneOf('hosted_confirmation', 'portal_homepage', 'redirect'),
              redirect: object({ return_url: url }, ['return_url']),
            },
            ['type'],
          ),
        },
        ['type'],
      ),
    },
    required: ['customer'],
  },
}
