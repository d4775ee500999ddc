import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '#platform/i18n/languages.ts'
import type { PageChoice } from './stored-page.ts'

/** The page that a guest requests: in which language, and with `&original` in the host's own words. */
export function guestChoice(
  query: string,
  acceptLanguage: string | undefined,
  preferred?: Language | null,
): PageChoice {
  return {
    language: guestLanguage(query, acceptLanguage, preferred),
    isOriginal: query !== '' && /[?&]original(?:[=&]|$)/.test(query),
  }
}

/**
 * The language of a guest page: `?lang=`, then the preferred one, then the browser's, then English. The guest's earlier
 * choice is applied by the page's script.
 * @param preferred what the host has chosen for these guests
 */
export function guestLanguage(
  query: string,
  acceptLanguage: string | undefined,
  preferred?: Language | null,
): Language {
  return namedLanguage(query) ?? preferred ?? browserLanguage(acceptLanguage ?? '')
}

/** The language in an address; undefined if the browser's language decides. */
export function namedLanguage(query: string): Language | undefined {
  const asked = query === '' ? undefined : /[?&]lang=([a-z]{2})(?:&|$)/i.exec(query)?.[1]?.toLowerCase()
  return isLanguage(asked) ? asked : undefined
}

/** Browsers send few different headers; each is parsed once. */
const browserLanguages = new Map<string, Language>()
const mostHeaders = 1_000

function browserLanguage(acceptLanguage: string): Language {
  const known = browserLanguages.get(acceptLanguage)
  if (known) return known
  const language = negotiateLanguage(acceptLanguage) ?? defaultLanguage
  // Bounded against invented headers.
  if (browserLanguages.size >= mostHeaders) browserLanguages.clear()
  if (acceptLanguage.length < 200) browserLanguages.set(acceptLanguage, language)
  return language
}
