import { defaultLanguage, type Language, languages } from './languages.ts'

/** Documents stand in English at their own path, in the other languages below `/it`, `/fr`, `/es`, `/de`. */
export function localizedPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The path of one document in every language, with the language's prefix. */
export type LocalizedPaths = Readonly<Record<Language, string>>

/** @param path without a prefix; a function where it is translated */
export function localizedPaths(path: string | ((language: Language) => string)): LocalizedPaths {
  const pathIn = typeof path === 'string' ? () => path : path
  return Object.fromEntries(
    languages.map((language) => [language, localizedPath(language, pathIn(language))]),
  ) as LocalizedPaths
}

/**
 * The path of one of the app's screens, which is the same in all languages, for a link of a document or mail. `lang` lets
 * the app go on in the language of that page; see decision 38.
 * @param path without a fragment
 */
export function appPath(language: Language, path: string): string {
  return language === defaultLanguage ? path : mailedAppPath(language, path)
}

/**
 * As `localizedPath`, for a link that is opened in a browser which may know no choice, such as one of a mail: English has
 * no path of its own, so it is named.
 */
export function mailedPath(language: Language, path: string): string {
  return language === defaultLanguage ? mailedAppPath(language, path) : localizedPath(language, path)
}

/** As `appPath`, for the same links. @param path without a fragment */
export function mailedAppPath(language: Language, path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
