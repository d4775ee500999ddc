import { defaultLanguage, isLanguage, type Language, negotiateLanguage } from '#platform/i18n/languages.ts'
import type { PageChoice } from './stored-page.ts'

/** Which page a guest asks for: in which language, and with `&original` in the host's own words. */
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
 * The language of a guest page: `?lang=`, then the preferred one, then the browser's, then English. Earlier choices act in
 * the page.
 * @param preferred what the host has chosen for these guests
 */
export function guestLanguage(
  query: string,
  acceptLanguage: string | undefined,
  preferred?: Language | null,
): Language {
  return namedLanguage(query) ?? preferred ?? browserLanguage(acceptLanguage ?? '')
}

/** The language that an address names; undefined if the browser's decides. */
export function namedLanguage(query: string): Language | undefined {
  const asked = query === '' ? undefined : /[?&]lang=([a-z]{2})(?:&|$)/i.exec(query)?.[1]?.toLowerCase()
  return isLanguage(asked) ? asked : undefined
}

/** Browsers send few different headers; each is read once. */
const browserLanguages = new Map<string, Language>()
const mostHeaders = 1_000

function browserLanguage(acceptLanguage: string): Language {
  const known = browserLanguages.get(acceptLanguage)
  if (known) return known
  const language = negotiateLanguage(acceptLanguage) ?? defaultLanguage
  // Whoever makes up headers must not fill the memory.
  if (browserLanguages.size >= mostHeaders) browserLanguages.clear()
  if (acceptLanguage.length < 200) browserLanguages.set(acceptLanguage, language)
  return language
}
