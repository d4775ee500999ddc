import { expect, test } from 'vitest'
import { migrate } from '#platform/db/migrate.ts'
import { givenDatabaseBefore, insertRow } from '#test/migrated-database.ts'
import { migrations } from '../../../../../migrations/index.ts'
import { readSettings, readStay, settingsColumns, stayColumns } from '../stays/stay-records.ts'
import { presentLock } from './code-on-lock.ts'

/** Opens what this test stores. */
const keyring = { open: (_place: unknown, sealed: string) => sealed } as unknown as Parameters<
  typeof presentLock
>[0]['keyring']

test('personal codes from before are kept by the migration; the host is asked whether they are on the lock, and a replaced one is named', async () => {
  const db = await givenDatabaseBefore('0052')
  await insertRow(db, 'books', { id: 'b', host_id: 'a', status: 'draft' })
  await insertRow(db, 'stay_settings', {
    book_id: 'b',
    time_zone: 'Europe/Rome',
    arrival_time: '15:00',
    departure_time: '10:00',
    release_hours: 24,
    code_mode: 'personal',
    spare_codes_sealed: '[]',
  })
  await insertRow(db, 'stays', {
    id: 's',
    book_id: 'b',
    arrival: '2026-05-15',
    departure: '2026-05-18',
    source: 'calendar',
    code_sealed: '4711',
  })

  await migrate(db, migrations)

  const read = async () => {
    const row = await db
      .selectFrom('stays')
      .innerJoin('stay_settings', 'stay_settings.book_id', 'stays.book_id')
      .select(stayColumns)
      .select(settingsColumns)
      .executeTakeFirstOrThrow()
    return presentLock({ keyring }, readStay(row), readSettings(row))
  }
  const asked = { codeSetAt: null, codeDueAt: '2026-05-14T13:00:00.000Z', codeBefore: null, isCodeRemoved: false }
  expect(await read()).toEqual(asked)

  await db.updateTable('stays').set({ code_set_at: 1 }).execute()
  expect((await read()).codeSetAt).toBe('1970-01-01T00:00:00.001Z')
  const replaced = { code_sealed: '5822', code_set_at: null, code_before_sealed: '4711' }
  await db.updateTable('stays').set(replaced).execute()
  expect(await read()).toMatchObject({ codeSetAt: null, codeBefore: { code: '4711', isUsed: false } })
})
