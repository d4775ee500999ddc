import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { isBookId, isOpenToGuests } from '#features/books/book.ts'
import {
  type Book,
  type BookForGuests,
  type BookRevision,
  createRevisionReader,
  findBookForGuests,
  readTranslatedBook,
} from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { Page } from '#platform/http/page.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { createContactCard } from './contact-card.ts'
import { GuestPageCache } from './guest-page-cache.ts'
import { createGuestRenderer } from './guest-renderer.tsx'
import type { Shelf } from './ui/guest-shelf.tsx'

/** Ceiling of the kept pages; some 2,000 books in one language. */
const cacheBytes = 128 * 1024 * 1024

/** Pages that may be compressed well at a time; a crowd at many doors gets the hasty ones, sooner. */
const mostCompressions = availableParallelism()

/** How long a guest waits for it, in milliseconds, where the machine is busy otherwise. */
const longestCompression = 100

const workerEntry = 'src/features/guest/ui/worker/guest-worker.ts'

/** Which page of a book a guest asks for: its own words in a language, the host's translated or as she wrote them. */
export type PageChoice = { language: Language; isOriginal: boolean }
export type GuestServiceOptions = {
  /** Where a book is read besides its share link, if it is; every node must give the same at a revision. */
  findAddress?: ((book: Pick<Book, 'id' | 'hostId'>) => Promise<string | undefined>) | undefined
}

/**
 * The guest pages of one process. The book's revision is read for every request, so a change shows at once on
 * every node; only the rendering is kept.
 */
export function createGuestService(context: Context, assets: Assets, { findAddress }: GuestServiceOptions = {}) {
  const cache = new GuestPageCache(cacheBytes)
  const renderer = createGuestRenderer({ origin: context.config.origin, assets })
  const readRevision = createRevisionReader(context.db)
  const notFound = new Map(languages.map((language) => [language, renderer.renderNotFound(language)]))
  const unavailable = new Map<Language, Page>()
  /** What is being rendered at this moment, by page and revision. */
  const rendering = new Map<string, Promise<Page | undefined>>()

  const getNotFoundPage = (language: Language) => notFound.get(language) ?? renderer.renderNotFound(language)
  const getUnavailablePage = (language: Language) => {
    const page = unavailable.get(language) ?? renderer.renderUnavailable(language)
    unavailable.set(language, page)
    return page
  }

  const addressOf = async (book: Pick<Book, 'id' | 'hostId'>) =>
    (await findAddress?.(book)) ?? `${context.config.origin}/share/${book.id}`

  const renderBook = async (
    id: string,
    { language, isOriginal }: PageChoice,
    mayShow: (book: BookForGuests) => boolean,
    ownerControls = false,
  ) => {
    const found = await findBookForGuests(context, id)
    if (!found || !mayShow(found)) return undefined
    const words = found.isPro ? await readTranslatedBook(context.db, found, language) : undefined
    const shown = isOriginal && words?.hasTranslations ? { ...found, isOriginal } : { ...found, ...words }
    const page = renderer.renderBook({ ...shown, address: await findAddress?.(found) }, language, ownerControls)
    return { page, validUntil: found.validUntil }
  }

  let compressions = 0
  /** A page that fits into the line's first round trip comes sooner than one that was compressed in a hurry. */
  const compress = async (page: Page): Promise<void> => {
    if (compressions >= mostCompressions) return
    compressions += 1
    const compressed = page.compressWell().finally(() => {
      compressions -= 1
    })
    await Promise.race([compressed, sleep(longestCompression, undefined, { ref: false })])
  }

  /** What is read is at least as new as the revision that was known before. */
  const render = async (id: string, choice: PageChoice, revision: number): Promise<Page | undefined> => {
    const rendered = await renderBook(id, choice, isOpenToGuests)
    if (!rendered) return undefined
    await compress(rendered.page)
    cache.keep(pageKey(id, choice), revision, rendered.page, rendered.validUntil)
    return rendered.page
  }
  /** Guests who come at the same moment after a change wait for one rendering. */
  const renderOnce = (id: string, choice: PageChoice, revision: number): Promise<Page | undefined> => {
    const key = `${pageKey(id, choice)} ${revision}`
    const underWay = rendering.get(key) ?? render(id, choice, revision).finally(() => rendering.delete(key))
    rendering.set(key, underWay)
    return underWay
  }
  const findPage = (id: string, choice: PageChoice, known: BookRevision | undefined) => {
    if (known?.status !== 'published' || known.offlineSince !== null) return undefined
    return (
      cache.find(pageKey(id, choice), known.revision, context.clock.now()) ?? renderOnce(id, choice, known.revision)
    )
  }

  return {
    /**
     * The page of a published book, or undefined: unknown, deleted, a draft, or taken offline. With a promise only where
     * the database or the rendering takes its time.
     */
    findPublishedPage(id: string, choice: PageChoice): Page | undefined | Promise<Page | undefined> {
      if (!isBookId(id)) return undefined
      const known = readRevision(id)
      return known instanceof Promise
        ? known.then((revision) => findPage(id, choice, revision))
        : findPage(id, choice, known)
    },

    /**
     * The page as its owner sees it, draft or published, never kept; undefined when the book is not hers. Without
     * owner controls the page is what the share link shows, so a book that was taken offline has none.
     */
    async findOwnedPage(
      id: string,
      accountId: string,
      choice: PageChoice,
      ownerControls: boolean,
    ): Promise<Page | undefined> {
      const mayShow = ({ hostId, offline }: BookForGuests) =>
        hostId === accountId && (ownerControls || offline === null)
      return (await renderBook(id, choice, mayShow, ownerControls))?.page
    },

    /** The host of a readable book as a vCard; undefined without such a book, or without anyone to reach. */
    async findContactCard(id: string, viewerId: string | undefined): Promise<string | undefined> {
      const found = await findBookForGuests(context, id)
      if (!found || (!isOpenToGuests(found) && found.hostId !== viewerId)) return undefined
      return createContactCard(found.book, await addressOf(found))
    },

    /** Where guests are sent to. */
    addressOf,

    renderShelf: renderer.renderShelf,

    /**
     * The list of books under a key of its own, kept like a book's page.
     * @param revision tells the present list from any other; the same for equal ones on every node
     * @param read asked only when the page has to be made
     */
    findShelf(key: string, revision: string, language: Language, read: () => Promise<Shelf>): Page | Promise<Page> {
      const place = `shelf ${key} ${language}`
      const kept = cache.find(place, revision, context.clock.now())
      if (kept) return kept
      return read().then((shelf) => {
        const page = renderer.renderShelf(shelf, language)
        cache.keep(place, revision, page)
        return page
      })
    },

    /** The worker's script: a name that never changes for a file whose name does, so that browsers find a new one. */
    workerScript: `importScripts(${JSON.stringify(assets.entry(workerEntry).script)})\n`,

    getNotFoundPage,

    /** What stands in place of a page that guests cannot read, with status 404. */
    async findMissingPage(id: string, language: Language): Promise<Page> {
      const known = isBookId(id) ? await readRevision(id) : undefined
      const isTakenOffline = known?.status === 'published' && known.offlineSince !== null
      return isTakenOffline ? getUnavailablePage(language) : getNotFoundPage(language)
    },
  }
}

function pageKey(id: string, { language, isOriginal }: PageChoice): string {
  return isOriginal ? `${id} ${language} original` : `${id} ${language}`
}

export type GuestService = ReturnType<typeof createGuestService>
