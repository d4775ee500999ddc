import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { type Db, isPostgres, openDatabase } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'
import { cloneRows } from '../test/row-clones.ts'
import { createServiceCaller, findFreePort, type ServiceCaller, waitUntilReady } from '../test/running-service.ts'
import { endProcess } from './service.ts'

/** Accounts with one to five books each. */
const accounts = 5
const booksPerCopy = 15
const staysPerBook = 3
const visitDaysPerBook = 5

export const scaleKey = Buffer.alloc(32).toString('base64')
export const scalePassword = 'bench-password'
/** An account whose role is that of an operator; it has five books. */
export const scaleEmail = 'bench-5@example.com'

const dateIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export type ScaleService = {
  origin: string
  processId: number
  url: string
  /** The operator, signed in. */
  call: ServiceCaller
  stop(): Promise<void>
}

/**
 * The built service with its routes and without its jobs, as `npm start` starts it.
 * @param url of its database; a file is in the folder
 */
export async function startScaleService(folder: string, url: string): Promise<ScaleService> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    ROLE: 'web',
    SECRET_KEY: scaleKey,
    CAPTCHA_FIXED_ANSWER: 'bench',
    ...(isPostgres(url) && { DATABASE_URL: url }),
  }
  const child = spawn(process.execPath, ['bin/benvenuto.js', 'serve'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await waitUntilReady(`${origin}/readyz`, 300_000)
  const call = createServiceCaller(origin)
  return { origin, processId: child.pid ?? 0, url, call, stop: () => endProcess(child) }
}

/** A new database; on PostgreSQL a copy of another one if it is given. */
export async function createDatabase(folder: string, server?: string, template?: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  if (server === undefined) {
    const file = join(folder, 'benvenuto.db')
    if (template !== undefined) copyFileSync(template, file)
    return file
  }
  const name = `benvenuto_scale_${randomBytes(6).toString('hex')}`
  const source = template === undefined ? 'template1' : new URL(template).pathname.slice(1)
  await runOnServer(server, `create database ${name} template ${source}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

export async function dropDatabase(server: string | undefined, url: string): Promise<void> {
  if (server !== undefined)
    await runOnServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Writes the rows that are copied later: through the service, except what would take too long that way. */
export async function fillTemplate({ origin, url }: ScaleService): Promise<void> {
  for (let number = 1; number <= accounts; number += 1) {
    const call = createServiceCaller(origin)
    await call('GET', '/api/captcha')
    const account = { name: `Bench Host ${number}`, email: `bench-${number}@example.com`, password: scalePassword }
    await call('POST', '/api/auth/register', { ...account, captcha: 'bench' })
    await call('POST', '/api/select-plan', { plan: 'pro' })
    for (let index = 0; index < number; index += 1) await addBook(call, `Villa ${number}.${index}`)
  }
  const db = openDatabase(url)
  try {
    await addRows(db)
  } finally {
    await db.destroy()
  }
}

async function addBook(call: ServiceCaller, propertyName: string): Promise<void> {
  const book = { ...sampleBook, propertyName, status: 'published' }
  const { id } = JSON.parse(await call('POST', '/api/welcome-books', book)) as { id: string }
  const base = `/api/welcome-books/${id}`
  await call('PUT', `${base}/stay-settings`, { timeZone: 'Europe/Rome', secrets: ['doorCode'] })
  for (let stay = 0; stay < staysPerBook; stay += 1)
    await call('POST', `${base}/stays`, { arrival: dateIn(60 + 7 * stay), departure: dateIn(64 + 7 * stay) })
}

async function addRows(db: Db): Promise<void> {
  const books = await db.selectFrom('books').select('id').execute()
  const today = Math.floor(Date.now() / 86_400_000)
  for (const [index, { id }] of books.entries()) {
    for (let day = 0; day < visitDaysPerBook; day += 1)
      await sql`insert into visit_days (book_id, day, visits, visitors) values (${id}, ${today - day}, 9, 7)`.execute(
        db,
      )
    if (index % 2 === 1) continue
    const calendar = createId()
    await sql`insert into calendars (id, book_id, address_sealed, address_hash, host_name, source, next_poll_at, created_at)
      values (${calendar}, ${id}, 'x', ${calendar}, '127.0.0.1', 'other', ${Date.now() + 10 * 86_400_000}, 0)`.execute(
      db,
    )
  }
  for (const table of ['mails', 'attempts']) await sql`delete from ${sql.table(table)}`.execute(db)
}

/** Copies the rows of a filled template until there are `books` books. */
export async function growTo(url: string, books: number): Promise<void> {
  const db = openDatabase(url)
  try {
    // An incomplete file is of no use.
    const settings = isPostgres(url)
      ? ['set synchronous_commit = off']
      : ['pragma cache_size = -400000', 'pragma synchronous = off', 'pragma journal_mode = off']
    for (const setting of settings) await sql.raw(setting).execute(db)
    await cloneRows(db, url, { first: 1, last: Math.ceil(books / booksPerCopy) - 1 })
    await db.updateTable('accounts').set({ role: 'admin' }).where('email_normalized', '=', scaleEmail).execute()
    if (isPostgres(url)) await sql`vacuum analyze`.execute(db)
  } finally {
    await db.destroy()
  }
}

/** Ids of books all over the table. */
export async function listBookIds(url: string, count: number): Promise<string[]> {
  const db = openDatabase(url)
  try {
    const ids = await db.selectFrom('books').select('id').execute()
    const step = Math.max(1, Math.floor(ids.length / count))
    return ids
      .filter((_, index) => index % step === 0)
      .slice(0, count)
      .map(({ id }) => id)
  } finally {
    await db.destroy()
  }
}

/** Size of a database with its indexes. */
export async function readBytes(url: string): Promise<number> {
  const db = openDatabase(url)
  try {
    const size = isPostgres(url)
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
    return (await size.execute(db)).rows[0]?.bytes ?? 0
  } finally {
    await db.destroy()
  }
}
