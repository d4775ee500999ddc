/** Id of the heading of a book's row, which receives the focus when the list changes. */
export function rowHeadingId(id: string): string {
  return `book-${id}`
}
