import { describe, expect, test } from 'vitest'
import { pixelCallOf, readEventAttributes } from './tracking.ts'

const order = { plan: 'pro', value: 24.95, currency: 'EUR' } as const

describe('the pixel hears of', () => {
  test.each([
    [{ name: 'demo-view' }, 'track', 'ViewContent', { content_name: 'Demo', content_category: 'demo' }],
    [{ name: 'pricing-view' }, 'track', 'ViewContent', { content_name: 'Pricing', content_category: 'pricing' }],
    [
      { name: 'article-view', title: 'Rules' },
      'track',
      'ViewContent',
      { content_name: 'Rules', content_category: 'blog' },
    ],
    [{ name: 'registration-start' }, 'trackCustom', 'RegistrationStart', {}],
    [{ name: 'registration-complete', plan: 'basic' }, 'track', 'CompleteRegistration', { content_name: 'basic' }],
    [{ name: 'plan-selection', plan: 'pro' }, 'track', 'AddToCart', { content_name: 'pro' }],
    [
      { name: 'payment-start', ...order },
      'track',
      'InitiateCheckout',
      { content_name: 'pro', value: 24.95, currency: 'EUR' },
    ],
    [{ name: 'purchase', ...order }, 'track', 'Purchase', { content_name: 'pro', value: 24.95, currency: 'EUR' }],
    [{ name: 'first-book' }, 'trackCustom', 'FirstWelcomeBook', {}],
    [{ name: 'share' }, 'trackCustom', 'ShareWelcomeBook', {}],
  ] as const)('%j as %s %s', (event, method, name, parameters) => {
    expect(pixelCallOf(event)).toEqual({ method, name, parameters })
  })
})

test('an element of a document names its event and the event’s parameters', () => {
  expect(readEventAttributes({ event: 'demo-view' })).toEqual({ name: 'demo-view' })
  expect(readEventAttributes({ event: 'article-view', eventTitle: 'Rules' })).toEqual({
    name: 'article-view',
    title: 'Rules',
  })
})

test('an element cannot name an event that needs more than it says', () => {
  expect(readEventAttributes({ event: 'article-view' })).toBeUndefined()
  expect(readEventAttributes({ event: 'purchase' })).toBeUndefined()
  expect(readEventAttributes({})).toBeUndefined()
})
