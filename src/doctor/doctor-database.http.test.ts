import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { day } from '#platform/clock.ts'
import { isPostgres } from '#platform/db/database.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { openContext } from '../main.ts'

test('a newer, an older, a damaged and a missing database have different reports', async () => {
  const { env, context } = await givenExaminedService()
  await sql`delete from kysely_migration where name = '0031-book-pictures'`.execute(context.db)
  expect((await examine(env)).find('database')).toMatch(/^warn .* have not run: 1\. /)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(context.db)
  const newer = await examine(env)
  expect([newer.code, newer.find('database')]).toEqual([
    2,
    expect.stringMatching(/^FAIL .* newer version .* \(9999-later\)/),
  ])
  await sql`insert into kysely_migration (name, timestamp) values ('0031-book-pictures', '')`.execute(context.db)
  expect((await examine(env)).find('database')).toMatch(/^warn .* newer version .* \(9999-later\); this one can use it/)

  expect((await examine({ DATA_DIR: join(givenFolder(), 'none') })).find('database')).toMatch(/^warn .* no database/)
  const empty = givenFolder()
  writeFileSync(join(empty, 'benvenuto.db'), '')
  expect((await examine({ DATA_DIR: empty })).find('database')).toMatch(/^warn .* is empty/)
  const folder = givenFolder()
  writeFileSync(join(folder, 'benvenuto.db'), 'not a database, but long enough to be read as one'.repeat(100))
  expect((await examine({ DATA_DIR: folder })).find('database')).toMatch(/^FAIL .* not a database/i)
})

test.each(['absent', 'empty'])(
  'where the service refuses to start with an %s database, doctor fails',
  async (state) => {
    const folder = givenFolder()
    if (state === 'empty') writeFileSync(join(folder, 'benvenuto.db'), '')
    writeFileSync(join(folder, 'has-database'), '')
    const { code, find } = await examine({ DATA_DIR: folder })
    const refusal = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })).catch(
      (error) => error.message,
    )
    expect(refusal).toContain('has-database is from an earlier one')
    expect([code, find('database')]).toEqual([2, `FAIL  database     ${refusal}`])
  },
)

test('where the service refuses a SQLite file of another program, doctor fails', async () => {
  const folder = givenFolder()
  const file = join(folder, 'benvenuto.db')
  const notes = new DatabaseSync(file)
  notes.exec('create table _litestream_seq (id); create table notes (text); insert into notes values (1)')
  notes.close()
  const before = readFileSync(file)
  const { code, find } = await examine({ DATA_DIR: folder })
  const refusal = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), undefined, true).catch(
    (error) => error.message,
  )
  expect(refusal).toBe(
    `The database ${file} is not usable: it has tables of another program (notes). Let DATA_DIR, or DATABASE_URL if it is set, name another place`,
  )
  expect([code, find('database')]).toEqual([2, `FAIL  database     ${refusal}`])
  expect(readFileSync(file)).toEqual(before)
})

test('a new SQLite file in which Litestream keeps its tables is accepted', async () => {
  const folder = givenFolder()
  const file = new DatabaseSync(join(folder, 'benvenuto.db'))
  file.exec('create table _litestream_seq (id)')
  file.close()
  const { close } = await openContext(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }))
  await close()
  expect((await examine({ DATA_DIR: folder })).find('database')).toMatch(/^ok /)
})

test('damage inside a SQLite file is found', async ({ skip }) => {
  const { env, context } = await givenExaminedService()
  skip(isPostgres(context.config.databaseUrl), 'PostgreSQL looks for damage itself')
  const copy = givenFolder()
  const file = join(copy, 'benvenuto.db')
  new DatabaseSync(context.config.databaseUrl).exec(`vacuum into '${file}'`)
  // The first pages hold the schema, so the file still opens.
  const pages = 20
  truncateSync(file, pages * 4_096)
  expect((await examine({ ...env, DATA_DIR: copy })).find('database')).toMatch(/^FAIL .*(damaged|malformed)/)
})

test('another key than that of the database fails', async () => {
  const { env, context } = await givenExaminedService()
  await openKeyring(context.db, context.config)
  const key = Buffer.alloc(32, 7).toString('base64')
  const { code, find, text } = await examine({ ...env, SECRET_KEY: key })
  expect([code, find('key')]).toEqual([2, expect.stringContaining('another key than that of SECRET_KEY')])
  expect(text).not.toContain(key)
})

test('codes and links that no key of the settings opens are noticed', async () => {
  const { service, env, context } = await givenExaminedService()
  const { as } = await givenHost(service)
  const { id } = await givenBook(as)
  await givenStaySettings(as, id)
  const stay = await givenStay(as, id)
  const keyring = await openKeyring(context.db, context.config)
  const { code, find } = await examine(env)
  expect([code, find('key')]).toEqual([1, expect.stringContaining('opens 2 codes, links and addresses')])
  const deletion = new Date(Date.parse(stay.departure) + 31 * day).toISOString().slice(0, 10)
  const ofStays = `Those of stays (1) are deleted with them, the last on ${deletion}.`
  expect(find('key').endsWith(`${ofStays} The others stay until hosts have replaced or removed them.`)).toBe(true)
  const settings = await context.db.selectFrom('stay_settings').selectAll().execute()
  await context.db.deleteFrom('stay_settings').execute()
  expect((await examine(env)).find('key').endsWith(ofStays)).toBe(true)
  await context.db.insertInto('stay_settings').values(settings).execute()
  await context.db.updateTable('stays').set({ token_sealed: null }).execute()
  expect((await examine(env)).find('key')).toMatch(
    /opens 1 codes.* This warning stays until hosts have replaced or removed them\.$/,
  )

  const seal = (column: string) => keyring.seal({ table: 'stays', column, row: stay.id }, '1')
  const sealed = { token_sealed: seal('token_sealed'), code_sealed: seal('code_sealed') }
  await context.db.updateTable('stays').set(sealed).execute()
  await context.db.deleteFrom('stay_settings').execute()
  expect((await examine(env)).find('key')).toContain('that of the database, from secret.key')
})
