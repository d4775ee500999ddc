/** Where guests read a book: `{origin}/share/{id}`. */
export function shareLinkOf(id: string): string {
  return `${window.location.origin}/share/${encodeURIComponent(id)}`
}

/** Where its owner reads it, drafts included; a document of the server. */
export function previewPathOf(id: string): string {
  return `/preview/${encodeURIComponent(id)}`
}

/** Where its owner changes it. */
export function editPathOf(id: string): string {
  return `/create?edit=${encodeURIComponent(id)}`
}
