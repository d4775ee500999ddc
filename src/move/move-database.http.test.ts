import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#config.ts'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { createLog } from '#platform/log.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { examine } from '#test/given-doctor.ts'
import { rungKey } from '#test/ladder/fill.ts'
import { listRungs, readDatabase } from '#test/ladder/rung.ts'
import { listTables } from '#test/ladder/table-contents.ts'
import { isLongForm } from '#test/property-runs.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { migrations } from '../../migrations/index.ts'
import { withDatabase } from '../backup/live-database.ts'
import { runCommand } from '../cli.ts'
import { openMigratedDatabase } from '../main.ts'
import { describeStop } from './move-commands.ts'
import { moveDatabase } from './move-database.ts'
import { createProgress } from './move-progress.ts'

const nowhere = 'postgres://nobody@127.0.0.1:9/nothing'

/** A SQLite file with a host and her book, not opened by a service. */
async function givenFile() {
  const service = await startTestApp({ env: { DATABASE_URL: '' } })
  const { as, account } = await givenHost(service, { name: 'Émile Łoś' })
  const book = await givenBook(as, { propertyName: 'Casa “Conti” – 家', houseRules: ['One', 'Two'] })
  const databaseUrl = join(service.context.config.dataDir, 'copy.db')
  await sql`vacuum into ${databaseUrl}`.execute(service.context.db)
  return { service, account, book, settings: { ...service.context.config, databaseUrl }, databaseUrl }
}

test('an impossible move is reported and changes nothing', async () => {
  const { service, settings, databaseUrl } = await givenFile()
  const before = await stat(databaseUrl)
  const move = (from: string, to: string) => moveDatabase({ ...settings, databaseUrl: from }, 'postgres', to)
  await expect(move(nowhere, nowhere)).rejects.toThrow('on PostgreSQL already')
  await expect(move(databaseUrl, 'other.db')).rejects.toThrow('begins with postgres://')
  await expect(move(service.context.config.databaseUrl, nowhere)).rejects.toThrow('in use')
  await expect(move(databaseUrl, nowhere)).rejects.toThrow(
    /^The target is not usable: connect ECONNREFUSED 127\.0\.0\.1:9\. Check host and port in its address, /,
  )
  expect((await stat(databaseUrl)).size).toBe(before.size)
})

test('an interrupted move says how far it is and how to continue, without the password', async () => {
  const { service, databaseUrl } = await givenFile()
  const config = { ...service.context.config, databaseUrl }
  const target = 'postgres://host:hush%21@127.0.0.1:9/books'
  const lines: string[] = []
  // The process would end by the signal.
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  onTestFinished(() => kill.mockRestore())

  const moving = runCommand(['move-to-postgres', target], { ...service.context, config }, (line) => lines.push(line))
  process.emit('SIGHUP', 'SIGHUP')
  await expect(moving).rejects.toThrow('The target is not usable')
  await vi.waitFor(() => expect(kill).toHaveBeenCalledWith(process.pid, 'SIGHUP'))

  expect(lines).toEqual([
    'The move has stopped and is not finished: 0 rows are copied. Leave the service stopped, and continue with the same command, with the password in place of ***: npm run admin -- move-to-postgres "postgres://host:***@127.0.0.1:9/books"',
  ])
  expect(describeStop(config, { kind: 'sqlite', target: '/data/benvenuto.db' }, 4_200)).toBe(
    'The move has stopped and is not finished: 4200 rows are copied. Leave the service stopped, and continue with the same command: npm run admin -- move-to-sqlite "/data/benvenuto.db"',
  )
})

test('without an argument, the address is that of DATABASE_URL, and the file that of the data folder', async (context) => {
  const given = await givenLargeFile(1)
  const { service, databaseUrl } = await givenFile()
  const lines: string[] = []
  const move = (config: Partial<typeof service.context.config>, ...args: string[]) =>
    runCommand(
      ['move-to-postgres', ...args],
      { ...service.context, config: { ...service.context.config, ...config } },
      (line) => lines.push(line),
    )
  await expect(move({ databaseUrl })).rejects.toThrow('Set DATABASE_URL to the address of the PostgreSQL database')
  const dataDir = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const target = 'postgres://host:hush%21@127.0.0.1:9/books'
  const file = join(dataDir, 'benvenuto.db')
  await expect(move({ databaseUrl: target, dataDir })).rejects.toThrow(`There is no database ${file}.`)
  await expect(move({ databaseUrl: target, dataDir }, target)).rejects.toThrow(`There is no database ${file}.`)
  expect(lines).toEqual([])
  expect(describeStop(service.context.config, { kind: 'postgres', target, isInSettings: true }, 7)).toMatch(
    /continue with the same command: npm run admin -- move-to-postgres$/,
  )

  if (!given) return context.skip('there is no PostgreSQL to move to')
  await move({ ...given.config, databaseUrl: given.target })
  expect(lines).toEqual([
    expect.stringMatching(/^\d+ rows of \d+ tables are in PostgreSQL, /),
    'Start the service with the same DATABASE_URL.',
  ])
  expect(await readAll(given.target)).toEqual(await readAll(given.file))
})

test('a file that was used with another key is not moved', async () => {
  const { settings, databaseUrl } = await givenFile()
  const db = openDatabase(databaseUrl)
  await openKeyring(db, { ...settings, secretKey: new Uint8Array(32).fill(1) })
  await db.destroy()

  await expect(moveDatabase(settings, 'postgres', nowhere)).rejects.toThrow('SECRET_KEY is not set and')
  await expect(moveDatabase({ ...settings, secretKey: new Uint8Array(32) }, 'postgres', nowhere)).rejects.toThrow(
    'another key',
  )
  await expect(
    moveDatabase({ ...settings, secretKey: new Uint8Array(32).fill(1) }, 'postgres', nowhere),
  ).rejects.toThrow('ECONNREFUSED')
})

test('all data of a SQLite file is in PostgreSQL afterwards, and the file is unchanged', async (context) => {
  const { url: target, drop } = await createTestDatabase()
  if (target === undefined) return context.skip('there is no PostgreSQL to move to')
  onTestFinished(drop)
  const { account, book, settings, databaseUrl } = await givenFile()
  // The service was stopped during a job.
  await withDatabase(databaseUrl, (db) =>
    db.insertInto('job_runs').values({ name: 'backup', started_at: Date.now(), finished_at: null }).execute(),
  )

  const moved = await moveDatabase(settings, 'postgres', target)

  expect(moved.tables).toBeGreaterThan(20)
  const [from, to] = [openDatabase(databaseUrl), openDatabase(target)]
  onTestFinished(async () => {
    await to.destroy()
  })
  for (const table of ['accounts', 'sessions', 'books', 'mails'] as const) {
    const rows = await from.selectFrom(table).selectAll().execute()
    expect(await to.selectFrom(table).selectAll().execute(), table).toEqual(rows)
    expect(rows.length, table).toBeGreaterThan(0)
  }
  await from.destroy()
  expect(await to.selectFrom('job_runs').select('name').where('finished_at', 'is', null).execute()).toEqual([])
  expect(await migrate(to, migrations)).toEqual([])
  const after = await startTestApp({ env: { DATABASE_URL: target } })
  expect(after.context.config.databaseUrl).toBe(target)
  expect(
    (await after.anonymous.post('/api/auth/login', { email: account.email, password: givenPassword })).statusCode,
  ).toBe(200)
  expect((await after.anonymous.get(`/api/welcome-books/${book.id}/public`)).json()).toMatchObject({
    propertyName: 'Casa “Conti” – 家',
  })
  await expect(moveDatabase(settings, 'postgres', target)).rejects.toThrow('tables in the PostgreSQL database already')
})

type Row = Record<string, unknown>

/** All rows of all tables, in an order that both databases share. */
async function readAll(url: string): Promise<Record<string, string[]>> {
  return withDatabase(url, async (db) => {
    const contents: Record<string, string[]> = {}
    for (const { name } of await listTables(db)) {
      const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(db)
      contents[name] = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
    }
    return contents
  })
}

/** The filled database of the newest rung, on SQLite, with many more rows; and an empty PostgreSQL database. */
async function givenLargeFile(captchas: number) {
  const { url: target, drop } = await createTestDatabase()
  if (target === undefined) return undefined
  onTestFinished(drop)
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'benvenuto.db')
  await writeFile(file, readDatabase(listRungs().at(-1) ?? '', 'sqlite'))
  await writeFile(join(folder, 'secret.key'), `${rungKey}\n`, { mode: 0o600 })
  await withDatabase(file, async (db) => {
    await migrate(db, migrations)
    await sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${captchas})
      insert into captchas (id, answer_hash, expires_at) select 'many-' || n, 'x', n from numbers`.execute(db)
  })
  return { file, target, folder, config: { dataDir: folder, secretKey: undefined, earlierKeys: [] } }
}

/** Moves in another process, which is killed when it has copied a number of rows. */
async function moveAndKill(args: readonly string[], rows: number): Promise<void> {
  const mover = spawn(process.execPath, ['test/mover.ts', ...args, String(rows)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(mover, 'close')
  await Promise.race([once(mover.stdout, 'data'), ended])
  mover.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

/** A SQLite file of another program. */
function givenNotes(file: string): void {
  const notes = new DatabaseSync(file)
  notes.exec('create table notes (text)')
  notes.close()
}

test('a source of another program is refused and stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'benvenuto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const databaseUrl = join(folder, 'notes.db')
  givenNotes(databaseUrl)
  const before = await readFile(databaseUrl)
  const config = { databaseUrl, dataDir: folder, secretKey: undefined, earlierKeys: [] }
  await expect(moveDatabase(config, 'postgres', nowhere)).rejects.toThrow(
    `The database ${databaseUrl} is not usable: it has tables of another program (notes). `,
  )
  expect(await readFile(databaseUrl)).toEqual(before)
})

test('a target with tables of another program is refused and stays as it is', async (context) => {
  const given = await givenLargeFile(1)
  if (!given) return context.skip('there is no PostgreSQL to move from')
  const { file, target, folder, config } = given
  const notes = join(folder, 'notes.db')
  const addNotes = (db: Db) =>
    sql`create table notes (id integer primary key, text text)`
      .execute(db)
      .then(() => sql`insert into notes values (1, 'Keep me')`.execute(db))
  const readNotes = (db: Db) => sql`select text from notes`.execute(db).then(({ rows }) => rows)

  await withDatabase(target, addNotes)
  await expect(moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)).rejects.toThrow(
    'There are tables in the PostgreSQL database already. The target must be an empty database.',
  )
  expect(await withDatabase(target, readNotes)).toEqual([{ text: 'Keep me' }])
  await withDatabase(target, (db) => sql`drop table notes`.execute(db))
  await moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)

  givenNotes(notes)
  const before = await readFile(notes)
  await expect(moveDatabase({ ...config, databaseUrl: target }, 'sqlite', notes)).rejects.toThrow(
    `There are tables in ${notes} already. The target must be a file that does not exist yet.`,
  )
  expect(await readFile(notes)).toEqual(before)
})

test('tables that another program has added to the source stay behind', async (context) => {
  const given = await givenLargeFile(1)
  if (!given) return context.skip('there is no PostgreSQL to move to')
  const { file, target, config } = given
  await withDatabase(file, (db) => sql`create table _litestream_lock (id integer)`.execute(db))
  await moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)
  expect((await withDatabase(target, listTables)).map(({ name }) => name)).not.toContain('_litestream_lock')
})

test('a move that was interrupted before its first row continues', async (context) => {
  const given = await givenLargeFile(1)
  if (!given) return context.skip('there is no PostgreSQL to move to')
  const { file, target, config } = given
  await withDatabase(target, createProgress)
  // Another sign of an earlier database must not lead to the advice to begin anew.
  await writeFile(join(config.dataDir, 'has-database'), '')
  const settings = { DATA_DIR: config.dataDir, DATABASE_URL: target, PUBLIC_ORIGIN: testOrigin }
  const service = openMigratedDatabase(readConfig(settings), createLog('silent'))
  await expect(service).rejects.toThrow('a move into it is not finished')
  expect((await examine(settings)).find('database')).toMatch(/^FAIL .*A move into it is not finished/)
  await withDatabase(target, (db) => migrate(db, migrations))
  expect((await examine(settings)).find('database')).toMatch(/^FAIL .*A move into it is not finished/)
  const moved = await moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)
  expect(moved.continued).toBe(0)
  expect(await readAll(target)).toEqual(await readAll(file))
})

test('a move that is killed again and again continues, there and back, and loses nothing', async (context) => {
  const given = await givenLargeFile(6_000)
  if (!given) return context.skip('there is no PostgreSQL to move to')
  const { file, target, folder, config } = given
  const before = await readAll(file)
  const back = join(folder, 'back.db')

  for (const [kind, from, to] of [
    ['postgres', file, target],
    ['sqlite', target, back],
  ] as const) {
    for (const rows of isLongForm ? [100, 1_500, 4_000] : [1_500, 4_000]) {
      await moveAndKill([from, kind, to, folder], rows)
      const settings = readConfig({ DATA_DIR: folder, ...(kind === 'postgres' && { DATABASE_URL: to }) })
      const service = openMigratedDatabase({ ...settings, databaseUrl: to }, createLog('silent'))
      await expect(service).rejects.toThrow('a move into it is not finished')
    }
    const moved = await moveDatabase({ ...config, databaseUrl: from }, kind, to)
    expect(moved.continued).toBeGreaterThanOrEqual(4_000)
    expect(moved.rows).toBeGreaterThan(moved.continued)
    expect(await readAll(to)).toEqual(before)
  }
})

test('a move is refused if the service has run, or the target was changed, between its parts', async (context) => {
  const given = await givenLargeFile(1_000)
  if (!given) return context.skip('there is no PostgreSQL to move to')
  const { file, target, folder, config } = given
  const again = () => moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)
  await moveAndKill([file, 'postgres', target, folder], 600)
  await withDatabase(file, (db) => sql`update accounts set name = 'Giulia C.' where name like 'Giulia%'`.execute(db))

  await expect(again()).rejects.toThrow(/^Source and target differ in accounts \(\d+ and \d+ rows\)\. /)
  await withDatabase(target, (db) => sql`update accounts set name = 'Giulia C.' where name like 'Giulia%'`.execute(db))
  await withDatabase(target, (db) => sql`delete from captchas where id = 'many-7'`.execute(db))
  await expect(again()).rejects.toThrow(/differ in captchas \(100\d and 100\d rows\)\. /)
})

test('a database of PostgreSQL in use is not moved, nor to an address', async (context) => {
  const given = await givenLargeFile(1)
  if (!given) return context.skip('there is no PostgreSQL to move from')
  const { file, target, folder, config } = given
  const back = (from: string, to: string) => moveDatabase({ ...config, databaseUrl: from }, 'sqlite', to)
  await expect(back(file, join(folder, 'back.db'))).rejects.toThrow('on SQLite already')
  await expect(back(target, target)).rejects.toThrow('must be the path of a file')
  await expect(back(target, join(folder, 'back.db'))).rejects.toThrow('is empty')
  await moveDatabase({ ...config, databaseUrl: file }, 'postgres', target)
  await expect(back(target, file)).rejects.toThrow(`There are tables in ${file} already.`)
  await withDatabase(target, async (db) => {
    await sql`select 1`.execute(db)
    await expect(back(target, join(folder, 'back.db'))).rejects.toThrow('in use by another connection')
  })
})
