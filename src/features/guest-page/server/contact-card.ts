import type { PublicPart } from '#features/books/shared/public-book.ts'
import { escapeContent, joinContentLines } from '#platform/text/content-lines.ts'

/** The parts of a book on the contact card. */
export const contactFields = ['propertyName', 'address', 'hostName', 'hostPhone', 'hostEmail'] as const

/**
 * The host as a vCard 3.0, the version that every phone reads; undefined if the book has no contact.
 * @param link address of the book, so that guests find it again through the contact
 */
export function createContactCard(book: PublicPart<(typeof contactFields)[number]>, link: string): string | undefined {
  const name = book.hostName.trim()
  const property = book.propertyName.trim()
  const phone = book.hostPhone.trim()
  const mail = book.hostEmail.trim()
  if (phone === '' && mail === '') return undefined
  const shown = name || property || phone || mail
  const address = book.address.trim()
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:;${escapeContent(shown)};;;`,
    `FN:${escapeContent(shown)}`,
    property && `ORG:${escapeContent(property)}`,
    phone && `TEL;TYPE=CELL:${escapeContent(phone)}`,
    mail && `EMAIL:${escapeContent(mail)}`,
    // Hosts write the address in one line; its parts are unknown, so it is stored as the label.
    address && `ADR:;;${escapeContent(address)};;;;`,
    `URL:${link}`,
    'END:VCARD',
  ]
  return joinContentLines(lines)
}
