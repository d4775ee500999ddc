import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale } from 'use-intl'
import { loadReadyTexts, loadReadyWordings } from '#features/authoring/shared/ready-sentences/ready-texts.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The language of the book: its sentences are taken from there, whatever the language of the screen. */
export function useBookLanguage(): Language {
  const { control } = useFormContext<BookForm>()
  const chosen = useWatch({ control, name: 'originalLanguage' })
  const locale = useLocale()
  return chosen ?? locale
}

/**
 * The ready sentences in the book's language and all their wordings, in separate files that are loaded on demand.
 * @param enabled false until they are needed
 */
export function useReadyTexts(enabled: boolean) {
  const language = useBookLanguage()
  return useQuery({
    queryKey: ['ready-texts', language],
    queryFn: async () => {
      const [texts, wordings] = await Promise.all([loadReadyTexts(language), loadReadyWordings(language)])
      return { texts, wordings }
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
