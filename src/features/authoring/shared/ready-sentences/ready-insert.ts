import { type BookForm, isBlankEntry } from '#features/books/shared/book-form.ts'
import { plainSpaces } from './plain-spaces.ts'
import type { ReadyEntry, ReadyKind, Wordings } from './ready-kinds.ts'

/** A sentence with what is needed to find it in a form: its id (`houseRules.noPets`) and its language's wordings. */
export type ReadyChoice = { id: string; entry: ReadyEntry; wordings: Wordings }

/** The value of the form's field or list for a kind of sentences. */
export type ReadyTarget = BookForm[ReadyKind]

/**
 * Whether the form contains a sentence word for word, in its present or a former wording; no-break spaces equal spaces.
 * @param current the field's text, or the list's rows
 */
export function isInserted(current: ReadyTarget, choice: ReadyChoice): boolean {
  if (typeof current === 'string') return placeIn(current, choice) !== undefined
  return (current as readonly object[]).some((row) => isSameRow(row, choice))
}

/** Inserts a sentence on a line of its own at the end of a text, or in a list's first empty row or a new one. */
export function insertSentence(current: ReadyTarget, entry: ReadyEntry): ReadyTarget {
  if (typeof current === 'string') return current.trim() === '' ? String(entry) : `${current.trimEnd()}\n${entry}`
  const row = rowOf(entry)
  const rows: readonly object[] = current
  const blank = rows.findIndex((one) => isBlankEntry('equipment', one))
  return (blank === -1 ? [...rows, row] : rows.with(blank, row)) as ReadyTarget
}

/** Removes a sentence; everything else is unchanged. */
export function removeSentence(current: ReadyTarget, choice: ReadyChoice): ReadyTarget {
  if (typeof current === 'string') {
    const place = placeIn(current, choice)
    if (!place) return current
    const lines = current.split('\n')
    lines.splice(place.from, place.count)
    return lines.join('\n')
  }
  const rest = (current as readonly object[]).filter((row) => !isSameRow(row, choice))
  const blank = typeof choice.entry === 'string' ? { text: '' } : { name: '', description: '' }
  return (rest.length > 0 ? rest : [blank]) as ReadyTarget
}

/** The range of lines of a sentence in a text. */
function placeIn(text: string, { id, entry, wordings }: ReadyChoice): { from: number; count: number } | undefined {
  const lines = plainSpaces(text)
    .split('\n')
    .map((line) => line.trim())
  const count = String(entry).split('\n').length
  const from = lines.findIndex((_, start) => wordings[lines.slice(start, start + count).join('\n')] === id)
  return from === -1 ? undefined : { from, count }
}

function rowOf(entry: ReadyEntry): Record<string, string> {
  return typeof entry === 'string' ? { text: entry } : { ...entry }
}

/** A row with pictures is the host's own work, which must not be removed along with the sentence. */
function isSameRow(row: object, { id, entry, wordings }: ReadyChoice): boolean {
  if ('pictures' in row && Array.isArray(row.pictures) && row.pictures.length > 0) return false
  const texts = row as Readonly<Record<string, string>>
  return Object.keys(rowOf(entry)).every(
    (field) => wordings[plainSpaces(texts[field] ?? '').trim()] === (typeof entry === 'string' ? id : `${id}.${field}`),
  )
}
