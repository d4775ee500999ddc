import type { BookLists, BookTexts, EmergencyNumbers, GuestBook } from './book.ts'
import { type BookForm, stepOfField, textNames } from './book-form.ts'
import { type ItemList, listFields } from './book-lists.ts'
import { findGapRanges, hasGap } from './gaps.ts'

/** A gap that the host has left open: the field in the form, the line it is in, and where to select it. */
export type OpenGap = { path: string; line: string; start: number; end: number }

/** Texts that are copied exactly, or without which there is no book: underscores in them are what they are. */
const exactTexts: readonly (keyof BookTexts)[] = [
  'propertyName',
  'propertyType',
  'hostName',
  'hostEmail',
  'googleMapsLink',
  'doorCode',
  'wifiName',
  'wifiPassword',
]
const gapTexts = textNames.filter((name) => !exactTexts.includes(name))

/** The open gaps of a form, in the order of its steps. */
export function listGaps(form: BookForm): OpenGap[] {
  const { houseRules, emergencyNumbers } = form
  const rows = (list: ItemList | 'houseRules') =>
    (list === 'houseRules' ? houseRules : form[list]).flatMap((row, index) =>
      Object.entries(row).map(([field, text]) => ({ path: `${list}.${index}.${field}`, text })),
    )
  const texts = [
    ...gapTexts.map((name) => ({ path: name as string, text: form[name] })),
    ...rows('houseRules'),
    ...(Object.keys(listFields) as ItemList[]).flatMap(rows),
    ...Object.entries(emergencyNumbers).map(([field, text]) => ({ path: `emergencyNumbers.${field}`, text })),
  ]
  return texts
    .flatMap(({ path, text }) =>
      findGapRanges(text).map((range) => ({ path, line: lineAt(text, range.start), ...range })),
    )
    .sort((one, other) => stepOfField(one.path) - stepOfField(other.path))
}

/**
 * A book as guests read it: every line that still has a gap is left out, and with it a place or rule whose name is
 * not complete. Nobody reads 'The key is ___' in front of a locked door.
 */
export function hideGaps(book: GuestBook): GuestBook {
  const texts = Object.fromEntries(gapTexts.map((name) => [name, withoutGapLines(book[name])]))
  const lists = Object.fromEntries((Object.keys(listFields) as ItemList[]).map((list) => [list, wholeRows(book[list])]))
  const numbers = Object.entries(book.emergencyNumbers).map(([field, text]) => [field, withoutGapLines(text)])
  return {
    ...book,
    ...(texts as Pick<BookTexts, Exclude<keyof BookTexts, 'propertyType'>>),
    ...(lists as Omit<BookLists, 'houseRules'>),
    houseRules: book.houseRules.filter((rule) => !hasGap(rule)),
    emergencyNumbers: Object.fromEntries(numbers) as EmergencyNumbers,
  }
}

/** A description loses its open lines; a row with a gap anywhere else is not shown at all. */
function wholeRows(rows: readonly Record<string, string>[]): Record<string, string>[] {
  return rows
    .filter((row) => !Object.entries(row).some(([field, text]) => field !== 'description' && hasGap(text)))
    .map((row) => ('description' in row ? { ...row, description: withoutGapLines(row['description'] ?? '') } : row))
}

function withoutGapLines(text: string): string {
  if (!hasGap(text)) return text
  const lines = text.split('\n').filter((line) => !hasGap(line))
  return lines.join('\n').trim()
}

function lineAt(text: string, position: number): string {
  const from = text.lastIndexOf('\n', position) + 1
  const to = text.indexOf('\n', position)
  return text.slice(from, to === -1 ? undefined : to).trim()
}
