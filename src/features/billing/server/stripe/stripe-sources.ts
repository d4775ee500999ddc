/**
 * What a page's policy has to allow for Stripe's card form: its script, its frames, the bank's confirmation and their
 * reporting endpoints (https://docs.stripe.com/security/guide#content-security-policy).
 */
export const stripeSources = {
  'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
  'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  'connect-src': ['https://api.stripe.com'],
} as const
