import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#platform/browser/api.ts'
import { BookSummary } from '../shared/book-contract.ts'
import type { Essentials } from '../shared/essentials-contract.ts'

const booksPath = '/api/welcome-books'
const pathOf = (id: string) => `${booksPath}/${encodeURIComponent(id)}`

type QuickEdit = { id: string; changes: Partial<Essentials>; revision: number }

/**
 * Changes door code, Wi-Fi or times of a book, also without a plan. The row of the list is replaced in place, so that
 * the book does not move while the host looks at it. Fails with `ApiError`: EDIT_CONFLICT, INVALID_INPUT, OFFLINE, …
 */
export function useQuickEdit() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes, revision }: QuickEdit) =>
      callApi(`${pathOf(id)}/essentials`, {
        method: 'PATCH',
        body: { ...changes, revision },
        answer: BookSummary,
      }),
    retry: false,
    networkMode: 'always',
    onSuccess: (row) => replaceRow(queries, row),
  })
}

/** Makes a published book a draft, also without a plan. */
export function useUnpublish() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => callApi(`${pathOf(id)}/publication`, { method: 'DELETE', answer: BookSummary }),
    retry: false,
    networkMode: 'always',
    onSuccess: (row) => replaceRow(queries, row),
  })
}

function replaceRow(queries: QueryClient, row: BookSummary): void {
  queries.setQueryData<BookSummary[]>([booksPath], (rows) => rows?.map((other) => (other.id === row.id ? row : other)))
}
