import { qrMark } from '#features/books/shared/book.ts'
import { useBookAddresses } from '#features/domains/ui/index.ts'

/** Where guests are sent to for a book: an address of the host's own, else `{origin}/share/{id}`. */
export function useShareLink(id: string): string {
  const { data: addresses } = useBookAddresses()
  return addresses?.[id] ?? `${window.location.origin}/share/${encodeURIComponent(id)}`
}

/** The same address as a QR code carries it. */
export function useQrLink(id: string): string {
  return useShareLink(id) + qrMark
}

/** Where its owner reads it, drafts included; a document of the server. */
export function previewPathOf(id: string): string {
  return `/preview/${encodeURIComponent(id)}`
}

/** Where its owner changes it. */
export function editPathOf(id: string): string {
  return `/create?edit=${encodeURIComponent(id)}`
}
