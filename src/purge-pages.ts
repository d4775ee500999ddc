import { accessEndsAt, findAccount, hasPro } from '#features/accounts/index.ts'
import { type BookRevision, createRevisionReader, listBookIds } from '#features/books/index.ts'
import { listDomainPages } from '#features/domains/index.ts'
import { minute, second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { Job } from '#platform/jobs.ts'
import { countPurges } from '#platform/metrics/metrics.ts'
import {
  forgetAllPages,
  forgetChange,
  listDueChanges,
  listToldPages,
  type PageChange,
  postponeChange,
  replaceToldPages,
} from '#platform/page-changes.ts'

/** Changes that are read at once. */
const batchSize = 500

/** Books of one call: with 20 domains each, and as many former ones, its body has about a megabyte. */
const booksPerCall = 25

/** Milliseconds that a call may take. */
const patience = 10 * second

/** Number of failed calls after which a change is given up: caches drop the page by themselves when its time is over. */
const mostAttempts = 12

/** What `CDN_PURGE_URL` gets of a book. */
export type PurgedBook = {
  id: string
  /** The newest revision; null for a book that is gone. */
  revision: number | null
  /**
   * Where guests read it, and where they did at the last call to caches; without a query. Each also exists with
   * `?lang=…`, `?qr` and other queries.
   */
  pages: string[]
  /** The usual addresses of these pages, for caches that drop only whole addresses. */
  addresses: string[]
}

/** Queries of the links to a page and of those on it. */
const usualQueries = [
  '',
  '?qr',
  ...languages.flatMap((language) => [`?lang=${language}`, `?lang=${language}&original`]),
]

/**
 * Tells `CDN_PURGE_URL` which pages have changed, a few seconds after they did. Without that setting it deletes each day
 * what was kept while there was one.
 */
export const purgePages: Job = {
  name: 'purge-pages',
  schedule: ({ sharing }) => (sharing?.purge ? '*/5 * * * * *' : '47 3 * * *'),
  async run(context) {
    if (!context.config.sharing?.purge) return forgetAllPages(context.db)
    while (true) {
      const changes = await listDueChanges(context.db, { now: context.clock.now(), limit: batchSize })
      if (!(await tellInTurns(context, changes))) return
      if (changes.length < batchSize) return
    }
  },
}

/**
 * Hosts get turns with one call each, so that the many books of one do not delay those of others.
 * @returns false when the rest should wait as well
 */
async function tellInTurns(context: Context, changes: readonly PageChange[]): Promise<boolean> {
  const readRevision = createRevisionReader(context.db)
  const works = new Map<string, AsyncGenerator<undefined, boolean>[]>()
  for (const change of changes) {
    const host = change.kind === 'host' ? change.id : ((await readRevision(change.id))?.hostId ?? change.id)
    works.set(host, [...(works.get(host) ?? []), tell(context, change)])
  }
  while (works.size > 0) {
    for (const [host, [work, ...others]] of works) {
      const step = await work?.next()
      if (step?.done && !step.value) return false
      if (step?.done) works.set(host, others)
      if (step?.done && others.length === 0) works.delete(host)
    }
  }
  return true
}

/**
 * Tells a change in several calls, with a step between each two.
 * @returns false when the rest should wait as well
 */
async function* tell(context: Context, change: PageChange): AsyncGenerator<undefined, boolean> {
  const { db, clock, log } = context
  // Before the call, because Pro may end while it is answered.
  const next = await findNextChange(context, change)
  let failure: unknown
  try {
    yield* callForAll(context, change)
  } catch (error) {
    failure = error ?? new Error('unknown')
  }
  countPurges('purge')(failure === undefined ? 'told' : 'failed')
  if (failure === undefined) {
    await endChange(db, change, next)
    return true
  }
  if (change.attempts + 1 >= mostAttempts) {
    log.error({ err: failure }, 'CDN_PURGE_URL did not accept a changed page: given up')
    const isGone = change.kind === 'book' && (await createRevisionReader(db)(change.id)) === undefined
    if (isGone) await replaceToldPages(db, new Map([[change.id, []]]))
    await endChange(db, change, next)
  } else {
    log.warn({ err: failure, attempts: change.attempts + 1 }, 'CDN_PURGE_URL did not accept a changed page')
    const dueAt = clock.now() + Math.min(5 * minute, 2 ** change.attempts * 5 * second)
    await postponeChange(db, change, { dueAt, attempts: change.attempts + 1 })
  }
  return false
}

/** Ends a change; the one that a host's pages will have by time alone is kept for then. */
async function endChange(db: Db, change: PageChange, next: number | null): Promise<void> {
  if (next === null) await forgetChange(db, change)
  else await postponeChange(db, change, { dueAt: next, attempts: 0 })
}

/** When the pages change without a write (ms UTC): at the end of a trial of Pro, or of Pro without renewal. */
async function findNextChange({ db, clock }: Context, { kind, id }: PageChange): Promise<number | null> {
  const host = kind === 'host' ? await findAccount(db, { accountId: id }) : undefined
  return host && hasPro(host, clock.now()) ? accessEndsAt(host, clock.now()) : null
}

async function* callForAll(context: Context, change: PageChange): AsyncGenerator<undefined> {
  const { db } = context
  const readRevision = createRevisionReader(db)
  const { ids, pages } = await findPages(context, change, readRevision)
  for (let start = 0; start < ids.length; start += booksPerCall) {
    if (start > 0) yield
    const batch = ids.slice(start, start + booksPerCall)
    const told = await listToldPages(db, batch)
    const books = await Promise.all(
      batch.map(async (id) => {
        const former = told.get(id) ?? []
        return presentBook(context, id, await readRevision(id), new Set([...(pages.get(id) ?? []), ...former]))
      }),
    )
    await call(context, books)
    const isOther = (id: string) => JSON.stringify(pages.get(id) ?? []) !== JSON.stringify(told.get(id) ?? [])
    await replaceToldPages(db, new Map(batch.filter(isOther).map((id) => [id, pages.get(id) ?? []])))
  }
}

/** The books that have changed, and their present pages on own domains. */
async function findPages(
  context: Context,
  { kind, id }: PageChange,
  readRevision: ReturnType<typeof createRevisionReader>,
): Promise<{ ids: string[]; pages: Map<string, string[]> }> {
  if (kind === 'host') {
    return { ids: await listBookIds(context.db, { hostId: id }), pages: await listDomainPages(context, { hostId: id }) }
  }
  const known = await readRevision(id)
  const pages = known && (await listDomainPages(context, { hostId: known.hostId, bookId: id }))
  return { ids: [id], pages: pages ?? new Map() }
}

function presentBook(
  { config }: Context,
  id: string,
  known: BookRevision | undefined,
  domainPages: ReadonlySet<string>,
): PurgedBook {
  const pages = [`${config.origin}/share/${id}`, ...domainPages]
  const addresses = pages.flatMap((page) => usualQueries.map((query) => page + query))
  return { id, revision: known?.revision ?? null, pages, addresses }
}

/** @throws Error when the answer is not a success, or none comes in time */
async function call({ config }: Context, books: readonly PurgedBook[]): Promise<void> {
  const { url, token } = config.sharing?.purge ?? {}
  if (url === undefined) return
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ books }),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`CDN_PURGE_URL answered ${answer.status}`)
}
