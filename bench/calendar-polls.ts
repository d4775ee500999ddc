import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#config.ts'
import { sealAddress } from '#features/stays/server/calendars/calendar-address.ts'
import { pollCalendars } from '#features/stays/server/calendars/calendar-poller.ts'
import type { Context } from '#platform/context.ts'
import { createId } from '#platform/ids.ts'
import { openContext } from '../src/main.ts'

const booksPerAccount = 20
const calendarsPerBook = 6

export type PollFigures = { name: string; perSecond: number; processorMs: number }

/**
 * Polls many calendars of a local server: for the first time, after a change of one stay each, and without a change.
 * @returns polls per second, and processor time of this process with all its threads per poll
 */
export async function timePolls(origin: string, count: number): Promise<PollFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-polls-'))
  const config = readConfig({ DATA_DIR: folder, CALENDAR_LOOPBACK: 'on', LOG_LEVEL: 'error' })
  const { context, close } = await openContext(config)
  try {
    await addCalendars(context, origin, count)
    const figures: PollFigures[] = []
    for (const [version, name] of ['first poll, twelve stays', 'one stay changed', 'nothing changed'].entries()) {
      await fetch(`${origin}/set/${Math.min(version, 1)}`)
      await context.db.updateTable('calendars').set({ next_poll_at: 0 }).execute()
      const before = process.cpuUsage()
      const begin = performance.now()
      await pollCalendars.run(context)
      const { user, system } = process.cpuUsage(before)
      await refuseFailures(context, count)
      figures.push({
        name,
        perSecond: (count * 1000) / (performance.now() - begin),
        processorMs: (user + system) / 1000 / count,
      })
    }
    return figures
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addCalendars(context: Context, origin: string, count: number): Promise<void> {
  const { db } = context
  const columns = await listTextColumns(context)
  let accountId = ''
  let bookId = ''
  for (let index = 0; index < count; index += 1) {
    if (index % (calendarsPerBook * booksPerAccount) === 0) {
      accountId = createId()
      const email = `${accountId}@example.com`
      await sql`insert into accounts (id, name, email, email_normalized, password_hash, role, language, plan_status, created_at, updated_at)
        values (${accountId}, 'Bench', ${email}, ${email.toLowerCase()}, '', 'host', 'en', 'none', 0, 0)`.execute(db)
    }
    if (index % calendarsPerBook === 0) {
      bookId = createId()
      await sql`insert into books ${sql.raw(`(id, host_id, status, revision, created_at, updated_at, ${columns.join(', ')})`)}
        values (${bookId}, ${accountId}, 'published', 1, 0, 0, ${sql.join(columns.map(() => ''))})`.execute(db)
      await sql`insert into stay_settings (book_id, time_zone, arrival_time, departure_time, release_hours, buffer_hours, code_mode, code_digits, spare_codes_sealed, seen_gate, revision)
        values (${bookId}, 'Europe/Rome', '15:00', '10:00', 24, 2, 'personal', 6, '', 0, 1)`.execute(db)
    }
    const id = createId()
    await db
      .insertInto('calendars')
      .values({
        id,
        book_id: bookId,
        address_sealed: sealAddress(context, id, new URL(`${origin}/${index}`)),
        address_hash: id,
        host_name: '127.0.0.1',
        source: 'other',
        next_poll_at: 0,
        created_at: 0,
      })
      .execute()
  }
}

async function listTextColumns({ db }: Context): Promise<string[]> {
  const own = new Set(['id', 'host_id', 'status', 'revision', 'created_at', 'updated_at'])
  const table = (await db.introspection.getTables()).find(({ name }) => name === 'books')
  return (table?.columns ?? [])
    .filter((column) => !own.has(column.name) && !column.isNullable && !column.hasDefaultValue)
    .map(({ name }) => name)
}

async function refuseFailures({ db }: Context, count: number): Promise<void> {
  const rows = await db.selectFrom('calendars').select('failure').where('succeeded_at', 'is not', null).execute()
  const failures = new Set(rows.map(({ failure }) => failure).filter(Boolean))
  if (rows.length < count || failures.size > 0) throw new Error(`${rows.length} polled, ${[...failures].join(', ')}`)
}
