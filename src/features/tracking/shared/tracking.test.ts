import { describe, expect, test } from 'vitest'
import { pixelCallOf, readEventAttributes } from './tracking.ts'

const order = { plan: 'pro', value: 24.95, currency: 'EUR' } as const

describe('the pixel call of', () => {
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

test('an event is read from the data attributes of an element', () => {
  expect(readEventAttributes({ event: 'demo-view' })).toEqual({ name: 'demo-view' })
  expect(readEventAttributes({ event: 'article-view', eventTitle: 'Rules' })).toEqual({
    name: 'article-view',
    title: 'Rules',
  })
})

test('an event with missing parameters is not read from an element', () => {
  expect(readEventAttributes({ event: 'article-view' })).toBeUndefined()
  expect(readEventAttributes({ event: 'purchase' })).toBeUndefined()
  expect(readEventAttributes({})).toBeUndefined()
})
