import { type BookForm, isBlankEntry } from '#features/books/shared/book-form.ts'
import { plainSpaces } from './plain-spaces.ts'
import type { ReadyKind } from './ready-kinds.ts'

/** A ready sentence: a text, or a piece of equipment. */
export type ReadyEntry = string | { name: string; description: string }

/** The value of the form's field or list for a kind of sentences. */
export type ReadyTarget = BookForm[ReadyKind]

/**
 * Whether the form contains a sentence word for word; no-break spaces equal spaces.
 * @param current the field's text, or the list's rows
 */
export function isInserted(current: ReadyTarget, entry: ReadyEntry): boolean {
  if (typeof current === 'string') return placeIn(current, entry as string) !== undefined
  return current.some((row) => isSameRow(row, entry))
}

/** Inserts a sentence on a line of its own at the end of a text, or in a list's first empty row or a new one. */
export function insertSentence(current: ReadyTarget, entry: ReadyEntry): ReadyTarget {
  if (typeof current === 'string') return current.trim() === '' ? String(entry) : `${current.trimEnd()}\n${entry}`
  const row = rowOf(entry)
  const blank = (current as Record<string, string>[]).findIndex((one) => isBlankEntry('equipment', one))
  return (blank === -1 ? [...current, row] : current.with(blank, row as never)) as ReadyTarget
}

/** Removes a sentence; everything else is unchanged. */
export function removeSentence(current: ReadyTarget, entry: ReadyEntry): ReadyTarget {
  if (typeof current === 'string') {
    const place = placeIn(current, entry as string)
    if (!place) return current
    const lines = current.split('\n')
    lines.splice(place.from, place.count)
    return lines.join('\n')
  }
  const rest = (current as Record<string, string>[]).filter((row) => !isSameRow(row, entry))
  const blank = typeof entry === 'string' ? { text: '' } : { name: '', description: '' }
  return (rest.length > 0 ? rest : [blank]) as ReadyTarget
}

/** The range of lines of a sentence in a text. */
function placeIn(text: string, sentence: string): { from: number; count: number } | undefined {
  const lines = plainSpaces(text)
    .split('\n')
    .map((line) => line.trim())
  const wanted = plainSpaces(sentence).split('\n')
  const from = lines.findIndex((_, start) => wanted.every((line, offset) => lines[start + offset] === line))
  return from === -1 ? undefined : { from, count: wanted.length }
}

function rowOf(entry: ReadyEntry): Record<string, string> {
  return typeof entry === 'string' ? { text: entry } : { ...entry }
}

function isSameRow(row: Readonly<Record<string, string>>, entry: ReadyEntry): boolean {
  return Object.entries(rowOf(entry)).every(
    ([field, text]) => plainSpaces(row[field] ?? '').trim() === plainSpaces(text),
  )
}
