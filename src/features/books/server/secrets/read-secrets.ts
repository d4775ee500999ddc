import type { Selectable } from 'kysely'
import { readArray } from '../../shared/book-lists.ts'
import type { BooksTable } from '../book-tables.ts'

/** What of a book only stays' links show, and until when its permanent link shows it too (ms UTC; null: not). */
export type BookSecrets = { secrets: string[]; openUntil: number | null }

export function readSecrets(row: Pick<Selectable<BooksTable>, 'secrets' | 'secrets_open_until'>): BookSecrets {
  const names = row.secrets === '' ? [] : readArray(row.secrets)
  return {
    secrets: names.filter((name): name is string => typeof name === 'string'),
    openUntil: row.secrets_open_until,
  }
}
