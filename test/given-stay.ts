import type { Insertable } from 'kysely'
import type { z } from 'zod'
import {
  type StayInput,
  type StaySettingsInput,
  StaySettingsView,
  StayView,
} from '#features/stays/shared/stay-contract.ts'
import type { Db, Tables } from '#platform/db/database.ts'
import type { Caller } from './test-app.ts'

/** Settings of a book's stays; the house is in Rome by default. */
export async function givenStaySettings(
  as: Caller,
  bookId: string,
  overrides: z.input<typeof StaySettingsInput> = {},
): Promise<StaySettingsView> {
  const response = await as.put(`/api/welcome-books/${bookId}/stay-settings`, {
    timeZone: 'Europe/Rome',
    ...overrides,
  })
  if (response.statusCode !== 200) throw new Error(`no settings were saved: ${response.body}`)
  return StaySettingsView.parse(response.json())
}

/** Stores many stays in few statements. */
export async function insertStays(db: Db, rows: readonly Insertable<Tables['stays']>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 200) {
    await db
      .insertInto('stays')
      .values(rows.slice(start, start + 200))
      .execute()
  }
}

/** A stay of a book that has settings: from 15 to 18 May 2026 by default. */
export async function givenStay(
  as: Caller,
  bookId: string,
  overrides: Partial<z.input<typeof StayInput>> = {},
): Promise<StayView> {
  const response = await as.post(`/api/welcome-books/${bookId}/stays`, {
    arrival: '2026-05-15',
    departure: '2026-05-18',
    ...overrides,
  })
  if (response.statusCode !== 201) throw new Error(`no stay was created: ${response.body}`)
  return StayView.parse(response.json())
}
