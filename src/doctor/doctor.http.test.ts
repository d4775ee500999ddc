import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { readImageAddress } from '#features/media/index.ts'
import { noteAcceptedLoss, noteFailedBackup, noteProvedBackup, takeDatabaseId } from '#platform/backup-state.ts'
import { day, hour } from '#platform/clock.ts'
import { isPostgres } from '#platform/db/database.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { givenHost } from '#test/given.ts'
import { backupPlaces } from '#test/given-backup.ts'
import { givenBook } from '#test/given-book.ts'
import { examine, givenExaminedService } from '#test/given-doctor.ts'
import { givenFolder } from '#test/given-folder.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenPrograms } from '#test/given-programs.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { nameBackup } from '../backup/backup-names.ts'
import { openBackupStore } from '../backup/backup-store.ts'
import { openContext } from '../main.ts'
import { checkBackups } from './backup-check.ts'
import { checkPermissions } from './file-checks.ts'
import { checkTls } from './network-checks.ts'
import { checkSettings } from './settings-check.ts'

const nobody = 65_534

test('without optional settings every check says so, and nothing fails while the service runs', async () => {
  const { env, context } = await givenExaminedService()
  await openKeyring(context.db, context.config)

  const { code, lines, find } = await examine(env)

  expect(lines.filter((line) => line.startsWith('FAIL'))).toEqual([])
  expect(code).toBeLessThan(2)
  for (const name of ['mail', 'payments', 'translation']) expect(find(name)).toMatch(/^ok .* not set: /)
  for (const name of ['settings', 'dns', 'tls', 'storage', 'disk', 'clock']) expect(find(name)).toMatch(/^(ok|warn) /)
  expect(find('key')).toContain('that of the database, from secret.key')
  expect(find('database')).toMatch(/^ok .* (SQLite|PostgreSQL) \d+\.\d+.*, \d\d migrations$/)
})

test('the report has the age of the last proved backup, and whether one failed since', async () => {
  const { env, context } = await givenExaminedService()
  const folder = givenFolder()
  const ask = async () => (await examine({ ...env, BACKUP_URL: folder })).find('backup')
  expect((await examine(env)).find('backup')).toMatch(/^ok .* BACKUP_URL is not set/)
  expect(await ask()).toMatch(/^warn .*No backup was proved yet.*\n?.*/)

  const proved = {
    name: 'benvenuto-20260301T120000Z.backup',
    bytes: 1_500_000,
    files: 1,
    lacking: [],
    acceptedBefore: [],
  }
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 2 * hour })
  expect(await ask()).toMatch(/^ok .*the last proved backup is 2 hours old, 2 MB/)
  // That backup has the pictures that were lost since.
  await noteAcceptedLoss(context.db, ['a', 'b', 'c'])
  expect(await ask()).toMatch(/^ok .* 2 hours old, 2 MB, in \S+$/m)
  expect(await ask()).toContain('BACKUP_URL is on the disk of DATA_DIR.')

  await noteFailedBackup(context.db, { at: Date.now(), step: 'proof', reason: 'It is cut off.' })
  expect(await ask()).toMatch(
    /^FAIL .*The last backup failed: It is cut off\. \(the last proved backup is 2 hours old\) Run: npm run admin -- jobs run backup$/m,
  )
  await noteFailedBackup(context.db, { at: Date.now(), step: 'pictures', reason: 'It lacks pictures.', missing: ['a'] })
  expect(await ask()).toMatch(/ When that is mended, or the loss is accepted, run: npm run admin -- jobs run backup$/m)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() + 1, acceptedBefore: ['a', 'b', 'c'] })
  expect(await ask()).toMatch(/^ok /)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() + 2, lacking: ['a', 'b'] })
  expect(await ask()).toMatch(
    /^warn .*but lacks 2 pictures that the database names\. What to do: .* If they are back: npm run admin -- jobs run backup\. To accept the loss: npm run admin -- backups accept-loss$/m,
  )
  await noteAcceptedLoss(context.db, ['a', 'b'])
  expect(await ask()).toMatch(/^ok .* MB, in .*, without 2 pictures that the database names, whose loss was accepted$/m)
  await noteProvedBackup(context.db, { ...proved, at: Date.now() - 3 * day })
  await context.db.updateTable('backup_state').set({ failed_at: null }).execute()
  expect(await ask()).toMatch(/^FAIL .*Backups are overdue: the last proved backup is 72 hours old/)
})

test.each(Object.entries(backupPlaces))(
  'backups in a %s that are not of the database are counted',
  async (_kind, openPlace) => {
    const { env, context } = await givenExaminedService()
    const url = await openPlace()
    const store = await openBackupStore(url)
    const ask = async () => (await examine({ ...env, BACKUP_URL: url })).find('backup')
    for (const name of ['benvenuto-20260301T120000Z.backup', nameBackup(0, 'ffffffff')])
      await store.writeText(name, 'a backup')
    expect(await ask()).not.toContain('not of this database')

    const id = await takeDatabaseId(context.db)
    await store.writeText(nameBackup(1, id), 'a backup')
    expect(await takeDatabaseId(context.db)).toBe(id)
    expect(await ask()).toMatch(
      new RegExp(
        `^warn .* that are not of this database: 2\\. The service never deletes them\\. .* do not end with -${id}\\.backup`,
        'm',
      ),
    )
  },
)

test('a data folder that cannot be made fails before the first start', async () => {
  const file = join(givenFolder(), 'file')
  writeFileSync(file, '')
  const folder = join(file, 'data')
  const { find } = await examine({ DATA_DIR: folder })
  expect(find('permissions')).toMatch(new RegExp(`^FAIL .*This user may not make ${folder}: ${file} is no folder`))
  const elsewhere = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: 'postgres://host@127.0.0.1:9/books',
    MEDIA_URL: 's3://key:hidden@127.0.0.1:9/pictures',
    SECRET_KEY: Buffer.alloc(32).toString('base64'),
  })
  expect(await checkPermissions(elsewhere)).not.toContainEqual(expect.objectContaining({ state: 'fail' }))
  expect((await examine({ DATA_DIR: file })).find('permissions')).toMatch(new RegExp(`^FAIL .*${file} is no folder`))
  if (process.platform === 'linux') {
    const { find: findBelow } = await examine({
      DATA_DIR: '/proc/benvenuto/data',
      BACKUP_URL: '/proc/benvenuto/copies',
    })
    expect(findBelow('permissions')).toMatch(
      /^FAIL .*This user may not make \/proc\/benvenuto\/data: \/proc is no folder/,
    )
    expect(findBelow('backup')).toMatch(/^FAIL .*This user may not write to \/proc/)
  }
  const possible = await examine({ DATA_DIR: join(givenFolder(), 'data') })
  expect(possible.find('permissions')).toMatch(/^ok /)
})

test('a place for backups that cannot be used fails, also before the first backup', async () => {
  const { env } = await givenExaminedService()
  const file = join(givenFolder(), 'file')
  writeFileSync(file, '')
  const ask = async (url: string) => (await examine({ ...env, BACKUP_URL: url })).find('backup')
  expect(await ask(join(file, 'backups'))).toMatch(new RegExp(`FAIL .*${file} is no folder`))
  expect(await ask('s3://key:hidden@127.0.0.1:9/backups?insecure=1')).toMatch(
    /FAIL .*The bucket of BACKUP_URL cannot be listed: .*ECONNREFUSED/,
  )
  const folder = join(givenFolder(), 'not', 'yet')
  expect(await ask(folder)).not.toMatch(/FAIL/)
  expect(await ask(folder)).toContain('BACKUP_URL is on the disk of DATA_DIR.')
  expect(existsSync(folder)).toBe(false)
})

test('backups of PostgreSQL need its programs, and a user who may create the database of the proof', async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://host@127.0.0.1:9/books', BACKUP_URL: givenFolder() })
  const reading = {
    state: 'read',
    isEmpty: false,
    isUnfinishedMove: false,
    done: [],
  } as const
  const nothing = {
    checkValue: undefined,
    sealed: [],
    backups: undefined,
    pictures: undefined,
    trouble: undefined,
    position: undefined,
  }
  const list = async (found: { version: string; mayCreateDatabases: boolean }) =>
    (await checkBackups(config, { ...reading, ...nothing, ...found })).map(({ state, text }) => `${state} ${text}`)
  givenPrograms({})
  const texts = await list({ version: '', mayCreateDatabases: false })
  expect(texts).toContainEqual(expect.stringContaining('fail Backups need pg_dump, pg_restore, psql.'))
  expect(texts).toContainEqual(expect.stringContaining('may not create the database for a restore on trial'))

  const old = 'echo "pg_dump (PostgreSQL) 15.13"'
  givenPrograms({ pg_dump: old, pg_restore: old, psql: old })
  const textsOfOld = await list({ version: 'PostgreSQL 17.6', mayCreateDatabases: true })
  expect(textsOfOld).toContainEqual(expect.stringMatching(/^fail .* refuses servers of 17\./))
  expect(textsOfOld).toContainEqual(expect.stringMatching(/^fail .* lets a backup run commands here/))
})

test('a mistyped name of a setting is reported', async () => {
  const { env } = await givenExaminedService()
  const { find } = await examine({
    ...env,
    DATABSE_URL: 'postgres://db/books',
    LIMIT_UPLODS: '3',
    PATHS: '/',
    ROLES: 'web',
  })
  expect(find('settings').split('\n')).toEqual([
    expect.stringMatching(/^warn .*DATABSE_URL is no setting and is ignored. Is DATABASE_URL meant\?$/),
    expect.stringMatching(/^warn .*LIMIT_UPLODS is no setting and is ignored/),
  ])
})

test('every mistake in the settings is a line, without its value', async () => {
  const { code, lines } = await examine({ SMTP_URL: 'mail.secret.example', ROLE: 'everything' })
  expect(code).toBe(2)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^FAIL {2}settings +SMTP_URL: must be an address/)
  expect(lines.join()).not.toContain('secret')
})

test('the report of a public service names the settings that it lacks', async () => {
  const adviceFor = (env: Record<string, string>) => checkSettings(readConfig(env), env).map(({ text }) => text)
  const texts = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example' })
  expect(texts).toEqual([
    expect.stringContaining('Not set: OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL'),
    expect.stringContaining('ADMIN_EMAIL'),
    expect.stringContaining('BACKUP_URL'),
    expect.stringContaining('SAMPLE_CLAIMS=off'),
    expect.stringContaining('PRICES_INCLUDE_VAT is not set; prices are shown with “VAT included”.'),
    expect.stringContaining('TRUST_PROXY=true'),
  ])
  const decided = adviceFor({ PUBLIC_ORIGIN: 'https://guide.example', PRICES_INCLUDE_VAT: 'on' })
  expect(decided.join()).not.toContain('PRICES_INCLUDE_VAT')
  const plain = readConfig({ PUBLIC_ORIGIN: 'http://guide.example' })
  expect(await checkTls(plain, new AbortController().signal)).toMatchObject({ state: 'warn' })
})

test('a public service without a mail server or without Stripe is warned', async () => {
  const DATA_DIR = givenFolder()
  const local = await examine({ DATA_DIR })
  for (const name of ['mail', 'payments']) expect(local.find(name)).toMatch(/^ok .* not set: /)

  const env = { DATA_DIR, PUBLIC_ORIGIN: 'http://192.0.2.2' }
  const { find } = await examine(env)
  expect(find('mail')).toBe(
    'warn  mail         SMTP_URL is not set: mails are only written to DATA_DIR/mail, and no confirmation and no link to a new password reaches anybody. Set it.',
  )
  expect(find('payments')).toBe(
    'warn  payments     Stripe’s keys are not set: test mode, no money moves, and the default code freeian is valid. Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY.',
  )
  const { find: findWithoutCodes } = await examine({ ...env, DISCOUNT_CODES: '' })
  expect(findWithoutCodes('payments')).toMatch(/^warn .* no money moves\. Set STRIPE_SECRET_KEY/)
})

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

test('the picture folder is as before', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  expect((await examine({ DATA_DIR: folder })).find('storage')).toMatch(/^ok .* can be written and read/)
  expect(readdirSync(join(folder, 'media'))).toEqual([])
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

test('a place without the newest picture fails, as on a worker that has a folder of its own', async () => {
  const { service, env, context } = await givenExaminedService()
  const { as } = await givenHost(service)
  const id = readImageAddress(await uploadPicture(as)) ?? ''
  const media = join(context.config.dataDir, 'media')
  const find = async () => (await examine(env)).find('storage')
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  // The check of backups warns of pictures that were lost and reported.
  const report = { at: Date.now(), step: 'pictures', reason: '' } as const
  await context.storage.deleteAll(`images/${id}`)
  await noteFailedBackup(context.db, { ...report, missing: [id] })
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  await noteFailedBackup(context.db, { ...report, missing: [] })
  await noteAcceptedLoss(context.db, [id])
  expect(await find()).toMatch(/^ok .* can be written and read$/)
  await noteAcceptedLoss(context.db, [])
  for (const folder of [join(media, 'images'), media]) {
    rmSync(folder, { recursive: true })
    expect(await find()).toContain('The newest picture of the database is not in')
  }
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

test.skipIf(process.platform === 'win32')('data and settings that others may read are noticed', async () => {
  const folder = givenFolder()
  mkdirSync(join(folder, 'media'))
  const envFile = join(folder, 'settings')
  writeFileSync(envFile, '')
  const config = readConfig({ DATA_DIR: folder })
  const statesOf = async () => (await checkPermissions(config, envFile)).map(({ state, text }) => `${state} ${text}`)
  const isRoot = process.getuid?.() === 0
  if (isRoot) expect((await statesOf()).join()).toContain('belongs to root')
  if (isRoot) chownSync(folder, nobody, nobody)
  chmodSync(folder, 0o755)
  chmodSync(envFile, 0o644)
  expect(await statesOf()).toEqual([
    expect.stringMatching(/^warn .* may open .* chmod 700/),
    expect.stringMatching(/^warn .* may read .* chmod 600/),
  ])
  chmodSync(folder, 0o700)
  chmodSync(envFile, 0o600)
  expect(await statesOf()).toEqual([expect.stringMatching(/^ok /)])
})
