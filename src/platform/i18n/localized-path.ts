import { defaultLanguage, type Language, languages } from './languages.ts'

/** Documents have their own path in English, and a prefix in the other languages: `/it`, `/fr`, `/es`, `/de`. */
export function localizedPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The path of one document in every language, with the language's prefix. */
export type LocalizedPaths = Readonly<Record<Language, string>>

/** @param path without a prefix; a function if the path is translated */
export function localizedPaths(path: string | ((language: Language) => string)): LocalizedPaths {
  const pathIn = typeof path === 'string' ? () => path : path
  return Object.fromEntries(
    languages.map((language) => [language, localizedPath(language, pathIn(language))]),
  ) as LocalizedPaths
}

/**
 * The path of an app screen, which is the same in all languages, for a link in a document or mail. `lang` keeps the
 * language of the linking page; see decision 38.
 * @param path without a fragment
 */
export function appPath(language: Language, path: string): string {
  return language === defaultLanguage ? path : mailedAppPath(language, path)
}

/**
 * As `localizedPath`, for links that may open in a browser without a chosen language, such as those of mails: English
 * has no prefix, so the language is named.
 */
export function mailedPath(language: Language, path: string): string {
  return language === defaultLanguage ? mailedAppPath(language, path) : localizedPath(language, path)
}

/** As `appPath`, for the same links. @param path without a fragment */
export function mailedAppPath(language: Language, path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
