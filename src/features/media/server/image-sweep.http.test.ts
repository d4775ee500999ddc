import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '#platform/db/database.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { openPagedStorage } from '#test/paged-storage.ts'
import { startTestApp } from '#test/test-app.ts'
import { isUnused } from './image-queries.ts'
import { graceTime, sweepOrphanImages } from './image-sweep.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const statusOf = async (server: Server, url: string) => (await server.anonymous.get(url)).statusCode
const countRows = async ({ context }: Server) => (await context.db.selectFrom('images').select('id').execute()).length

test('only pictures that no book shows are deleted after a week', async () => {
  const server = await startTestApp()
  const host = await givenHost(server)
  const [unused, cover, welcome] = [
    await uploadPicture(host.as),
    await uploadPicture(host.as),
    await uploadPicture(host.as),
  ]
  await givenBook(host.as, { coverImage: cover })
  await givenBook(host.as, { welcomeImage: welcome, status: 'draft' })

  server.clock.advance(graceTime - 1)
  await sweepOrphanImages(server.context)
  expect(await statusOf(server, unused)).toBe(200)

  server.clock.advance(2)
  const fresh = await uploadPicture(host.as)
  await sweepOrphanImages(server.context)

  expect(await statusOf(server, unused)).toBe(404)
  for (const url of [cover, welcome, fresh]) expect(await statusOf(server, url)).toBe(200)
  expect(await countRows(server)).toBe(3)
})

test('a logo used only in the default look is kept until it is replaced there', async () => {
  const server = await startTestApp()
  const host = await givenHost(server, { plan: 'pro' })
  const [logo, other] = [await uploadPicture(host.as), await uploadPicture(host.as)]
  const setLogo = async (url: string) =>
    expect((await host.as.put('/api/look-defaults', { look: { theme: 'linen', logo: url } })).statusCode).toBe(200)
  await setLogo(logo)

  server.clock.advance(graceTime + 1)
  const unused = await uploadPicture(host.as)
  await sweepOrphanImages(server.context)
  expect(await statusOf(server, logo)).toBe(200)
  expect(await statusOf(server, other)).toBe(404)

  await setLogo(unused)
  await sweepOrphanImages(server.context)
  expect(await statusOf(server, logo)).toBe(404)
  expect(await statusOf(server, unused)).toBe(200)
})

test('pictures used only in the look of a book are kept', async () => {
  const server = await startTestApp()
  const host = await givenHost(server, { plan: 'pro' })
  const [logo, shown] = [await uploadPicture(host.as), await uploadPicture(host.as)]
  const { id } = await givenBook(host.as)
  const section = { id: 'own-1', title: 'Garden', text: '', pictures: [{ image: shown, caption: '' }] }
  const look = { look: { theme: 'linen', logo, ownSections: [section] } }
  const saved = await host.as.put(`/api/welcome-books/${id}/look`, look)
  expect(saved.statusCode, saved.body).toBe(200)

  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)

  for (const url of [logo, shown]) expect(await statusOf(server, url)).toBe(200)
})

test('every column that refers to a picture protects it from the sweep', async () => {
  const server = await startTestApp()
  const { db, config } = server.context
  const { rows } = isPostgres(config.databaseUrl)
    ? await sql<{ name: string }>`
        select conrelid::regclass::text || '.' || attname as name from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'images'::regclass`.execute(db)
    : await sql<{ name: string }>`
        select tables.name || '.' || keys."from" as name from sqlite_master as tables
        join pragma_foreign_key_list(tables.name) as keys
        where tables.type = 'table' and keys."table" = 'images'`.execute(db)

  const query = db.selectFrom('images').select('id').where(isUnused).compile().sql.replaceAll('"', '')
  expect(rows.length).toBeGreaterThan(3)
  for (const { name } of rows) {
    const [table = '', column = ''] = name.split('.')
    expect(query, name).toMatch(new RegExp(`from ${table} where (${table}\\.)?${column} = images\\.id`))
  }
})

test('a picture that was removed from its book is deleted later', async () => {
  const server = await startTestApp()
  const host = await givenHost(server)
  const cover = await uploadPicture(host.as)
  const book = await givenBook(host.as, { coverImage: cover })
  await host.as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, coverImage: '' })
  expect(await statusOf(server, cover)).toBe(200)

  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)

  expect(await statusOf(server, cover)).toBe(404)
  expect(await countRows(server)).toBe(0)
})

test('all orphans are deleted in batches, also by two concurrent sweeps', async () => {
  const server = await startTestApp()
  const { account } = await givenHost(server)
  const rows = Array.from({ length: 230 }, (_, index) => ({
    id: `orphan${index}`.padEnd(22, '_'),
    account_id: account.id,
    width: 20,
    height: 10,
    widths: '[20]',
    bytes: 100,
    created_at: server.clock.now(),
  }))
  await server.context.db.insertInto('images').values(rows).execute()

  server.clock.advance(graceTime + 1)
  await Promise.all([sweepOrphanImages(server.context), sweepOrphanImages(server.context)])

  expect(await countRows(server)).toBe(0)
})

test('files without a row are deleted when they are older than a week', async () => {
  const server = await startTestApp()
  const host = await givenHost(server)
  const used = await uploadPicture(host.as)
  await givenBook(host.as, { coverImage: used })
  const stray = 'images/strayAAAAAAAAAAAAAAAAA/480.webp'
  await server.context.storage.put(stray, 'bytes')

  // The storage uses the machine's time, not the test clock.
  server.clock.set(Date.now())
  await sweepOrphanImages(server.context)
  expect(await server.context.storage.exists(stray)).toBe(true)

  server.clock.set(Date.now() + graceTime + 60_000)
  await sweepOrphanImages(server.context)
  expect(await server.context.storage.exists(stray)).toBe(false)
  expect(await statusOf(server, used)).toBe(200)
})

test('the sweep reads all pages of a listing', async () => {
  const server = await startTestApp()
  const storage = openPagedStorage(join(server.context.config.dataDir, 'media'))
  const strays = Array.from({ length: 7 }, (_, index) => `images/stray${index}`.padEnd(29, 'A'))
  for (const folder of strays) await storage.put(`${folder}/480.webp`, 'bytes')

  server.clock.set(Date.now() + graceTime + 60_000)
  await sweepOrphanImages({ ...server.context, storage })

  for (const folder of strays) expect(await storage.exists(`${folder}/480.webp`), folder).toBe(false)
})

test('a sweep without any upload does nothing', async () => {
  const server = await startTestApp()

  await expect(sweepOrphanImages(server.context)).resolves.toBeUndefined()
})
