/** The screen of the settings of a book's stays. */
export const settingsPathOf = (bookId: string) => `/stays/settings/${bookId}`
