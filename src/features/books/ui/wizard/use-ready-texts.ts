import { useQuery } from '@tanstack/react-query'
import { useLocale } from 'use-intl'
import { defaultLanguage, isLanguage } from '#platform/i18n/languages.ts'
import { loadReadyTexts } from '../../ready-sentences/ready-texts.ts'

/**
 * The ready sentences in the host's language; a file of its own, which only who asks for them loads.
 * @param enabled false until they are wanted
 */
export function useReadyTexts(enabled: boolean) {
  const locale = useLocale()
  const language = isLanguage(locale) ? locale : defaultLanguage
  return useQuery({
    queryKey: ['ready-texts', language],
    queryFn: () => loadReadyTexts(language),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
