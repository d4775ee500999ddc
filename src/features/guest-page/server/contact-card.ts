import type { PublicPart } from '#features/books/shared/public-book.ts'
import { escapeContent, joinContentLines } from '#platform/content-lines.ts'

/** What of a book stands on the card. */
export const contactFields = ['propertyName', 'address', 'hostName', 'hostPhone', 'hostEmail'] as const

/**
 * The host as a vCard 3.0, the version that every phone reads; undefined where there is nobody to save.
 * @param link address of the book, so that the guide is found again through the contact
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
    // Hosts write the address in one line; only its label is known.
    address && `ADR:;;${escapeContent(address)};;;;`,
    `URL:${link}`,
    'END:VCARD',
  ]
  return joinContentLines(lines)
}
