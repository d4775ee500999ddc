/** Where a mail's link to stop optional mail leads. */
export function unsubscribePath(token: string): string {
  return `/mail/unsubscribe/${token}`
}
