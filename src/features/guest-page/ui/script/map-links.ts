const search = 'https://www.google.com/maps/search/?api=1&query='

/**
 * The address under which a phone opens its own maps app.
 * @param href a maps search of the page; any other address is returned unchanged
 */
export function preferredMapHref(href: string, userAgent: string): string {
  if (!href.startsWith(search)) return href
  const query = href.slice(search.length)
  if (/android/i.test(userAgent)) return `geo:0,0?q=${query}`
  return /ip(hone|[ao]d)/i.test(userAgent) ? `maps:?q=${query}` : href
}

/** Opens addresses in the phone's own maps app; a link that the host has entered is unchanged. */
export function preferMapsApp() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/maps"]')) {
    const href = preferredMapHref(link.href, navigator.userAgent)
    if (href !== link.href) link.href = href
  }
}
