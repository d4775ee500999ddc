import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { BookView } from '../shared/book-contract.ts'
import { type BookLook, mapPictures } from '../shared/book-look.ts'
import { LookDefaultsView } from '../shared/look-contract.ts'

const booksPath = '/api/welcome-books'
const defaultsPath = '/api/look-defaults'

/** The theme for a request: pictures as addresses. */
export const toLookInput = (look: BookLook): BookLook<string> => mapPictures(look, ({ url }) => url)

/**
 * Saves a book's theme and returns the book as stored. Fails with `ApiError`: EDIT_CONFLICT, PRO_REQUIRED,
 * TRIAL_EXPIRED, PAYMENT_REQUIRED, OFFLINE, …
 */
export function useSaveLook() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, look, revision }: { id: string; look: BookLook; revision: number | undefined }) =>
      callApi(`${booksPath}/${encodeURIComponent(id)}/look`, {
        method: 'PUT',
        body: { look: toLookInput(look), revision },
        answer: BookView,
      }),
    retry: false,
    networkMode: 'always',
    onSuccess: () => void queries.invalidateQueries({ queryKey: [booksPath], exact: true }),
  })
}

/** The host's theme for new books; null for the default theme. */
export function useLookDefaults({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: [defaultsPath],
    queryFn: ({ signal }) => callApi(defaultsPath, { answer: LookDefaultsView, signal }),
    retry: false,
    enabled,
  })
}

export function useSaveLookDefaults() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (look: BookLook | null) =>
      callApi(defaultsPath, {
        method: 'PUT',
        body: { look: look && toLookInput(look) },
        answer: LookDefaultsView,
      }),
    retry: false,
    networkMode: 'always',
    onSuccess: (answer) => queries.setQueryData([defaultsPath], answer),
  })
}
