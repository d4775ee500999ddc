import type { PublicPart } from '#features/books/shared/public-book.ts'

/** What of a book stands on the card. */
export const contactFields = ['propertyName', 'address', 'hostName', 'hostPhone', 'hostEmail'] as const

/** Bytes of a line before it is folded (RFC 2426 counts octets). */
const lineLength = 75

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
    `N:;${escapeText(shown)};;;`,
    `FN:${escapeText(shown)}`,
    property && `ORG:${escapeText(property)}`,
    phone && `TEL;TYPE=CELL:${escapeText(phone)}`,
    mail && `EMAIL:${escapeText(mail)}`,
    // Hosts write the address in one line; only its label is known.
    address && `ADR:;;${escapeText(address)};;;;`,
    `URL:${link}`,
    'END:VCARD',
  ]
  return `${lines.filter(Boolean).map(fold).join('\r\n')}\r\n`
}

function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    // The space that continues a line counts as well.
    if (bytes + size > lineLength) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
