import { z } from 'zod'
import { callApi } from '#platform/browser/api.ts'
import { DraftHead, type DraftInput, DraftView } from '../shared/draft-contract.ts'

const draftsPath = '/api/book-drafts'
const pathOf = (id: string) => `${draftsPath}/${encodeURIComponent(id)}`

/** The body for `PUT`; lists and emergency numbers may be JSON text. */
export type DraftPayload = Omit<z.input<typeof DraftInput>, 'version'>

/**
 * The newest drafts of a book that the server keeps; of books that were never saved without `bookId`.
 * @throws ApiError OTHER_ACCOUNT if another account is signed in by now
 */
export function loadDrafts(accountId: string, bookId: string | undefined): Promise<DraftView[]> {
  const query = new URLSearchParams({ accountId, ...(bookId !== undefined && { bookId }) })
  return callApi(`${draftsPath}?${query}`, { answer: z.array(DraftView) })
}

/**
 * Writes a draft. @param version that it replaces; 0 for a new one
 * @returns the version that was written
 * @throws ApiError: DRAFT_CONFLICT if another device has written or deleted it since, OTHER_ACCOUNT, …
 */
export async function saveDraft(id: string, version: number, draft: DraftPayload): Promise<number> {
  const head = await callApi(pathOf(id), { method: 'PUT', body: { ...draft, version }, answer: DraftHead })
  return head.version
}

/** Deletes a draft if it still has this version. @throws ApiError DRAFT_CONFLICT if it has not */
export function deleteDraft(id: string, version: number): Promise<void> {
  return callApi(`${pathOf(id)}?version=${version}`, { method: 'DELETE' })
}
