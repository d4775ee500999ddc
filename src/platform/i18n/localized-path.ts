import { defaultLanguage, type Language, languages } from './languages.ts'

/** Documents stand in English at their own path, in the other languages below `/it`, `/fr`, `/es`, `/de`. */
export function localizedPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The addresses of one document in all languages. */
export function localizedPaths(path: string): { language: Language; path: string }[] {
  return languages.map((language) => ({ language, path: localizedPath(language, path) }))
}

/**
 * The path of one of the app's screens, which is the same in all languages, for a link of a document or mail. `lang` lets
 * the app go on in the language of that page; see decision 38.
 * @param path without a fragment
 */
export function appPath(language: Language, path: string): string {
  if (language === defaultLanguage) return path
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
}
