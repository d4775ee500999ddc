import type { Language } from '#platform/i18n/languages.ts'
import { isoDay, measures } from '../shared/visit.ts'
import type { BookDay } from './analytics-queries.ts'

/** Spreadsheets recognise UTF-8 only by this mark at the beginning. */
const byteOrderMark = '\uFEFF'

/**
 * Spreadsheets expect semicolons in languages that write decimals with a comma. With the wrong separator they show the
 * file in one column.
 */
const separatorOf = (language: Language) => (language === 'en' ? ',' : ';')

/**
 * The byte order mark and the header line of a table of days and books for spreadsheets (RFC 4180, except the
 * separator). The table has a row for each day of each book. The names of the columns are part of the interface and
 * stay in English.
 */
export function writeCsvHead(language: Language): string {
  return `${byteOrderMark}${['day', 'book', 'name', ...measures].join(separatorOf(language))}\r\n`
}

/** Rows of the table, without the header line. */
export function writeCsvRows(rows: readonly BookDay[], language: Language): string {
  const separator = separatorOf(language)
  const lines = rows.map((row) => {
    const cells = [isoDay(row.day), toCell(row.book_id), toCell(row.name), ...measures.map((name) => row[name])]
    return `${cells.join(separator)}\r\n`
  })
  return lines.join('')
}

/**
 * A cell that spreadsheets show as text: an apostrophe is put before anything that could begin a formula, as OWASP
 * advises (CSV Injection). Book ids can begin with a minus too.
 */
export function toCell(text: string): string {
  const plain = /^[\s\p{C}]*[=+\-@|%]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n;']/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
