import { qrMark } from '#features/books/shared/book.ts'
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

/** The editor of a book. */
export function editPathOf(id: string): string {
  return `/create?edit=${encodeURIComponent(id)}`
}
