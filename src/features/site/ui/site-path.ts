import { useLocale } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Returns paths of documents in the language of the page. The app's screens have the same path in all languages. */
export function useSitePath(): (path: string) => string {
  const language = useLocale()
  return (path) => localizedPath(language, path)
}
