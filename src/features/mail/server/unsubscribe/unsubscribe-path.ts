/** The path of an unsubscribe link. */
export function unsubscribePath(token: string): string {
  return `/mail/unsubscribe/${token}`
}
