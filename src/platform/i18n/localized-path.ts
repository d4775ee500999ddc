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
