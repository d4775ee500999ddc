/**
 * A year of a million visits: how many rows and bytes they take, and how long the dashboard asks. Run by hand, with
 * the address of an empty PostgreSQL database or without one for SQLite: `node bench/visit-year.ts [address]`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { migrations } from '../migrations/index.ts'
import { rangeUntil } from '../src/features/analytics/analytics.ts'
import { listBookDays, listBookTotals, listDays } from '../src/features/analytics/analytics-queries.ts'
import { dayOf } from '../src/features/analytics/visit.ts'
import { addToDay } from '../src/features/analytics/visit-queries.ts'
import { isPostgres, openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { createId } from '../src/platform/ids.ts'
import { median } from './load.ts'

const books = 500
const days = 365
const visitsPerDay = 1_000_000 / (books * days)

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
const year = rangeUntil(today, days)
const one = { hostId, bookId: ids[0] ?? '' }
print('dashboard of one book, a year', await timeOf(() => listDays(db, one, year)))
print('plain counts of 500 books, 30 days', await timeOf(() => listBookTotals(db, { hostId }, rangeUntil(today, 30))))
print('dashboard of all 500 books, a year', await timeOf(() => listDays(db, { hostId }, year)))
print('CSV of one book, a year', await timeOf(() => listBookDays(db, one, year)))
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

/** Whatever a book has to have besides; all of it may be empty here. */
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

async function timeOf(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < 7; round += 1) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return `${median(times).toFixed(1)} ms`
}

function print(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(40)} ${figures}\n`)
}
