import { setTimeout as sleep } from 'node:timers/promises'
import { findOutlineForGuests, findStoredBook } from '#features/books/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { findGuestAssets } from './guest-assets.ts'

/** Seconds. */
const longestRun = 60

/**
 * Whose share of the threads' queue the proof takes. With the share of the book's host, a host who keeps the threads busy
 * could make every backup fail.
 */
const ownShare = 'service'

/** How often the proof retries while the threads are busy, and the pause between retries in milliseconds. */
const usualWaits = { mostWaits: 60, waitPause: 10 * second }

/**
 * Renders a book's page in a worker thread, to prove that a database can be used. The page is not kept.
 * @throws Error when there is no such book, or its page is not whole
 */
export async function renderInThread(context: Context, bookId: string, waits = usualWaits): Promise<void> {
  const outline = await findOutlineForGuests(context, bookId, 'en')
  const stored = await findStoredBook(context.db, { bookId, languages: [] })
  if (!outline || !stored) throw new Error('There is no such book.')
  const task = {
    order: {
      stored,
      access: outline.access,
      choice: { language: outline.originalLanguage, isOriginal: true },
      address: undefined,
      ownerControls: false,
      publicPictures: undefined,
    },
    origin: context.config.origin,
    // Which scripts the page names does not matter.
    assets: findGuestAssets(developmentAssets),
  }
  const page = await retryWhileBusy(waits, () =>
    context.threads.run('renderGuestPage', task, {
      queue: 'hosts',
      accountId: ownShare,
      longestRun,
      joinKey: `proof ${bookId}`,
    }),
  )
  const html = Buffer.from(page?.identity ?? []).toString()
  if (!html.includes(`/share/${bookId}`) || !html.endsWith('</html>')) throw new Error('The page is not whole.')
}

/** Retries what the threads have refused; a thread that was lost with its task is not retried. */
async function retryWhileBusy<Result>(
  { mostWaits, waitPause }: typeof usualWaits,
  run: () => Promise<Result>,
): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await run()
    } catch (error) {
      const isBusy = error instanceof AppError && error.kind === 'unavailable' && error.cause === undefined
      if (!isBusy || waits === mostWaits) throw error
    }
    await sleep(waitPause)
  }
}
