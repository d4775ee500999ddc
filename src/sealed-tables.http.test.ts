import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { StaySettingsView, StayView } from '#features/stays/shared/stay-contract.ts'
import type { Context } from '#platform/context.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { createId } from '#platform/ids.ts'
import { scheduleOf } from '#platform/jobs.ts'
import { createKeyring, type Keyring } from '#platform/keys/keyring.ts'
import { createResealJob, resealTables } from '#platform/keys/reseal.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addCalendar, startCalendarServer } from '#test/given-calendar.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { createCaller, startTestApp } from '#test/test-app.ts'
import { createApp } from './app.ts'
import { sealedTables } from './sealed-tables.ts'

const sealedColumns = sealedTables.flatMap(({ table, columns }) => columns.map(({ column }) => `${table}.${column}`))

test('every sealed column of the database is encrypted again after a change of the key', async () => {
  const { context } = await startTestApp()
  const tables = await context.db.introspection.getTables()
  const stored = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) => (column.name.endsWith('_sealed') ? `${name}.${column.name}` : [])),
  )
  expect(stored.length).toBeGreaterThan(5)
  expect(stored.toSorted()).toEqual(sealedColumns.toSorted())
})

const [oldKey, newKey] = [randomBytes(32), randomBytes(32)]

/** A caller of the service with another key. */
async function withKey(context: Context, keyring: Keyring, cookies: ReadonlyMap<string, string>) {
  const app = await createApp({ ...context, keyring }, developmentAssets)
  onTestFinished(() => app.close())
  const as = createCaller(app)
  for (const [name, value] of cookies) as.cookies.set(name, value)
  return as
}

/** A host with something in every sealed column, all of it under the old key. */
async function startSealed() {
  const service = await startTestApp({ env: { CALENDAR_LOOPBACK: 'on' } })
  service.clock.set(Date.parse('2030-05-14T00:00:00Z'))
  const { as, account } = await givenHost(service)
  const { id: bookId } = await givenBook(as)
  const keyring = createKeyring(oldKey)
  const before = await withKey(service.context, keyring, as.cookies)
  await givenStaySettings(before, bookId, { codeMode: 'personal', spareCodes: ['0815', '4711'] })
  expect((await before.post(`/api/welcome-books/${bookId}/stay-settings/cleaner-link`)).statusCode).toBe(200)
  const dates = { arrival: '2030-05-15', departure: '2030-05-18' }
  const stays: StayView[] = []
  for (let index = 0; index < 3; index += 1) stays.push(await givenStay(before, bookId, dates))
  const feeds = await startCalendarServer()
  const calendar = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//EN', 'END:VCALENDAR', ''].join('\r\n')
  const address = feeds.answer('/feed', calendar)
  await addCalendar(before, bookId, address)

  const { db, clock } = service.context
  const shown = { table: 'stays', column: 'spare_codes_sealed', row: stays[0]?.id ?? '' }
  await db
    .updateTable('stays')
    .set({ spare_codes_sealed: keyring.seal(shown, '["0815"]'), spare_codes_shown: 1 })
    .where('id', '=', shown.row)
    .execute()
  const subscription = { id: createId(), account_id: account.id, endpoint_hash: createId(), created_at: clock.now() }
  const content = keyring.seal({ table: 'push_subscriptions', column: 'content_sealed', row: subscription.id }, '{}')
  await db
    .insertInto('push_subscriptions')
    .values({ ...subscription, content_sealed: content })
    .execute()
  const privateKey = keyring.seal({ table: 'push_keys', column: 'private_key_sealed', row: '1' }, 'private')
  await db.insertInto('push_keys').values({ id: 1, public_key: 'public', private_key_sealed: privateKey }).execute()
  return { ...service, as, bookId, before, stays, address }
}

/** 3 codes and 3 links of stays, spare codes of one stay and of the book, a cleaner's link, an address, 2 of push. */
const texts = 3 + 3 + 1 + 1 + 1 + 1 + 2

test('after it the old key is not needed: codes, links and addresses are what they were', async () => {
  const { context, as, bookId, before, stays, address } = await startSealed()
  const path = `/api/welcome-books/${bookId}`
  const settings = StaySettingsView.parse((await before.get(`${path}/stay-settings`)).json())
  expect(settings).toMatchObject({ spareCodes: ['0815', '4711'], cleanerLink: expect.any(String) })
  const between = { ...context, keyring: createKeyring(newKey, [oldKey]) }

  expect(await resealTables(between, sealedTables)).toEqual({ resealed: texts, lost: 0 })
  expect(await resealTables(between, sealedTables)).toEqual({ resealed: 0, lost: 0 })

  const keyring = createKeyring(newKey)
  expect(await resealTables({ ...context, keyring }, sealedTables)).toEqual({ resealed: 0, lost: 0 })
  const after = await withKey(context, keyring, as.cookies)
  expect((await after.get(`${path}/stay-settings`)).json()).toEqual(settings)
  const listed = StayView.array().parse((await after.get(`${path}/stays`)).json())
  const seen = ({ id, code, link }: StayView) => `${id} ${code} ${link}`
  expect(listed.map(seen).toSorted()).toEqual(stays.map(seen).toSorted())
  // The hash of the address follows too: the same calendar cannot be added twice.
  expect((await after.post(`${path}/calendars`, { address })).json()).toMatchObject({ code: 'CALENDAR_ADDED_ALREADY' })
})

test('a run that was ended half-way is completed by the next one', async () => {
  const { context } = await startSealed()
  const keyring = createKeyring(newKey, [oldKey])
  let sealed = 0
  const seal: Keyring['seal'] = (place, text) => {
    sealed += 1
    if (sealed > 4) throw new Error('ended')
    return keyring.seal(place, text)
  }
  await expect(resealTables({ ...context, keyring: { ...keyring, seal } }, sealedTables)).rejects.toThrow('ended')

  expect(await resealTables({ ...context, keyring }, sealedTables)).toEqual({ resealed: texts - 4, lost: 0 })
})

test('a text that was sealed with an unknown key is counted and stays as it is', async () => {
  const { context } = await startSealed()
  const before = await context.db.selectFrom('stays').select('code_sealed').orderBy('id').execute()

  expect(await resealTables({ ...context, keyring: createKeyring(newKey) }, sealedTables)).toEqual({
    resealed: 0,
    lost: texts,
  })
  expect(await context.db.selectFrom('stays').select('code_sealed').orderBy('id').execute()).toEqual(before)
})

test('a text that was changed after it was read stays changed', async () => {
  const { context, stays } = await startSealed()
  const { db } = context
  const id = stays[0]?.id ?? ''
  const keyring = createKeyring(newKey, [oldKey])
  const typed = keyring.seal({ table: 'stays', column: 'code_sealed', row: id }, '2468')
  let changing: Promise<unknown> | undefined
  const open: Keyring['open'] = (place, sealed) => {
    if (place.row === id && place.column === 'code_sealed') {
      // Begins before the update that follows.
      changing = db.updateTable('stays').set({ code_sealed: typed }).where('id', '=', id).execute()
    }
    return keyring.open(place, sealed)
  }

  await resealTables({ ...context, keyring: { ...keyring, open } }, sealedTables)
  await changing
  const row = await db.selectFrom('stays').select('code_sealed').where('id', '=', id).executeTakeFirst()
  expect(row?.code_sealed).toBe(typed)
})

test('the job runs by itself while an earlier key is set', async () => {
  const { context } = await startTestApp()
  const job = createResealJob(sealedTables)
  expect(scheduleOf(job, { ...context.config, earlierKeys: [] })).toBeUndefined()
  expect(scheduleOf(job, { ...context.config, earlierKeys: [oldKey] })).toMatch(/^\*\/20 /)
})
