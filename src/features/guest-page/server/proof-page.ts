import { findOutlineForGuests, findStoredBook } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import { developmentAssets } from '#platform/http/assets.ts'
import { findGuestAssets } from './guest-assets.ts'

/** Seconds. */
const longestRun = 60

/**
 * Renders a book's page in a worker thread, to prove that a database can be used. The page is not cached.
 * @throws Error when there is no such book, or its page is incomplete
 */
export async function renderInThread(context: Context, bookId: string): Promise<void> {
  const outline = await findOutlineForGuests(context, bookId, 'en')
  const stored = await findStoredBook(context.db, { bookId, languages: [] })
  if (!outline || !stored) throw new Error('There is no such book.')
  const page = await context.threads.run(
    'renderGuestPage',
    {
      order: {
        stored,
        access: outline.access,
        choice: { language: outline.originalLanguage, isOriginal: true },
        address: undefined,
        ownerControls: false,
        publicPictures: undefined,
      },
      origin: context.config.origin,
      // The addresses of the scripts do not matter here.
      assets: findGuestAssets(developmentAssets),
    },
    { queue: 'hosts', accountId: outline.hostId, longestRun, joinKey: `proof ${bookId}` },
  )
  const html = Buffer.from(page?.identity ?? []).toString()
  if (!html.includes(`/share/${bookId}`) || !html.endsWith('</html>')) throw new Error('The page is not whole.')
}
