import { qrMark } from '#features/books/shared/book.ts'
import type { BookSummary } from '#features/books/shared/book-contract.ts'
import { bookSteps } from '#features/books/shared/book-fields.ts'
import { useBookAddresses } from '#features/domains/ui/index.ts'

/** The address of a book for guests: on the host's own domain if there is one, else `{origin}/share/{id}`. */
export function useShareLink(id: string): string {
  const { data: addresses } = useBookAddresses()
  return addresses?.[id] ?? `${window.location.origin}/share/${encodeURIComponent(id)}`
}

/** The same address with the mark of QR codes. */
export function useQrLink(id: string): string {
  return useShareLink(id) + qrMark
}

/** The preview for the book's owner, which also shows drafts; rendered by the server. */
export function previewPathOf(id: string): string {
  return `/preview/${encodeURIComponent(id)}`
}

/** The editor of a book. @param step to open, counted from 1 */
export function editPathOf(id: string, step?: number): string {
  const path = `/create?edit=${encodeURIComponent(id)}`
  return step === undefined || step === 1 ? path : `${path}&step=${step}`
}

/** The editor of a book where its host goes on: a draft at the next step, or at the last one when all are filled in. */
export function continuePathOf({ id, status, nextStep }: Pick<BookSummary, 'id' | 'status' | 'nextStep'>): string {
  return editPathOf(id, status === 'draft' ? (nextStep ?? bookSteps.length) : undefined)
}
