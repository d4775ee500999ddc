import {
  type Book,
  type BookRevision,
  costOfStored,
  createRevisionReader,
  findPartForGuests,
  highestCostHere,
} from '#features/books/index.ts'
import { isBookId, isOpenToGuests } from '#features/books/shared/book.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { untilShortTurn } from '#platform/event-loop-turns.ts'
import type { Assets } from '#platform/http/assets.ts'
import { Page, type PageContent } from '#platform/http/page.ts'
import type { PageEffort } from '#platform/http/page-exchange.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { countCacheReads, pageCacheBytes } from '#platform/metrics/metrics.ts'
import type { ThreadQueue } from '#platform/threads/threads.ts'
import type { BookList } from '../ui/book-list.tsx'
import { createBookReader } from './book-reader.ts'
import { contactFields, createContactCard } from './contact-card.ts'
import { findGuestAssets } from './guest-assets.ts'
import { GuestPageCache } from './guest-page-cache.ts'
import { createGuestRenderer } from './guest-renderer.tsx'
import { createPageCompression } from './page-compression.ts'
import { type PageChoice, type PageOrder, renderStoredPage } from './stored-page.ts'

/** Maximum bytes of the cached pages; some 2,000 books in one language. */
const cacheBytes = 64 * 1024 * 1024

/**
 * Maximum bytes of the cached pages that were made in worker threads: a few of them must not displace hundreds of
 * ordinary ones.
 */
const largePagesBytes = 64 * 1024 * 1024

/** Maximum duration of a rendering in seconds; a book of 4 MB takes about three. */
const longestRun = 30

/** Time in ms for which a failed rendering is not tried again. */
const failurePause = 5 * second

const workerEntry = 'src/features/guest-page/ui/worker/guest-worker.ts'

/** How another feature renders its pages of a book: small books on the main thread, large ones in a worker thread. */
export type PageRendering = {
  here: (order: PageOrder) => Page
  inThread: (
    readOrder: () => Promise<PageOrder | undefined>,
    limits: { accountId: string; longestRun: number },
  ) => Promise<PageContent | undefined>
}

type Rendering = {
  queue: ThreadQueue
  ownerControls: boolean
  other?: PageRendering
  /** The primary database's revision; a replica that has it may be read. */
  known?: number
}

/** A list of books to show on a host's domain. */
export type WantedBookList = {
  key: string
  /** Identifies the current content; equal on every node for equal content. */
  revision: string
  language: Language
}

export type GuestServiceOptions = {
  /** Address of a book on a host's domain, if there is one; every node must return the same at a revision. */
  findAddress?: ((book: Pick<Book, 'id' | 'hostId'>) => Promise<string | undefined>) | undefined
}

/**
 * The guest pages of one process. The book's revision is read for every request, so a change is visible at once on
 * every node; only the rendering is cached.
 */
export function createGuestService(context: Context, assets: Assets, { findAddress }: GuestServiceOptions = {}) {
  const { origin } = context.config
  const cache = new GuestPageCache(cacheBytes)
  const countRead = countCacheReads('guest')
  const largePages = new GuestPageCache(largePagesBytes, { arePagesComplete: true })
  const guestAssets = findGuestAssets(assets)
  const renderer = createGuestRenderer({ origin, assets: guestAssets })
  const readRevision = createRevisionReader(context.db)
  const readBook = createBookReader(context, findAddress)
  const compress = createPageCompression()
  const getNotFoundPage = keepByLanguage(renderer.renderNotFound)
  const getUnavailablePage = keepByLanguage(renderer.renderUnavailable)
  /** Pending renderings, by page and revision. */
  const rendering = new Map<string, Promise<Page | undefined>>()

  const addressOf = async (book: Pick<Book, 'id' | 'hostId'>) =>
    (await findAddress?.(book)) ?? `${origin}/share/${book.id}`

  const renderBook = async (
    id: string,
    choice: PageChoice,
    mayShow: (book: Pick<Book, 'hostId' | 'status' | 'offline'>) => boolean,
    { queue, ownerControls, other, known }: Rendering,
  ) => {
    const isForGuests = queue === 'guests'
    const read = await readBook({ id, choice, mayShow, ownerControls, isForGuests, knownRevision: known })
    if (!read) return undefined
    const { hostId, revision, access, order, readTexts } = read
    const { validUntil } = access
    if (order && costOfStored(order.stored) <= highestCostHere) {
      // Many renderings at once leave turns to other requests.
      await untilShortTurn('part')
      const page = other ? other.here(order) : renderStoredPage(renderer, order)
      return { page, isLarge: false, validUntil }
    }
    const content = await (other
      ? other.inThread(readTexts, { accountId: hostId, longestRun })
      : context.threads.run(
          'renderGuestPage',
          async () => ({ order: await readTexts(), origin, assets: guestAssets }),
          {
            queue,
            accountId: hostId,
            longestRun,
            joinKey: [pageKey(id, choice), revision, queue, ownerControls, access.isPro, validUntil].join(' '),
          },
        ))
    return content && { page: new Page(content), isLarge: true, validUntil }
  }

  /** The read returns the known revision or a newer one. */
  const render = async (id: string, choice: PageChoice, revision: number): Promise<Page | undefined> => {
    const options = { queue: 'guests', ownerControls: false, known: revision } as const
    const rendered = await renderBook(id, choice, isOpenToGuests, options)
    if (!rendered) return undefined
    const { page, isLarge, validUntil } = rendered
    if (!isLarge) await compress(page)
    const pages = isLarge ? largePages : cache
    pages.keep(pageKey(id, choice), revision, page, validUntil === undefined ? {} : { until: validUntil })
    pageCacheBytes.set({ cache: isLarge ? 'large' : 'ordinary' }, pages.bytes)
    return page
  }
  /** Concurrent requests after a change share one rendering. */
  const renderOnce = (id: string, choice: PageChoice, revision: number): Promise<Page | undefined> => {
    const key = `${pageKey(id, choice)} ${revision}`
    const known = rendering.get(key)
    if (known) return known
    const underWay = render(id, choice, revision)
    rendering.set(key, underWay)
    const forget = () => rendering.delete(key)
    underWay.then(forget, (error: unknown) => {
      // A failed rendering is remembered for a short time, so that Fastify, which is called after the page handler,
      // does not start it again.
      if (error instanceof AppError) setTimeout(forget, failurePause).unref()
      else forget()
    })
    return underWay
  }
  const findPage = (id: string, choice: PageChoice, known: BookRevision | undefined, effort: PageEffort) => {
    if (known?.status !== 'published' || known.offlineSince !== null) return undefined
    const key = pageKey(id, choice)
    const now = context.clock.now()
    const kept = cache.find(key, known.revision, now) ?? largePages.find(key, known.revision, now)
    // A miss is counted once, when the page is rendered.
    if (kept || effort === 'work') countRead(kept ? 'hit' : 'miss')
    return kept ?? (effort === 'work' ? renderOnce(id, choice, known.revision) : undefined)
  }

  return {
    /**
     * The page of a published book; undefined: unknown, deleted, a draft, or taken offline. Returns a promise only on a
     * cache miss or an asynchronous database read. With the effort `ready` only a page that is cached.
     */
    findPublishedPage(
      id: string,
      choice: PageChoice,
      effort: PageEffort = 'work',
    ): Page | undefined | Promise<Page | undefined> {
      if (!isBookId(id)) return undefined
      const known = readRevision(id)
      return known instanceof Promise
        ? known.then((revision) => findPage(id, choice, revision, effort))
        : findPage(id, choice, known, effort)
    },

    /**
     * The page as its owner sees it, draft or published, never cached; undefined when the book is not hers. Without
     * owner controls the page is what the share link shows, so a book that was taken offline has none.
     */
    async findOwnedPage(
      id: string,
      accountId: string,
      choice: PageChoice,
      ownerControls: boolean,
    ): Promise<Page | undefined> {
      const mayShow = ({ hostId, offline }: Pick<Book, 'hostId' | 'offline'>) =>
        hostId === accountId && (ownerControls || offline === null)
      return (await renderBook(id, choice, mayShow, { queue: 'hosts', ownerControls }))?.page
    },

    /** The host of a published book as a vCard; undefined without such a book or a contact. */
    async findContactCard(id: string, viewerId: string | undefined): Promise<string | undefined> {
      const found = await findPartForGuests(context, id, contactFields)
      if (!found || (!isOpenToGuests(found) && found.hostId !== viewerId)) return undefined
      return createContactCard(found.book, await addressOf(found))
    },

    /** The address for guests. */
    addressOf,

    /**
     * A page of a published book that another feature renders; undefined if guests cannot read the book. It is not
     * cached here. `validUntil`: when it expires, in ms UTC.
     */
    async renderForGuests(id: string, choice: PageChoice, other: PageRendering) {
      const rendered = await renderBook(id, choice, isOpenToGuests, {
        queue: 'guests',
        ownerControls: false,
        other,
      })
      if (rendered && !rendered.isLarge) await compress(rendered.page)
      return rendered
    },

    /** A list of books if it is cached. */
    findKeptBookList(wanted: WantedBookList): Page | undefined {
      return cache.find(listKey(wanted), wanted.revision, context.clock.now())
    },

    /** Renders a list of books, and caches it like a book's page. */
    async makeBookList(wanted: WantedBookList, read: () => Promise<BookList>): Promise<Page> {
      const bookList = await read()
      await untilShortTurn('part')
      const page = renderer.renderBookList(bookList, wanted.language)
      await compress(page)
      cache.keep(listKey(wanted), wanted.revision, page)
      return page
    },

    /**
     * The worker's script under a fixed name, so that browsers find a new version although the file's name contains a
     * hash.
     */
    workerScript: `importScripts(${JSON.stringify(assets.entry(workerEntry).script)})\n`,

    getNotFoundPage,

    /** What the worker stores for showing in place of books that it does not have. */
    getOfflinePage: keepByLanguage(renderer.renderOffline),

    /** The 404 page for a book that guests cannot read. */
    async findMissingPage(id: string, language: Language): Promise<Page> {
      const known = isBookId(id) ? await readRevision(id) : undefined
      const isTakenOffline = known?.status === 'published' && known.offlineSince !== null
      return isTakenOffline ? getUnavailablePage(language) : getNotFoundPage(language)
    },
  }
}

/** Renders a page that is the same for all books when somebody first asks for it in a language. */
function keepByLanguage(render: (language: Language) => Page): (language: Language) => Page {
  const pages = new Map<Language, Page>()
  return (language) => {
    const page = pages.get(language) ?? render(language)
    pages.set(language, page)
    return page
  }
}

function listKey({ key, language }: WantedBookList): string {
  return `list ${key} ${language}`
}

function pageKey(id: string, { language, isOriginal }: PageChoice): string {
  return isOriginal ? `${id} ${language} original` : `${id} ${language}`
}

export type GuestService = ReturnType<typeof createGuestService>
