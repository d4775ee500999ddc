import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql, type TableMetadata } from 'kysely'
import { findSampleImage } from '#features/media/index.ts'
import { type BackupState, findBackupState } from '#platform/backup-state.ts'
import { second } from '#platform/clock.ts'
import { type Db, isPostgres, nameDatabase, openDatabase } from '#platform/db/database.ts'
import { describeForeignFile, findForeignTableIn } from '#platform/db/foreign-tables.ts'
import { adviceForObstacle, findObstacle, listDone } from '#platform/db/migrate.ts'
import { adviseAbout } from '#platform/db/unusable-database.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { countSealed, type SealedCount } from '#platform/keys/reseal.ts'
import { findKeyProblem, findKeyring } from '#platform/keys/service-key.ts'
import { migrations } from '../../migrations/index.ts'
import type { Config } from '../config.ts'
import { describeRefusal, findSign } from '../earlier-data.ts'
import { sealedTables } from '../sealed-tables.ts'
import { storePatience } from './file-checks.ts'

/** Milliseconds for the search for damage in a SQLite file, which takes longer in a large one. */
const longestSearch = 8 * second

export type Reading =
  | { state: 'absent' }
  | { state: 'failed'; reason: string; advice: string | undefined }
  /** A SQLite file of another program, which has this table. */
  | { state: 'foreign'; table: string }
  | {
      state: 'read'
      version: string
      /** Whether it has no tables of the service. */
      isEmpty: boolean
      /** Whether a move into it was interrupted. */
      isUnfinishedMove: boolean
      /** Whether the user of PostgreSQL may create databases; undefined with SQLite. */
      mayCreateDatabases: boolean | undefined
      /** Names of the migrations that have run. */
      done: readonly string[]
      /** Of the key that the database was used with. */
      checkValue: string | undefined
      /** Of the texts that the key of the service has sealed. */
      sealed: readonly SealedCount[]
      /** Undefined before the table exists. */
      backups: BackupState | undefined
      /** Undefined before the migration that marks secret ones. */
      pictures: SamplePictures | undefined
      /** A sentence about what keeps PostgreSQL from working. */
      trouble: string | undefined
      /** Undefined with SQLite. */
      position: ServerPosition | undefined
    }

/** Which database of which server it is, and the end of the server's log; undefined on a standby. */
type ServerPosition = { server: string; log: string | undefined }

/** SQL: differs between two servers, and between two databases of one server. */
export const serverIdentity = sql<string>`pg_postmaster_start_time()::text || ' ' || current_database()`

export type SamplePictures = Record<'shown' | 'hidden', Awaited<ReturnType<typeof findSampleImage>>>

/**
 * As `readDatabase`, but a database that does not answer has failed after a time.
 * @param limit milliseconds
 */
export async function readDatabaseWithin(config: Pick<Config, 'databaseUrl'>, limit: number): Promise<Reading> {
  const timer = new AbortController()
  const reason = `no answer within ${limit / second} seconds`
  const advice = isPostgres(config.databaseUrl)
    ? undefined
    : 'Check whether the machine is overloaded, or its disk slow.'
  const late = sleep<Reading>(limit, { state: 'failed', reason, advice }, { signal: timer.signal })
  // The other promise rejects when it is not needed any more.
  late.catch(() => undefined)
  return Promise.race([readDatabase(config), late]).finally(() => timer.abort())
}

/** Reads what the checks need to know. Unlike the service, it creates and migrates nothing. Never throws. */
export async function readDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<Reading> {
  if (!isPostgres(databaseUrl) && !existsSync(databaseUrl)) return { state: 'absent' }
  let db: Db | undefined
  try {
    const table = findForeignTableIn(databaseUrl)
    if (table !== undefined) return { state: 'foreign', table }
    db = openDatabase(databaseUrl)
    const found = await db.introspection.getTables()
    const tables = found.map(({ name }) => name)
    const images = found.find(({ name }) => name === 'images')
    const hasSecrecy = images?.columns.some(({ name }) => name === 'secrecy') === true
    return {
      state: 'read',
      ...(isPostgres(databaseUrl) ? await readPostgres(db) : await readSqlite(db)),
      isEmpty: !tables.includes('accounts'),
      isUnfinishedMove: tables.includes('move_progress'),
      done: await listDone(db),
      checkValue: tables.includes('service_key') ? await readCheckValue(db) : undefined,
      sealed: await countAllSealed(db, found),
      backups: tables.includes('backup_state') ? await findBackupState(db) : undefined,
      pictures: hasSecrecy
        ? { shown: await findSampleImage(db, 'shown'), hidden: await findSampleImage(db, 'hidden') }
        : undefined,
    }
  } catch (error) {
    return { state: 'failed', reason: reasonOf(error), advice: adviseAbout(error) }
  } finally {
    await db?.destroy().catch(() => undefined)
  }
}

async function readSqlite(db: Db) {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db)
  return {
    version: `SQLite ${rows[0]?.version}`,
    trouble: undefined,
    mayCreateDatabases: undefined,
    position: undefined,
  }
}

async function readPostgres(db: Db) {
  const { rows } = await sql<{
    version: string
    read_only: string
    broken: number
    failures: number
    may_create: boolean
    server: string
  }>`
    select current_setting('server_version') as version, current_setting('transaction_read_only') as read_only,
      (select count(*) from pg_index where not indisvalid) as broken,
      (select coalesce(max(checksum_failures), 0) from pg_stat_database where datname = current_database()) as failures,
      (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as may_create,
      ${serverIdentity} as server
  `.execute(db)
  const [row] = rows
  return {
    version: `PostgreSQL ${row?.version}`,
    trouble: row && troubleOf(row),
    mayCreateDatabases: row?.may_create,
    position: row && { server: row.server, log: await readLogEnd(db) },
  }
}

/** @returns undefined on a standby, and on servers without a log of their own, such as Amazon Aurora's, which refuse */
async function readLogEnd(db: Db): Promise<string | undefined> {
  const query = sql<{ log: string }>`select pg_current_wal_lsn()::text as log`.execute(db)
  return query.then(({ rows }) => rows[0]?.log).catch(() => undefined)
}

function troubleOf(row: { read_only: string; broken: number; failures: number }): string | undefined {
  if (row.read_only === 'on') return 'It is read-only. Let DATABASE_URL name the primary server.'
  if (row.failures > 0) return 'It has found damaged pages. Restore a backup on another disk.'
  if (row.broken > 0) return 'It has invalid indexes. Run: REINDEX DATABASE.'
  return undefined
}

export async function readCheckValue(db: Db): Promise<string | undefined> {
  return (await db.selectFrom('service_key').select('check_value').executeTakeFirst())?.check_value
}

async function countAllSealed(db: Db, tables: readonly TableMetadata[]): Promise<SealedCount[]> {
  const known = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]))
  const counts = await Promise.all(sealedTables.map((table) => countSealed(db, table, known)))
  return counts.flat()
}

export async function checkDatabase(config: Config, reading: Reading, signal: AbortSignal): Promise<Finding> {
  const { databaseUrl } = config
  if (reading.state === 'read' && reading.isUnfinishedMove) {
    return fail('A move into it is not finished.', 'Run the same move again, with DATABASE_URL as it was.')
  }
  if (reading.state === 'foreign') return { state: 'fail', text: describeForeignFile(databaseUrl, reading.table) }
  if (reading.state === 'absent' || (reading.state === 'read' && reading.isEmpty)) {
    return judgeEmpty(config, reading.state === 'absent')
  }
  if (reading.state === 'failed') {
    return fail(
      `Not readable: ${reading.reason}.`,
      reading.advice ??
        (isPostgres(databaseUrl)
          ? 'Check DATABASE_URL, and that the server runs.'
          : 'Check the disk and the permissions; restore a backup if the file is damaged.'),
    )
  }
  const obstacle = findObstacle(reading.done, Object.keys(migrations))
  if (obstacle !== undefined) {
    return fail(`A newer version has changed it so that this one cannot use it (${obstacle}).`, adviceForObstacle)
  }
  if (reading.trouble) return { state: 'fail', text: `${reading.version}: ${reading.trouble}` }
  const damage = isPostgres(databaseUrl) ? undefined : await searchDamage(databaseUrl, signal)
  if (damage === 'found') return fail(`${databaseUrl} is damaged.`, 'Stop the service and restore a backup.')
  const pending = Object.keys(migrations).filter((name) => !reading.done.includes(name))
  if (pending.length > 0) {
    return warn(`Migrations that have not run: ${pending.length}.`, 'Restart the service: its start runs them.')
  }
  const newer = reading.done.filter((name) => !Object.hasOwn(migrations, name))
  if (newer.length > 0) {
    return warn(`A newer version has migrated it (${newer.at(-1)}); this one can use it.`, 'Update this node, too.')
  }
  const rest = damage === 'unknown' ? ', not searched for damage within the time' : ''
  return ok(`${reading.version}, ${reading.done.length} migrations${rest}`)
}

/** A first start fills the database, but not where there was another one. */
async function judgeEmpty(config: Config, isAbsent: boolean): Promise<Finding> {
  const { databaseUrl } = config
  // The checks of the storage and of the backups say why a bucket does not answer.
  const sign = await findSign(config, () => undefined, storePatience)
  if (sign !== undefined) {
    return { state: 'fail', text: `The ${nameDatabase(databaseUrl)} is not usable: ${describeRefusal(sign)}` }
  }
  return isAbsent
    ? warn(`There is no database ${databaseUrl}.`, 'The first start makes one; if there was one, check DATA_DIR.')
    : warn('The database is empty.', 'A first start fills it; if there was one, check DATABASE_URL and DATA_DIR.')
}

/**
 * In a process of its own, because SQLite holds the thread until it is done. Without the settings, which it does not
 * need.
 */
async function searchDamage(file: string, signal: AbortSignal): Promise<'none' | 'found' | 'unknown'> {
  const program = `
    import { DatabaseSync } from 'node:sqlite'
    try {
      const row = new DatabaseSync(process.argv[1], { readOnly: true }).prepare('pragma quick_check(1)').get()
      process.stdout.write(row.quick_check === 'ok' ? 'none' : 'found')
    } catch (error) {
      // SQLITE_CORRUPT and SQLITE_NOTADB
      process.stdout.write([11, 26].includes(error.errcode & 0xff) ? 'found' : 'unknown')
    }`
  const args = ['--no-warnings', '--input-type=module', '--eval', program, '--', file]
  try {
    const options = { signal, timeout: longestSearch, killSignal: 'SIGKILL', env: {} } as const
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return stdout === 'none' || stdout === 'found' ? stdout : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Whether the settings have the key that the database was used with. */
export function checkServiceKey(config: Config, reading: Reading): Finding {
  const stored = reading.state === 'read' ? reading.checkValue : undefined
  try {
    const problem = findKeyProblem(config, stored)
    if (problem) return { state: 'fail', text: problem }
  } catch (error) {
    return { state: 'fail', text: reasonOf(error) }
  }
  if (stored === undefined) return ok('not compared: the database has not been used with a key, or cannot be read')
  const closed = reading.state === 'read' ? listClosed(config, reading.sealed) : []
  if (closed.length > 0) return warnOfClosed(closed)
  return ok(`that of the database, from ${config.secretKey ? 'SECRET_KEY' : 'secret.key in DATA_DIR'}`)
}

/** The texts that were sealed under a key that the settings do not have. */
function listClosed(config: Config, sealed: readonly SealedCount[]): SealedCount[] {
  const keyring = findKeyring(config)
  return sealed.filter(({ head }) => !keyring?.knowsKeyOf(head))
}

/** Hosts do not enter again what belongs to past stays: such texts go with their stays. */
function warnOfClosed(closed: readonly SealedCount[]): Finding {
  const ofStays = closed.filter(({ deletedOn }) => deletedOn !== undefined)
  const [all, some] = [closed, ofStays].map((counts) => counts.reduce((sum, { texts }) => sum + texts, 0))
  const last = ofStays
    .flatMap(({ deletedOn }) => deletedOn ?? [])
    .toSorted()
    .at(-1)
  const byHosts = 'until hosts have replaced or removed them'
  const rest = some === all ? '' : ` The others stay ${byHosts}.`
  const end =
    last === undefined
      ? `This warning stays ${byHosts}.`
      : `Those of stays (${some}) are deleted with them, the last on ${last}.${rest}`
  return warn(
    `Neither SECRET_KEY nor SECRET_KEY_OLD opens ${all} codes, links and addresses: guests and hosts do not see them.`,
    `Add the key of before to SECRET_KEY_OLD and restart; if it is lost, hosts enter again what they still need. ${end}`,
  )
}
