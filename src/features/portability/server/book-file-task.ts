import { readBookForGuests, readWholeBook, type StoredBook } from '#features/books/thread.ts'
import { renderPortableBook } from '#features/guest-page/thread.ts'
import { readGuestWords } from '#features/translations/thread.ts'
import type { Language } from '#platform/i18n/languages.ts'
import {
  describeListedPictures,
  describePicture,
  describeTheme,
  fromBook,
  pageName,
  picturePath,
  toJson,
} from './archive-paths.ts'
import { type PackedContent, packText } from './packed-content.ts'

declare module '#platform/threads/tasks.ts' {
  interface ThreadTasks {
    packBookFile: { input: BookFileTask; output: PackedContent }
  }
}

/** One file of a book's folder: its data, or its page in one language. */
export type BookFileTask = {
  /** With the translations that the file needs: all, or those of its language. */
  stored: StoredBook
  file: 'data' | Language
  origin: string
}

export function packBookFile({ stored, file, origin }: BookFileTask): PackedContent {
  return packText(file === 'data' ? describeBook(stored) : renderPage(stored, file, origin))
}

/** The book as in the API, but with paths of picture files in the archive. */
function describeBook(stored: StoredBook): string {
  const book = readWholeBook(stored)
  return toJson({
    ...book,
    cover: describePicture(book.cover, fromBook),
    coverImage: undefined,
    welcomePicture: describePicture(book.welcomePicture, fromBook),
    welcomeImage: undefined,
    ...describeListedPictures(book, fromBook),
    look: describeTheme(book.look, fromBook),
  })
}

/** A guest page without hidden parts. `book.json` contains everything. */
function renderPage(stored: StoredBook, language: Language, origin: string): string {
  // The whole theme, independent of the account's plan; no secrets, because these pages are for guests.
  const book = readBookForGuests(stored.row, {
    isPro: true,
    validUntil: undefined,
    secrets: { kind: 'withheld' },
    secretPictures: { own: [], others: [] },
  })
  const shown = { ...book, ...readGuestWords(stored, book, language) }
  return renderPortableBook(shown, {
    origin,
    language,
    hrefForLanguage: (other) => pageName(other, book.originalLanguage),
    pictureHref: (picture) => fromBook + picturePath(picture),
  })
}
