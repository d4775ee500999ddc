/**
 * Two years with a million visits each: number of rows and bytes, duration of the dashboard's reads, and for how long
 * they block the main thread. Run by hand, with the address of an empty PostgreSQL database, or without an argument for
 * SQLite: `node bench/visit-year.ts [address]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { writeCsvRows } from '../src/features/analytics/server/analytics-csv.ts'
import * as queries from '../src/features/analytics/server/analytics-queries.ts'
import { createSlices } from '../src/features/analytics/server/analytics-slices.ts'
import { addToDay } from '../src/features/analytics/server/visits/visit-queries.ts'
import { rangeUntil, splitRange } from '../src/features/analytics/shared/analytics.ts'
import { dayOf } from '../src/features/analytics/shared/visit.ts'
import { isPostgres, openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createId } from '../src/platform/ids.ts'
import { median } from './load.ts'

const books = 500
const year = 365
const days = 2 * year
const visitsPerDay = 1_000_000 / (books * year)

const folder = mkdtempSync(join(tmpdir(), 'benvenuto-year-'))
const url = process.argv[2] ?? join(folder, 'benvenuto.db')
const db = openDatabase(url)
await migrate(db, migrations)
const bytesBefore = await readSize()
const hostId = createId()
await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
  values (${hostId}, 'Year', 'year@example.com', 'year@example.com', '', 'host', 'en', 'none', 0, 0)`.execute(db)
const ids = Array.from({ length: books }, createId)
const columns = await listTextColumns()
for (const id of ids) {
  await sql`insert into books ${sql.raw(`(id, host_id, status, revision, created_at, updated_at, ${columns.join(', ')})`)}
    values (${id}, ${hostId}, 'published', 1, 0, 0, ${sql.join(columns.map(() => ''))})`.execute(db)
}
const today = dayOf(Date.now())
for (let day = today - days + 1; day <= today; day += 1) {
  await addToDay(db, { day }, new Map(ids.map((id, index) => [id, countsOf(index + day)])))
}

const { count } = await db
  .selectFrom('visit_days')
  .select((eb) => eb.fn.countAll<number>().as('count'))
  .executeTakeFirstOrThrow()
const bytes = (await readSize()) - bytesBefore
print('rows', count.toLocaleString('en'))
print('bytes', `${(bytes / 1e6).toFixed(1)} MB with indexes, ${(bytes / count).toFixed(0)} per row`)
const lastYear = rangeUntil(today, year)
const all = { hostId }
const one = { hostId, bookId: ids[0] ?? '' }
const { readInTurn, readParts } = createSlices()
await measure('dashboard of one book, a year and the one before', () =>
  readParts(one, 1, (part) => queries.listDays(db, part, rangeUntil(today, days))),
)
await measure(`plain counts of ${books} books, 30 days`, () =>
  readParts(all, books, (part) => queries.listBookTotals(db, part, rangeUntil(today, 30))),
)
await measure(`dashboard of all ${books} books, 30 days and those before`, () => readDashboard(30))
await measure(`dashboard of all ${books} books, a year and the one before`, () => readDashboard(year))
await measure('CSV of one book, a year', () => readInTurn(hostId, () => queries.listBookDays(db, one, lastYear)))
await measure(`CSV of all ${books} books, a year`, async () => {
  for (const part of splitRange(lastYear, Math.floor(1_000 / books)))
    writeCsvRows(await readInTurn(hostId, () => queries.listBookDays(db, all, part)), 'en')
})
await db.destroy()
rmSync(folder, { recursive: true, force: true })

function countsOf(seed: number) {
  const visits = Math.round(visitsPerDay + (seed % 5) - 2)
  return {
    visits,
    visitors: Math.ceil(visits * 0.7),
    way_qr: Math.floor(visits / 2),
    way_link: Math.ceil(visits / 2),
    lang_en: Math.floor(visits / 2),
    lang_de: Math.ceil(visits / 2),
    device_phone: visits,
    use_wifi: Math.floor(visits / 3),
    use_map: Math.floor(visits / 4),
  }
}

/** Required text columns of a book; they are empty here. */
async function listTextColumns(): Promise<string[]> {
  const own = new Set(['id', 'host_id', 'status', 'revision', 'created_at', 'updated_at'])
  const table = (await db.introspection.getTables()).find(({ name }) => name === 'books')
  return (table?.columns ?? [])
    .filter((column) => !own.has(column.name) && !column.isNullable && !column.hasDefaultValue)
    .map(({ name }) => name)
}

async function readSize(): Promise<number> {
  if (isPostgres(url)) {
    const { rows } = await sql<{ size: number }>`select pg_total_relation_size('visit_days') as size`.execute(db)
    return rows[0]?.size ?? 0
  }
  const { rows } = await sql<{ size: number }>`select page_count * page_size as size
    from pragma_page_count, pragma_page_size`.execute(db)
  return rows[0]?.size ?? 0
}

/** The reads of a dashboard, in the parts in which the service reads. */
async function readDashboard(length: number): Promise<void> {
  const range = rangeUntil(today, length)
  await readParts(all, books, (part) => queries.listDays(db, part, rangeUntil(today, 2 * length)))
  await readParts(all, books, (part) => queries.listBookTotals(db, part, range))
  const limits = { since: 0, fewest: 2, most: 80 }
  await readParts(all, books, (part) => queries.listSearchesWithoutResults(db, part, limits))
}

/** Prints the median duration of some work, and the median of the longest time without a turn of the event loop. */
async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const times: number[] = []
  const stretches: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const readLongest = watchTurns()
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
    stretches.push(readLongest())
  }
  print(name, `${median(times).toFixed(1)} ms, longest block ${median(stretches).toFixed(1)} ms`)
}

/** Processor time of this thread, so that other load on the machine does not count. */
function watchTurns(): () => number {
  const read = () => process.threadCpuUsage().user / 1_000 + process.threadCpuUsage().system / 1_000
  let longest = 0
  let last = read()
  const look = () => {
    longest = Math.max(longest, read() - last)
    last = read()
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

function print(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(56)} ${figures}\n`)
}
