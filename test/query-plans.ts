import { sql } from 'kysely'
import { jobs } from '#jobs.ts'
import { day } from '#platform/clock.ts'
import { type Db, isPostgres } from '#platform/db/database.ts'
import { runJob } from '#platform/jobs.ts'
import type { RouteWorld } from './route-world.ts'
import { smallTables } from './row-clones.ts'
import { watchStatements } from './statements.ts'

/** Days after the start on which all jobs run, so that they find reminders that are due and rows that are too old. */
const jobDays = [0, 1, 12, 40, 800]

/** Mails of each template that are sent on one of these days: to send all of them would take most of the time of the test. */
const mailsPerTemplate = 5

/** Rows for caches are deleted as a whole after CDN_PURGE_URL was unset. */
const wholeDeletion = /^delete from "(page_changes|told_pages)"$/

/**
 * Collects the statements that the service sends to the database while `watched` does work. What a test asks the
 * database between such works is not among them.
 */
export function collectStatements() {
  const statements: string[] = []
  let isOfService = false
  const end = watchStatements(
    (statement) => statements.push(statement.trim()),
    () => isOfService,
  )
  const watched = async <Result>(work: () => PromiseLike<Result>): Promise<Result> => {
    isOfService = true
    try {
      return await work()
    } finally {
      isOfService = false
    }
  }
  return { statements, watched, end }
}

/** Deletes waiting mails beyond the first of each template. */
async function leaveFewMails(db: Db): Promise<void> {
  await sql`delete from mails where id in (
    select id from (
      select id, row_number() over (partition by template order by created_at, id) as place from mails
      where state = 'waiting'
    ) as waiting where place > ${mailsPerTemplate}
  )`.execute(db)
}

/** Runs all jobs at several times. The backup reads everything, so it is left out. */
export async function runAllJobs(
  { clock, context }: Pick<RouteWorld, 'clock' | 'context'>,
  watched: (work: () => PromiseLike<unknown>) => Promise<unknown>,
): Promise<void> {
  let today = 0
  for (const next of jobDays) {
    clock.advance((next - today) * day)
    today = next
    for (const job of jobs) {
      if (job.name === 'outbox') await leaveFewMails(context.db)
      if (job.name !== 'backup') await watched(() => runJob(context, job))
    }
  }
}

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** Names of what a statement reads from end to end. On PostgreSQL only where no index could serve it. */
async function listScans(db: Db, isServer: boolean, statement: string): Promise<string[]> {
  const scans = isServer ? await listServerScans(db, statement) : await listFileScans(db, statement)
  return scans.filter((name) => !smallTables.includes(name))
}

async function listFileScans(db: Db, statement: string): Promise<string[]> {
  const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db)
  // In the order of an index and with a limit, such a statement reads as many rows as it returns.
  const isPage = / limit \?$/.test(statement) && !statement.includes(' where ')
  return rows.flatMap(({ detail }) => {
    const [, name = '', index] = /^SCAN (\S+)( USING (?:COVERING )?INDEX)?/.exec(detail) ?? []
    // `found` is a list with a limit, which is counted.
    const isBounded = name === '' || name === 'CONSTANT' || name === 'found' || (index !== undefined && isPage)
    return isBounded ? [] : [name]
  })
}

async function listServerScans(db: Db, statement: string): Promise<string[]> {
  const count = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)))
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`
  await sql.raw(`prepare explained as ${statement}`).execute(db)
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) execute explained${values}`)
    .execute(db)
  await sql`deallocate explained`.execute(db)
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => sequentialScansOf(plan)))
}

function sequentialScansOf(plan: Plan): string[] {
  const inner = (plan.Plans ?? []).flatMap(sequentialScansOf)
  return plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '', ...inner] : inner
}

/** @returns the statements that read a whole table that grows */
export function listGrowingReads(
  { context: { db, config } }: Pick<RouteWorld, 'context'>,
  statements: readonly string[],
): Promise<string[]> {
  const isServer = isPostgres(config.databaseUrl)
  return db.connection().execute(async (connection) => {
    if (isServer) {
      // The databases of tests are small, so PostgreSQL would not use an index otherwise.
      for (const name of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'])
        await sql.raw(`set ${name} = off`).execute(connection)
      await sql`set plan_cache_mode = force_generic_plan`.execute(connection)
    }
    const found: string[] = []
    for (const statement of statements) {
      if (wholeDeletion.test(statement)) continue
      const scans = await listScans(connection, isServer, statement)
      if (scans.length > 0) found.push(statement)
    }
    return found
  })
}
