/** Screens whose address names a book or a secret, and those of the operator. */
const privatePaths =
  /^\/(create|account|admin|email-test|hero-preview|reset-password|confirm-address|confirm-email|preview|share)(\/|$)/

/** What the query may hold besides. Anything unknown may be a token. */
const harmlessParameters = /^(plan|fbclid|gclid|utm_[a-z]+)$/

/**
 * Whether a page's address is none of the pixel's business: the pixel reports the address together with each event.
 * Nothing is sent from there; what happens there waits for the next page.
 */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return (
    privatePaths.test(pathname) || [...new URLSearchParams(search).keys()].some((key) => !harmlessParameters.test(key))
  )
}
