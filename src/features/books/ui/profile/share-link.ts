import { qrMark } from '../../book.ts'

/** Where guests read a book: `{origin}/share/{id}`. */
export function shareLinkOf(id: string): string {
  return `${window.location.origin}/share/${encodeURIComponent(id)}`
}

/** The same address as a QR code carries it. */
export function qrLinkOf(id: string): string {
  return shareLinkOf(id) + qrMark
}

/** Where its owner reads it, drafts included; a document of the server. */
export function previewPathOf(id: string): string {
  return `/preview/${encodeURIComponent(id)}`
}

/** Where its owner changes it. */
export function editPathOf(id: string): string {
  return `/create?edit=${encodeURIComponent(id)}`
}
