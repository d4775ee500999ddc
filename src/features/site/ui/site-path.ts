import { useLocale } from 'use-intl'
import { appPath, localizedPath } from '#platform/i18n/localized-path.ts'

/** Returns paths of documents in the language of the page. */
export function useSitePath(): (path: string) => string {
  const language = useLocale()
  return (path) => localizedPath(language, path)
}

/** Returns paths of the app's screens, which then go on in the language of the page. */
export function useAppPath(): (path: string) => string {
  const language = useLocale()
  return (path) => appPath(language, path)
}
