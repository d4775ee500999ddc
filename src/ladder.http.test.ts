import { DatabaseSync } from 'node:sqlite'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessionCookie } from '#features/accounts/shared/account.ts'
import { rememberRedemptions } from '#features/billing/index.ts'
import { type Db, isPostgres, openDatabase } from '#platform/db/database.ts'
import { isContracting, migrate } from '#platform/db/migrate.ts'
import { openKeyring } from '#platform/keys/service-key.ts'
import { rungKey } from '#test/ladder/fill.ts'
import { engine, openRung } from '#test/ladder/open-rung.ts'
import { listRungs, type RungFacts, readFacts, readStatements } from '#test/ladder/rung.ts'
import { countTables, listTables } from '#test/ladder/table-contents.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'
import { startTestApp } from '#test/test-app.ts'
import { migrations } from '../migrations/index.ts'

/** Filled databases of earlier versions (test/ladder/README.md) are brought to the present in one step. */

const rungs = listRungs()

/** Tables whose number of rows a migration changes, by its name. */
const changedCounts: Record<string, readonly string[]> = {}

/** The present service on a rung, with its pictures. */
async function startOnRung(version: string, facts: RungFacts) {
  const { url, template } = await openRung(version)
  const db = openDatabase(url)
  const ran = await migrate(db, migrations)
  const counts = await countTables(db)
  await db.destroy()
  const service = await startTestApp({ template, env: { SECRET_KEY: rungKey } })
  const { context } = service
  await openKeyring(context.db, context.config, rememberRedemptions)
  for (const [key, bytes] of Object.entries(facts.pictures))
    await context.storage.put(key, Buffer.from(bytes, 'base64'))
  return { service, ran, counts }
}

describe.each(rungs)('the database of %s', (version) => {
  const facts = readFacts(version, engine)
  const later = Object.keys(migrations).filter((name) => name > facts.schema)

  test('has all its rows after one step', async () => {
    const { ran, counts } = await startOnRung(version, facts)

    const changed = later.flatMap((name) => changedCounts[name] ?? [])
    const kept = Object.entries(facts.counts).filter(([table]) => !changed.includes(table))
    expect(ran).toEqual(later)
    expect(counts).toMatchObject(Object.fromEntries(kept))
  })

  test('is shown on each kind of page', async () => {
    const { service } = await startOnRung(version, facts)
    const { browser, anonymous } = service
    const host = browser()
    host.cookies.set(sessionCookie, facts.session)
    const operator = browser()
    const login = await operator.post('/api/auth/login', { email: facts.adminEmail, password: facts.password })
    const statuses: Record<string, number> = {}
    const open = async (as: typeof host, paths: readonly string[]) => {
      for (const path of paths) statuses[path] = (await as.get(path)).statusCode
    }
    await open(anonymous, ['/', '/de/help', '/blog', '/legal', '/login', ...guestPaths(facts)])
    await open(host, [
      '/profile',
      ...hostPaths(facts.bookId),
      ...(facts.stay ? [`/api/welcome-books/${facts.bookId}/stays`] : []),
    ])
    await open(operator, ['/admin', ...adminPaths])
    const page = await anonymous.get(`/share/${facts.bookId}`)
    const ask = await listenUnderHosts(service)
    const byDomain = await ask(facts.domain, '/')

    expect(login.statusCode).toBe(200)
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([])
    for (const { body } of [page, byDomain]) {
      expect([facts.propertyName, facts.picture].filter((text) => !body.includes(text))).toEqual([])
    }
  })

  test('lets its host sign in and save', async () => {
    const { service } = await startOnRung(version, facts)
    const host = service.browser()
    const login = await host.post('/api/auth/login', { email: facts.email, password: facts.password })
    const path = `/api/welcome-books/${facts.bookId}`
    const book = (await host.get(path)).json()

    const houseRules = [...JSON.parse(book.houseRules), 'Feed the cat.']
    const saved = await host.put(path, { ...book, propertyName: 'Casa Nuova', houseRules })

    // Requests of one turn share one look at the revision.
    await new Promise((resolve) => setImmediate(resolve))
    const { body } = await service.anonymous.get(`/share/${facts.bookId}`)
    const texts = ['Casa Nuova', 'No shoes inside.', 'Feed the cat.', facts.picture]
    expect([login.statusCode, saved.statusCode]).toEqual([200, 200])
    expect(texts.filter((text) => !body.includes(text))).toEqual([])
  })
})

function guestPaths({ bookId, picture, stay }: RungFacts): string[] {
  const page = `/share/${bookId}`
  return [page, `${page}?lang=de`, `${page}/contact.vcf`, `${page}/preview.jpg`, picture, ...(stay ? [stay] : [])]
}

function hostPaths(bookId: string): string[] {
  const book = `/api/welcome-books/${bookId}`
  const parts = [book, `${book}/translations`, `${book}/print-kit/key-ring.pdf`]
  const lists = ['auth/me', 'account', 'account/sessions', 'account/export', 'welcome-books', 'book-drafts', 'stays']
  const more = ['look-defaults', 'subscription', 'subscription/invoices', 'analytics', 'domains', 'calendars']
  return [...parts, ...[...lists, ...more].map((path) => `/api/${path}`)]
}

const adminPaths = ['overview', 'hosts', 'acts', 'mails', 'messages', 'reports'].map((path) => `/api/admin/${path}`)

// Every version that may run beside this one: the newest rung often has the present schema already.
const recorded = rungs.filter((version) => readStatements(version, engine).length > 0)

describe.each(recorded)('%s, beside this version,', (version) => {
  const facts = readFacts(version, engine)
  const later = Object.keys(migrations).filter((name) => name > facts.schema)

  async function migrateRung(more: typeof migrations = {}): Promise<{ db: Db; url: string }> {
    const { url } = await openRung(version)
    const db = openDatabase(url)
    onTestFinished(() => db.destroy())
    await migrate(db, { ...migrations, ...more })
    return { db, url }
  }

  // After a contracting migration it does not run any more.
  test.skipIf(later.some(isContracting))('can send all its statements, and its new rows are complete', async () => {
    const { db, url } = await migrateRung()

    expect(readStatements(version, engine).length).toBeGreaterThan(300)
    expect(await findRefused(url, readStatements(version, engine))).toEqual([])
    expect(await findUnfilled(db, facts)).toEqual([])
  })

  test('would be noticed to miss a column, and not to fill one', async () => {
    const contract: Migration = {
      async up(before) {
        await before.schema.alterTable('books').dropColumn('door_code').execute()
        await before.schema.alterTable('sessions').addColumn('later', 'text').execute()
        await before.schema
          .createTable('later')
          .addColumn('later', 'text', (column) => column.notNull())
          .execute()
        await before.schema.dropTable('captchas').execute()
        await before.schema
          .createTable('captchas')
          .addColumn('later', 'text', (column) => column.notNull())
          .execute()
      },
    }
    const { db, url } = await migrateRung({ '9999-later': contract })

    const refused = await findRefused(url, readStatements(version, engine))
    expect(refused.filter((statement) => /door_code|captchas/.test(statement))).not.toEqual([])
    expect(refused.filter((statement) => !/door_code|captchas|"books"/.test(statement))).toEqual([])
    expect(await findUnfilled(db, facts)).toEqual(['captchas.later'])
  })
})

/** The statements that a database refuses to prepare. */
async function findRefused(url: string, statements: readonly string[]): Promise<string[]> {
  const prepare = await openPreparing(url)
  const refused: string[] = []
  for (const statement of statements) await prepare(statement).catch(() => refused.push(statement))
  return refused
}

async function openPreparing(url: string): Promise<(statement: string) => Promise<unknown>> {
  if (!isPostgres(url)) {
    const file = new DatabaseSync(url)
    onTestFinished(() => file.close())
    return async (statement) => file.prepare(statement)
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return (statement) => client.query(`prepare old as ${statement}; deallocate old`)
}

/** Columns that rows of a version without them have to have. */
async function findUnfilled(db: Db, { columns }: RungFacts): Promise<string[]> {
  const tables = await listTables(db)
  return tables.flatMap((table) =>
    table.columns
      .filter((column) => columns[table.name] && !columns[table.name]?.includes(column.name))
      .filter((column) => !column.isNullable && !column.hasDefaultValue)
      .map((column) => `${table.name}.${column.name}`),
  )
}
