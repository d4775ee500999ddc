import { type BookSecrets, readSecrets } from '#features/books/index.ts'
import { isBookId } from '#features/books/shared/book.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { readSettings, type SettingsRow, type StaySettings, settingsColumns } from '../stays/stay-records.ts'

export type BookScope = { hostId: string; bookId: string }

/** The data of a book that stays need. `settings`: undefined until its host has saved some. */
export type BookOfStays = BookSecrets & {
  id: string
  hostId: string
  name: string
  doorCode: string
  hostPhone: string
  checkinTime: string
  checkoutTime: string
  settings: StaySettings | undefined
}

/** @returns undefined for a missing or foreign book */
export async function findBookOfStays(db: Db, { hostId, bookId }: BookScope): Promise<BookOfStays | undefined> {
  if (!isBookId(bookId)) return undefined
  const row = await selectBooks(db)
    .where('books.id', '=', bookId)
    .where('books.host_id', '=', hostId)
    .executeTakeFirst()
  return row && readBook(row)
}

/** The host's books by name. */
export async function listBooksOfStays(db: Db, { hostId }: Pick<BookScope, 'hostId'>): Promise<BookOfStays[]> {
  const rows = await selectBooks(db)
    .where('books.host_id', '=', hostId)
    .orderBy('books.property_name')
    .orderBy('books.id')
    .execute()
  return rows.map(readBook)
}

function selectBooks(db: Db) {
  return db
    .selectFrom('books')
    .leftJoin('stay_settings', 'stay_settings.book_id', 'books.id')
    .select([
      'books.id',
      'books.host_id',
      'books.property_name',
      'books.door_code',
      'books.host_phone',
      'books.checkin_time',
      'books.checkout_time',
      'books.secrets',
      'books.secrets_open_until',
    ])
    .select(settingsColumns)
}

type BookRow = Awaited<ReturnType<ReturnType<typeof selectBooks>['executeTakeFirstOrThrow']>>

function readBook(row: BookRow): BookOfStays {
  return {
    id: row.id,
    hostId: row.host_id,
    name: row.property_name,
    doorCode: row.door_code,
    hostPhone: row.host_phone,
    checkinTime: row.checkin_time,
    checkoutTime: row.checkout_time,
    ...readSecrets(row),
    // The left join makes all of these columns null together.
    settings: row.settings_book_id === null ? undefined : readSettings(row as SettingsRow),
  }
}

/** What a change of the settings writes; other columns have calls of their own. */
export type WrittenSettings = Omit<
  StaySettings,
  'cleanerTokenSealed' | 'spareSightsSealed' | 'lockCodeSealed' | 'revision'
>

/** Stores the settings of a book's stays and increments their revision. The cleaner's link is unchanged. */
export async function writeSettings(tx: Tx, settings: WrittenSettings) {
  const values = {
    time_zone: settings.timeZone,
    arrival_time: settings.arrivalTime,
    departure_time: settings.departureTime,
    release_hours: settings.releaseHours,
    buffer_hours: settings.bufferHours,
    code_mode: settings.codeMode,
    code_digits: settings.codeDigits,
    spare_codes_sealed: settings.spareCodesSealed,
    lock_takes_codes: settings.lockTakesCodes ? 1 : 0,
    seen_gate: settings.seenGate ? 1 : 0,
  }
  await tx
    .insertInto('stay_settings')
    .values({ book_id: settings.bookId, revision: 1, ...values })
    .onConflict((conflict) =>
      conflict.column('book_id').doUpdateSet((eb) => ({ ...values, revision: eb('stay_settings.revision', '+', 1) })),
    )
    .execute()
}

/** @param token null: the cleaner's link is removed */
export async function writeCleanerToken(
  tx: Tx,
  { bookId }: Pick<BookScope, 'bookId'>,
  token: { hash: string; sealed: string } | null,
): Promise<void> {
  await tx
    .updateTable('stay_settings')
    .set({ cleaner_token_hash: token?.hash ?? null, cleaner_token_sealed: token?.sealed ?? null })
    .where('book_id', '=', bookId)
    .execute()
}
