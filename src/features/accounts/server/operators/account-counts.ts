import type { Selectable, SelectQueryBuilder } from 'kysely'
import { day } from '#platform/clock.ts'
import type { Db, Tables } from '#platform/db/database.ts'
import { charged } from './operator-queries.ts'

export type AccountCounts = {
  hosts: number
  disabled: number
  disabledCharged: number
  trials: number
  trialsEndingIn3Days: number
  trialsEndingIn7Days: number
}

/**
 * Counts hosts and their trials that run at `now` (ms UTC). Operators' own accounts are not counted.
 * @param atOnce accounts in one statement: SQLite counts on the main thread
 * @returns also the ids of the operators' accounts
 */
export async function countAccounts(
  db: Db,
  now: number,
  atOnce = 2_000,
): Promise<{ counts: AccountCounts; operators: string[] }> {
  const counts: AccountCounts = {
    hosts: 0,
    disabled: 0,
    disabledCharged: 0,
    trials: 0,
    trialsEndingIn3Days: 0,
    trialsEndingIn7Days: 0,
  }
  const operators: string[] = []
  let after: string | undefined = ''
  while (after !== undefined) {
    const part = db
      .selectFrom('accounts')
      .select(['id', 'role', 'plan_status', 'trial_ends_at', 'disabled_at', 'renewal'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
    const { size, last, ...found } = await countPart(db, part, now)
    for (const name of Object.keys(counts) as (keyof AccountCounts)[]) counts[name] += found[name]
    if (size > found.hosts) {
      const rows = await db.selectFrom(part.as('found')).select('found.id').where('found.role', '=', 'admin').execute()
      operators.push(...rows.map(({ id }) => id))
    }
    after = size === atOnce ? last : undefined
  }
  return { counts, operators }
}

type Part = SelectQueryBuilder<
  Tables,
  'accounts',
  Pick<Selectable<Tables['accounts']>, 'id' | 'role' | 'plan_status' | 'trial_ends_at' | 'disabled_at' | 'renewal'>
>

function countPart(db: Db, part: Part, now: number): Promise<AccountCounts & { size: number; last: string }> {
  return db
    .selectFrom(part.as('found'))
    .select(({ fn, eb }) => {
      const count = fn.countAll<number>()
      const hosts = eb('found.role', '=', 'host')
      const disabled = hosts.and('found.disabled_at', 'is not', null)
      const trials = hosts.and('found.plan_status', '=', 'trial').and('found.trial_ends_at', '>', now)
      return [
        count.as('size'),
        fn.max('found.id').as('last'),
        count.filterWhere(hosts).as('hosts'),
        count.filterWhere(disabled).as('disabled'),
        count.filterWhere(disabled.and('found.renewal', 'in', charged)).as('disabledCharged'),
        count.filterWhere(trials).as('trials'),
        count.filterWhere(trials.and('found.trial_ends_at', '<=', now + 3 * day)).as('trialsEndingIn3Days'),
        count.filterWhere(trials.and('found.trial_ends_at', '<=', now + 7 * day)).as('trialsEndingIn7Days'),
      ]
    })
    .executeTakeFirstOrThrow()
}
