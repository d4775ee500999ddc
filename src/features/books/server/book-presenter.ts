import type { Book, BookOffline } from '../shared/book.ts'
import type { BookSummary, BookView, OwnBookView } from '../shared/book-contract.ts'
import type { BookForGuests } from '../shared/public-book.ts'
import type { ListedBook } from './book-queries.ts'

export function presentSummary(book: ListedBook): BookSummary {
  return {
    id: book.id,
    status: book.status,
    offline: presentOffline(book.offline),
    revision: book.revision,
    propertyName: book.propertyName,
    propertyType: book.propertyType,
    address: book.address,
    cover: book.cover,
    createdAt: presentTime(book.createdAt),
    updatedAt: presentTime(book.updatedAt),
  }
}

/** As `presentBook`, with what is nobody's business but the host's. */
export function presentOwnBook(book: Book): OwnBookView {
  return { ...presentBook(book), leftovers: book.leftovers, offline: presentOffline(book.offline) }
}

/** As guests may read it. */
export function presentPublicBook(book: BookForGuests): BookView {
  return presentBook(book)
}

/** With everything that the host has written for guests, for the host alone. */
export function presentBook(whole: Omit<Book, 'leftovers'>): BookView {
  const { id, hostId, status, originalLanguage, revision, createdAt, updatedAt, book } = whole
  return {
    id,
    hostId,
    status,
    originalLanguage,
    revision,
    createdAt: presentTime(createdAt),
    updatedAt: presentTime(updatedAt),
    propertyName: book.propertyName,
    propertyType: book.propertyType,
    hostName: book.hostName,
    hostEmail: book.hostEmail,
    hostPhone: book.hostPhone,
    welcomeMessage: book.welcomeMessage,
    welcomeImage: book.welcomePicture?.url ?? '',
    welcomePicture: book.welcomePicture,
    coverImage: book.cover?.url ?? '',
    cover: book.cover,
    address: book.address,
    googleMapsLink: book.googleMapsLink,
    guests: book.guests,
    bedrooms: book.bedrooms,
    bathrooms: book.bathrooms,
    checkinTime: book.checkinTime,
    checkinInstructions: book.checkinInstructions,
    doorAccessInfo: book.doorAccessInfo,
    doorCode: book.doorCode,
    parkingInfo: book.parkingInfo,
    wifiName: book.wifiName,
    wifiPassword: book.wifiPassword,
    checkoutTime: book.checkoutTime,
    checkoutInstructions: book.checkoutInstructions,
    hostContactInfo: book.hostContactInfo,
    houseRules: JSON.stringify(book.houseRules),
    equipment: JSON.stringify(book.equipment),
    activities: JSON.stringify(book.activities),
    usefulInfo: JSON.stringify(book.usefulInfo),
    barsClubs: JSON.stringify(book.barsClubs),
    restaurants: JSON.stringify(book.restaurants),
    shopping: JSON.stringify(book.shopping),
    transport: JSON.stringify(book.transport),
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
