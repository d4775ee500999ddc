import { useQuery } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { BookTranslationsView, type ProposalsInput, ProposalsView } from '../shared/translation-contract.ts'
import type { TranslationEdit } from './translation-edits.ts'

const pathOf = (bookId: string) => `/api/welcome-books/${encodeURIComponent(bookId)}`

/** A book's texts with their translations; throws `ApiError` with status 404 for a foreign or missing book. */
export function loadTranslations(bookId: string, signal?: AbortSignal): Promise<BookTranslationsView> {
  return callApi(`${pathOf(bookId)}/translations`, { answer: BookTranslationsView, ...(signal && { signal }) })
}

/** Like `loadTranslations`. Loads again on every mount, because an edit must begin from the newest revision. */
export function useTranslationsOf(bookId: string) {
  return useQuery({
    queryKey: ['translations', bookId],
    queryFn: ({ signal }) => loadTranslations(bookId, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  })
}

export function saveTranslations(
  bookId: string,
  language: Language,
  revision: number,
  edits: readonly TranslationEdit[],
): Promise<BookTranslationsView> {
  const texts = edits.map(({ field, source, text, isProposal }) => ({ field, source, text, isProposal }))
  return callApi(`${pathOf(bookId)}/translations/${language}`, {
    method: 'PUT',
    body: { revision, texts },
    answer: BookTranslationsView,
  })
}

export function saveOriginalLanguage(
  bookId: string,
  revision: number,
  language: Language,
): Promise<BookTranslationsView> {
  return callApi(`${pathOf(bookId)}/original-language`, {
    method: 'PUT',
    body: { language, revision },
    answer: BookTranslationsView,
  })
}

export function askForProposals(
  bookId: string,
  language: Language,
  texts: ProposalsInput['texts'],
  signal: AbortSignal,
): Promise<ProposalsView> {
  return callApi(`${pathOf(bookId)}/translations/${language}/proposals`, {
    method: 'POST',
    body: { texts },
    answer: ProposalsView,
    signal,
  })
}
