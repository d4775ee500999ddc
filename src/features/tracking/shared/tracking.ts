/** Plan names in events. Repeated here, because the accounts feature depends on this one. */
type PlanName = 'basic' | 'pro'

/**
 * `value`: in whole units (not cents) of the ISO 4217 currency; the price per month, of a purchase the amount that was
 * charged.
 */
type OrderFacts = { plan: PlanName; value: number; currency: string }

/** The events that may be sent to the pixel, with their parameters. */
export type TrackingEvent =
  | { name: 'demo-view' }
  | { name: 'registration-start' }
  | { name: 'registration-complete'; plan: PlanName }
  | { name: 'plan-selection'; plan: PlanName }
  | ({ name: 'payment-start' } & OrderFacts)
  /** The first charge of an account was paid. */
  | ({ name: 'purchase' } & OrderFacts)
  | { name: 'first-book' }
  | { name: 'share' }
  | { name: 'pricing-view' }
  | { name: 'article-view'; title: string }

/** The arguments of one call of Meta's pixel. */
export type PixelCall = {
  method: 'track' | 'trackCustom'
  name: string
  parameters: Readonly<Record<string, string | number>>
}

/**
 * Converts an event to a call of Meta's pixel: a standard event where one exists, so that campaigns can use it, else a
 * custom event. Source: developers.facebook.com/docs/meta-pixel/reference.
 */
export function pixelCallOf(event: TrackingEvent): PixelCall {
  switch (event.name) {
    case 'demo-view':
      return standard('ViewContent', { content_name: 'Demo', content_category: 'demo' })
    case 'pricing-view':
      return standard('ViewContent', { content_name: 'Pricing', content_category: 'pricing' })
    case 'article-view':
      return standard('ViewContent', { content_name: event.title, content_category: 'blog' })
    case 'registration-start':
      return custom('RegistrationStart')
    case 'registration-complete':
      return standard('CompleteRegistration', { content_name: event.plan })
    case 'plan-selection':
      return standard('AddToCart', { content_name: event.plan })
    case 'payment-start':
      return standard('InitiateCheckout', orderParameters(event))
    case 'purchase':
      return standard('Purchase', orderParameters(event))
    case 'first-book':
      return custom('FirstWelcomeBook')
    case 'share':
      return custom('ShareWelcomeBook')
  }
}

function standard(name: string, parameters: PixelCall['parameters']): PixelCall {
  return { method: 'track', name, parameters }
}

function custom(name: string): PixelCall {
  return { method: 'trackCustom', name, parameters: {} }
}

function orderParameters({ plan, value, currency }: OrderFacts): PixelCall['parameters'] {
  return { content_name: plan, value, currency }
}

/** `data-event` and its parameters, as attributes of an element. */
export type EventAttributes = { 'data-event': TrackingEvent['name']; 'data-event-title'?: string }

/** Reads an event from an element's data attributes; undefined for events that documents do not fire. */
export function readEventAttributes({ event, eventTitle }: DOMStringMap): TrackingEvent | undefined {
  if (event === 'demo-view' || event === 'pricing-view') return { name: event }
  return event === 'article-view' && eventTitle ? { name: event, title: eventTitle } : undefined
}
