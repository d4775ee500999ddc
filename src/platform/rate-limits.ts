import { limitWindows } from '#limits.ts'
import { hour, minute, second } from './clock.ts'
import type { Context } from './context.ts'
import { refusesWrites } from './db/outage.ts'
import { AppError, platformError } from './errors.ts'
import { networkOf, networksPerSite, siteNetworkOf } from './networks.ts'

declare module './db/database.ts' {
  interface Tables {
    attempts: RateLimitsTable
  }
}

/** Times are milliseconds UTC. */
type RateLimitsTable = { key: string; window_start: number; window_end: number; count: number }

export const defaultRateLimitWindow = 15 * minute

/** What is limited, for whom, how often and in which window (ms). */
export type RateLimit = { name: string; subject: string; limit: number; window?: number }

/** The figures of a bound that counts attempts: how often, and in which window (ms). */
export function rateOf(
  { config }: Pick<Context, 'config'>,
  name: keyof typeof limitWindows,
): { limit: number; window: number } {
  return { limit: config.limits[name], window: limitWindows[name] }
}

/**
 * The limits of a caller by its IP address: of its network, and of the whole IPv6 site, from which one caller can have
 * 65,536 networks.
 */
export function limitsOfAddress(
  name: string,
  address: string,
  rate: { limit: number; window: number },
): readonly RateLimit[] {
  const site = siteNetworkOf(address)
  const ofNetwork = { name, subject: networkOf(address), ...rate }
  if (site === undefined) return [ofNetwork]
  return [ofNetwork, { name: `${name}-site`, subject: site, ...rate, limit: rate.limit * networksPerSite }]
}

/** An attempt that was let through and counted. */
export type Attempt = {
  /** Removes the attempt from the count. Call it after a success if only failures count. */
  giveBack(): Promise<void>
}

type CountedUse = { key: string; windowStart: number }

/**
 * Counts one attempt against every limit, or refuses it with TOO_MANY_REQUESTS if one of them is used up. It is counted
 * before it is made, in one statement: concurrent attempts are limited like sequential ones. A refused attempt is not
 * counted. The counts are in the database, so that all nodes share them. The subject (an address, an e-mail) is stored
 * only as a keyed hash, which cannot be reversed by guessing without the service's key.
 */
export async function consumeRateLimit(context: Context, limits: readonly RateLimit[]): Promise<Attempt> {
  const taken: CountedUse[] = []
  const giveBack = async () => {
    for (const attempt of taken) await returnUse(context, attempt)
  }
  for (const limit of limits) {
    const attempt = await countIfBelow(context, limit)
    if (!attempt) {
      await giveBack()
      throw platformError('TOO_MANY_REQUESTS', { retryAfter: await secondsLeft(context, limit) })
    }
    taken.push(attempt)
  }
  return { giveBack }
}

/** As `consumeRateLimit`. @returns undefined if the attempt is refused */
export async function tryRateLimit(context: Context, limits: readonly RateLimit[]): Promise<Attempt | undefined> {
  try {
    return await consumeRateLimit(context, limits)
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return undefined
    throw error
  }
}

/** Uses that this process has counted because the database refused to, by key. Times are milliseconds UTC. */
const countedHere = new Map<string, { windowEnd: number; count: number }>()

/**
 * As `consumeRateLimit`, for reads, which are answered on a full disk, too: while the database refuses to count, each
 * process counts by itself.
 */
export async function consumeReadLimit(context: Context, limit: RateLimit): Promise<void> {
  try {
    await consumeRateLimit(context, [limit])
    forgetCountedHere(context.clock.now())
  } catch (error) {
    if (!refusesWrites(error)) throw error
    const isReached = await isLimitReached(context, limit)
    const retryAfter = isReached ? await secondsLeft(context, limit) : countHere(context, limit)
    if (retryAfter !== undefined) throw platformError('TOO_MANY_REQUESTS', { retryAfter })
  }
}

/** @returns the seconds until the next use may be, if this one is refused */
function countHere(context: Context, limit: RateLimit): number | undefined {
  const now = context.clock.now()
  const key = rateLimitKey(context, limit)
  const before = countedHere.get(key)
  const isOver = !before || before.windowEnd <= now
  const { windowEnd, count } = isOver ? { windowEnd: now + windowOf(limit), count: 0 } : before
  if (count >= limit.limit) return Math.max(1, (windowEnd - now) / second)
  countedHere.set(key, { windowEnd, count: count + 1 })
  return undefined
}

/** Not before the window is over: a disk that is almost full takes some writes and refuses others. */
function forgetCountedHere(now: number): void {
  for (const [key, { windowEnd }] of countedHere) if (windowEnd <= now) countedHere.delete(key)
}

/** Whether attempts are refused now. Counts and writes nothing: a cheap check before expensive work. */
export async function isLimitReached(context: Context, limit: RateLimit): Promise<boolean> {
  const { db, clock } = context
  const row = await db
    .selectFrom('attempts')
    .select('count')
    .where('key', '=', rateLimitKey(context, limit))
    .where('window_start', '>', clock.now() - windowOf(limit))
    .executeTakeFirst()
  return row !== undefined && row.count >= limit.limit
}

/** Counts unless the limit is reached; starts a new window if the old one has ended. */
async function countIfBelow(context: Context, limit: RateLimit): Promise<CountedUse | undefined> {
  const { db, clock } = context
  const now = clock.now()
  const key = rateLimitKey(context, limit)
  const windowOver = now - windowOf(limit)
  const row = await db
    .insertInto('attempts')
    .values({ key, window_start: now, window_end: now + windowOf(limit), count: 1 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          count: eb
            .case()
            .when('attempts.window_start', '<=', windowOver)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          window_start: eb
            .case()
            .when('attempts.window_start', '<=', windowOver)
            .then(now)
            .else(eb.ref('attempts.window_start'))
            .end(),
          window_end: eb
            .case()
            .when('attempts.window_start', '<=', windowOver)
            .then(now + windowOf(limit))
            .else(eb.ref('attempts.window_end'))
            .end(),
        }))
        .where((eb) => eb.or([eb('attempts.window_start', '<=', windowOver), eb('attempts.count', '<', limit.limit)])),
    )
    .returning('window_start')
    .executeTakeFirst()
  return row && { key, windowStart: row.window_start }
}

/** Only from the window in which it was counted; it does not affect the next window. */
async function returnUse({ db }: Context, { key, windowStart }: CountedUse): Promise<void> {
  await db
    .updateTable('attempts')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('key', '=', key)
    .where('window_start', '=', windowStart)
    .execute()
}

async function secondsLeft(context: Context, limit: RateLimit): Promise<number> {
  const { db, clock } = context
  const row = await db
    .selectFrom('attempts')
    .select('window_start')
    .where('key', '=', rateLimitKey(context, limit))
    .executeTakeFirst()
  const end = (row?.window_start ?? clock.now()) + windowOf(limit)
  return Math.max(1, (end - clock.now()) / second)
}

/**
 * The longest window of releases that do not write `window_end`. While such nodes still run, the column is 0 in the
 * rows that they add, and too early in rows whose window they restart.
 */
const longestOldWindow = hour

/** Forgets windows that ended more than an hour ago. */
export async function deleteExpiredRateLimits({ db, clock }: Context): Promise<void> {
  const endedBefore = clock.now() - hour
  await db
    .deleteFrom('attempts')
    .where('window_end', '<', endedBefore)
    .where('window_start', '<', endedBefore - longestOldWindow)
    .execute()
}

function rateLimitKey({ keyring }: Context, { name, subject }: RateLimit): string {
  return `${name}:${keyring.hash('attempts', subject)}`
}

function windowOf(limit: RateLimit): number {
  return limit.window ?? defaultRateLimitWindow
}
