import type { Book, BookOffline } from '../shared/book.ts'
import type { BookSummary, BookView, OwnBookView } from '../shared/book-contract.ts'
import { mapLists, mapPictureLists, mapTexts, mapTicks } from '../shared/book-fields.ts'
import { pickEssentials } from '../shared/essentials-contract.ts'
import { findNextStep } from '../shared/next-step.ts'
import type { BookForGuests } from '../shared/public-book.ts'
import type { OwnListedBook } from './book-list-queries.ts'

export function presentSummary(book: OwnListedBook): BookSummary {
  return {
    id: book.id,
    status: book.status,
    offline: presentOffline(book.offline),
    revision: book.revision,
    propertyName: book.propertyName,
    propertyType: book.propertyType,
    address: book.address,
    cover: book.cover,
    essentials: book.essentials,
    nextStep: book.nextStep,
    createdAt: presentTime(book.createdAt),
    updatedAt: presentTime(book.updatedAt),
  }
}

/** A book as a row of the host's list. */
export function presentAsSummary({ book, ...whole }: Book): BookSummary {
  const { propertyName, propertyType, address, cover } = book
  const nextStep = whole.status === 'draft' ? findNextStep(book) : null
  const essentials = pickEssentials(book)
  return presentSummary({ ...whole, propertyName, propertyType, address, cover, essentials, nextStep })
}

/** As `presentBook`, plus the fields that only the host may see. */
export function presentOwnBook(book: Book): OwnBookView {
  return {
    ...presentBook(book),
    leftovers: book.leftovers,
    secrets: book.secrets,
    offline: presentOffline(book.offline),
  }
}

/** The book as guests may see it. */
export function presentPublicBook(book: BookForGuests): BookView {
  return presentBook(book)
}

/** All texts that the host has written for guests; for the host only. */
export function presentBook(whole: Omit<Book, 'leftovers' | 'secrets'>): BookView {
  const { id, hostId, status, originalLanguage, revision, createdAt, updatedAt, book } = whole
  return {
    id,
    hostId,
    status,
    originalLanguage,
    revision,
    createdAt: presentTime(createdAt),
    updatedAt: presentTime(updatedAt),
    ...mapTexts((name) => book[name]),
    ...mapTicks((name) => book[name]),
    welcomeImage: book.welcomePicture?.url ?? '',
    welcomePicture: book.welcomePicture,
    coverImage: book.cover?.url ?? '',
    cover: book.cover,
    houseRules: JSON.stringify(book.houseRules),
    ...mapLists((list) => JSON.stringify(book[list])),
    ...mapPictureLists((list) => book[list]),
    emergencyNumbers: JSON.stringify(book.emergencyNumbers),
    look: book.look,
  }
}

function presentOffline(offline: BookOffline | null): BookSummary['offline'] {
  return offline && { since: presentTime(offline.since), reason: offline.reason }
}

function presentTime(ms: number): string {
  return new Date(ms).toISOString()
}
