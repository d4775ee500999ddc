const storageKey = 'benvenuto.published'

/** Marks a book as just published, for the page that the wizard opens next in this tab. */
export function markPublished(bookId: string): void {
  sessionStorage.setItem(storageKey, bookId)
}

export function isMarkedPublished(bookId: string): boolean {
  return sessionStorage.getItem(storageKey) === bookId
}

export function forgetPublished(): void {
  sessionStorage.removeItem(storageKey)
}
