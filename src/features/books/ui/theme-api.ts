import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { BookView } from '../shared/book-contract.ts'
import { type BookTheme, mapPictures } from '../shared/book-theme.ts'
import { ThemeDefaultsView } from '../shared/theme-contract.ts'

const booksPath = '/api/welcome-books'
const defaultsPath = '/api/look-defaults'

/** The theme for a request: pictures as addresses. */
export const toThemeInput = (look: BookTheme): BookTheme<string> => mapPictures(look, ({ url }) => url)

/**
 * Saves a book's theme and returns the book as stored. Fails with `ApiError`: EDIT_CONFLICT, PRO_REQUIRED,
 * TRIAL_EXPIRED, PAYMENT_REQUIRED, OFFLINE, …
 */
export function useSaveTheme() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, look, revision }: { id: string; look: BookTheme; revision: number | undefined }) =>
      callApi(`${booksPath}/${encodeURIComponent(id)}/look`, {
        method: 'PUT',
        body: { look: toThemeInput(look), revision },
        answer: BookView,
      }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => void queries.invalidateQueries({ queryKey: [booksPath], exact: true }),
  })
}

/** The host's theme for new books; null for the default theme. */
export function useThemeDefaults({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [defaultsPath],
    queryFn: ({ signal }) => callApi(defaultsPath, { answer: ThemeDefaultsView, signal }),
    retry: false,
    enabled,
  })
}

export function useSaveThemeDefaults() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (look: BookTheme | null) =>
      callApi(defaultsPath, {
        method: 'PUT',
        body: { look: look && toThemeInput(look) },
        answer: ThemeDefaultsView,
      }),
    retry: false,
    networkMode: 'always',
    onSuccess: (answer) => queries.setQueryData([defaultsPath], answer),
  })
}
