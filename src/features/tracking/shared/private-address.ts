/** Screens whose address contains a book's id or a secret, and the operator's screens. */
const privatePaths =
  /^\/(create|account|admin|email-test|hero-preview|reset-password|confirm-address|confirm-email|preview|share)(\/|$)/

/** Allowed query parameters. An unknown parameter may be a token. */
const harmlessParameters = /^(plan|fbclid|gclid|utm_[a-z]+)$/

/**
 * Whether a page's address must not be sent to the pixel, which reports the address with each event. Events on such a page
 * wait for the next page.
 */
export function isPrivateAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  return (
    privatePaths.test(pathname) || [...new URLSearchParams(search).keys()].some((key) => !harmlessParameters.test(key))
  )
}
