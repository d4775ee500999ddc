import type { Language } from '#platform/i18n/languages.ts'
import { isoDay, measures } from '../shared/visit.ts'
import type { BookDay } from './analytics-queries.ts'

/** Spreadsheets read UTF-8 only when it begins with this. */
const byteOrderMark = '\uFEFF'

/** Where the comma stands in numbers, spreadsheets put a semicolon between cells, and show other files in one column. */
const separatorOf = (language: Language) => (language === 'en' ? ',' : ';')

/**
 * The first line of a table of days and books for spreadsheets (RFC 4180, but for the separator). It is written piece by
 * piece, and has a row for each day of each book. The names of its columns are part of the interface and stay in English.
 */
export function writeCsvHead(language: Language): string {
  return `${byteOrderMark}${['day', 'book', 'name', ...measures].join(separatorOf(language))}\r\n`
}

/** The lines below the first one. */
export function writeCsvRows(rows: readonly BookDay[], language: Language): string {
  const separator = separatorOf(language)
  const lines = rows.map((row) => {
    const cells = [isoDay(row.day), toCell(row.book_id), toCell(row.name), ...measures.map((name) => row[name])]
    return `${cells.join(separator)}\r\n`
  })
  return lines.join('')
}

/**
 * A cell that is text to every spreadsheet: what begins like a formula is led by an apostrophe, as OWASP advises
 * (CSV Injection). Ids begin with any letter of base64url, the minus among them.
 */
export function toCell(text: string): string {
  const plain = /^[\s\p{C}]*[=+\-@|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n;']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
