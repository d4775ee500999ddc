import { readBookForGuests, readWholeBook, type StoredBook } from '#features/books/thread.ts'
import { renderPortableBook } from '#features/guest-page/thread.ts'
import { readGuestWords } from '#features/translations/thread.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { describeLook, describePicture, fromBook, pageName, picturePath, toJson } from './archive-paths.ts'
import { type PackedContent, packText } from './packed-content.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    packBookFile: { input: BookFileTask; output: PackedContent }
  }
}

/** One file of a book's folder: its data, or its page in a language. */
export type BookFileTask = {
  /** With the translations that the file is about: all, or those into its language. */
  stored: StoredBook
  file: 'data' | Language
  origin: string
}

export function packBookFile({ stored, file, origin }: BookFileTask): PackedContent {
  return packText(file === 'data' ? describeBook(stored) : renderPage(stored, file, origin))
}

/** As the API gives it, with lists as lists and pictures as files of the archive. */
function describeBook(stored: StoredBook): string {
  const book = readWholeBook(stored)
  return toJson({
    ...book,
    cover: describePicture(book.cover, fromBook),
    coverImage: undefined,
    welcomePicture: describePicture(book.welcomePicture, fromBook),
    welcomeImage: undefined,
    look: describeLook(book.look, fromBook),
  })
}

/** A page for guests, so without what the host has hidden from them; `book.json` has everything. */
function renderPage(stored: StoredBook, language: Language, origin: string): string {
  // All of the look, whatever the plan shows of it.
  const book = readBookForGuests(stored.row, { isPro: true, validUntil: undefined })
  const shown = { ...book, ...readGuestWords(stored, book, language) }
  return renderPortableBook(shown, {
    origin,
    language,
    hrefForLanguage: (other) => pageName(other, book.originalLanguage),
    pictureHref: (picture) => fromBook + picturePath(picture),
  })
}
