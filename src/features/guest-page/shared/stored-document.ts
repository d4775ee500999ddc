/**
 * What the worker reads from a guest document and writes into a stored copy of it. Pure, works on the page's own
 * markup.
 */

export function readLanguage(html: string): string {
  return /<html lang="([a-z]{2})"/.exec(html)?.[1] ?? 'en'
}

/** Whether this is a complete guest page: captive portals answer for us, and connections break. */
export function isGuestDocument(html: string): boolean {
  return html.includes('<body class="g-page') && html.endsWith('</html>')
}

/** Paths of the fonts, scripts and stylesheets that a document loads on a phone. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/(?!wide-)[\w.-]+\.(?:js|css|woff2)/g))]
}

/** The path under which a picture of another host is stored as one of ours; undefined for anything else. */
export function pathOfForeignPicture(url: URL, origin: string): string | undefined {
  const picture = url.origin === origin ? undefined : /\/[\w-]{22}\/\d+\.webp$/.exec(url.pathname)?.[0]
  return picture && `/media${picture}`
}

/**
 * Paths of what only some screens load: the pictures in every size that the document offers, and the script for wide
 * screens. The page tells the worker which of them it has loaded.
 */
export function listOptionalPaths(html: string): string[] {
  const parts = html.match(/\/[\w-]+\/\d+\.webp|\/assets\/wide-[\w.-]+\.js/g) ?? []
  // Pictures of another host are stored under our own paths.
  return [...new Set(parts.map((part) => (part.startsWith('/assets/') ? part : `/media${part}`)))]
}

/** Marks a document as a copy and adds its date; the page's stylesheet and script use the mark. */
export function markStored(html: string, storedAt: number): string {
  const language = readLanguage(html)
  // Same as in `day.ts`: a module that guests share with the app would be one more file to load.
  const locale = language === 'en' ? 'en-GB' : language
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(storedAt)
  const date = language === 'fr' ? written.replace(/^1 /, '1er ') : written
  return html.replace('<html ', '<html data-stored ').replace('<b class="g-when">', `<b class="g-when">${date}`)
}

/** In the list of a host's books, removes the mark 'needs a connection' from each book that is stored. */
export function markKept(html: string, paths: readonly string[]): string {
  return paths.reduce((marked, path) => marked.replace(`href="${path}" data-needed`, `href="${path}" data-kept`), html)
}

/** Serves the list of books in place of a book that is not stored; undefined for any other document. */
export function standIn(html: string): string | undefined {
  return html.includes('g-away') ? html.replace('<html ', '<html data-away ') : undefined
}
