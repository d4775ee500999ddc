/**
 * Whether Stripe's script would be refused here. A document's policy is that of the address at which it was loaded,
 * and only the payment page's lets Stripe in: whoever came here from another screen has to load this one anew.
 */
export function needsStripeDocument(): boolean {
  return document.querySelector('meta[name="payment-provider"][content="stripe"]') === null
}
