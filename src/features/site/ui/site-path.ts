import { useLocale } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'

/** Leads to a document in the language of the page; the app's own screens stand at one address for all. */
export function useSitePath(): (path: string) => string {
  const language = useLocale()
  return (path) => localizedPath(language, path)
}
