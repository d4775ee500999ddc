/** Id of the heading of a book's row, where the focus goes when the list changes around it. */
export function rowHeadingId(id: string): string {
  return `book-${id}`
}
