/** What the worker reads from a guest document and writes into a kept copy of it. Pure, on the page's own markup. */

import type { Language } from '#platform/i18n/languages.ts'
import { isLanguage } from './messages/index.ts'

export function readLanguage(html: string): Language {
  const language = /<html lang="([a-z]{2})"/.exec(html)?.[1]
  return isLanguage(language) ? language : 'en'
}

/** The title as markup. */
export function readTitle(html: string): string {
  return /<title>([^<]*)</.exec(html)?.[1] ?? ''
}

/** Whether this is a guest page, and all of it: gateways answer in our name, and lines break off. */
export function isGuestDocument(html: string): boolean {
  return html.includes('<body class="g-page') && html.endsWith('</html>')
}

/** Paths of the fonts and scripts that a document loads. */
export function listAssets(html: string): string[] {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|woff2)/g))]
}

/** Paths of a document's pictures, in every size that it offers. */
export function listPicturePaths(html: string): string[] {
  return [...new Set(html.match(/\/media\/[\w-]+\/\d+\.webp/g))]
}

/** Lets a document say that it is a copy, and from when; the page's stylesheet and script act on the mark. */
export function markStored(html: string, storedAt: number): string {
  const date = new Intl.DateTimeFormat(readLanguage(html), { dateStyle: 'medium', timeStyle: 'short' }).format(storedAt)
  return html.replace('<html ', '<html data-stored ').replace('<b class="g-when">', `<b class="g-when">${date}`)
}

/** In the list of a host's books, says of each that is not kept that it cannot be opened now. */
export function markUnkept(html: string, keptPaths: ReadonlySet<string>, needed: string): string {
  if (!html.includes('<body class="g-page g-shelf"')) return html
  return html.replace(/<li><a href="(\/[a-z\d-]+)"/g, (link, path: string) =>
    keptPaths.has(path) ? link : `${link} data-needed="${needed}"`,
  )
}
