import { defaultLanguage, isLanguage, type Language } from '../i18n/languages.ts'

/** The language of the document. English if a program that translates pages has replaced it by another one. */
export function readPageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : defaultLanguage
}

/**
 * Stores the language in the cookie by which the server chooses the language of pages and errors.
 * @returns whether the browser has stored it: some refuse cookies
 * @see languageCookie in `platform/http/request-language.ts`
 */
export function rememberLanguage(language: Language): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`
  return document.cookie.split('; ').includes(`language=${language}`)
}
