import { findAccount } from '#features/accounts/index.ts'
import { isBookId } from '#features/books/book.ts'
import { type Book, findGuestBook } from '#features/books/index.ts'
import type { Context } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { Page } from '#platform/http/page.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { createContactCard } from './contact-card.ts'
import { GuestPageCache } from './guest-page-cache.ts'
import { createGuestRenderer } from './guest-renderer.tsx'
import { createRevisionReader } from './revision-reader.ts'

/** Ceiling of the kept pages; some 2,000 books in one language. */
const cacheBytes = 128 * 1024 * 1024

const workerEntry = 'src/features/guest/ui/worker/guest-worker.ts'

/**
 * The guest pages of one process. The book's revision is read for every request, so a change shows at once on
 * every node; only the rendering is kept.
 */
export function createGuestService(context: Context, assets: Assets) {
  const cache = new GuestPageCache(cacheBytes)
  const renderer = createGuestRenderer({ origin: context.config.origin, assets })
  const readRevision = createRevisionReader(context.db)
  const notFound = new Map(languages.map((language) => [language, renderer.renderNotFound(language)]))
  /** What is being rendered at this moment, by page and revision. */
  const rendering = new Map<string, Promise<Page | undefined>>()

  // Books do not say in which language they are written; hosts write in the one they use the service in.
  const readHostLanguage = async ({ hostId }: Book) => (await findAccount(context.db, { accountId: hostId }))?.language

  const render = async (id: string, language: Language): Promise<Page | undefined> => {
    const found = await findGuestBook(context.db, id)
    if (found?.status !== 'published') return undefined
    const page = renderer.renderBook({ ...found, hostLanguage: await readHostLanguage(found) }, language)
    cache.keep(pageKey(id, language), found.revision, page)
    return page
  }
  /** Guests who come at the same moment after a change wait for one rendering. */
  const renderOnce = (id: string, language: Language, revision: number): Promise<Page | undefined> => {
    const key = `${pageKey(id, language)} ${revision}`
    const underWay = rendering.get(key) ?? render(id, language).finally(() => rendering.delete(key))
    rendering.set(key, underWay)
    return underWay
  }

  return {
    /** The page of a published book, or undefined: unknown, deleted, or a draft. */
    async findPublishedPage(id: string, language: Language): Promise<Page | undefined> {
      if (!isBookId(id)) return undefined
      const known = await readRevision(id)
      if (known?.status !== 'published') return undefined
      const kept = cache.find(pageKey(id, language), known.revision)
      if (kept) return kept
      return renderOnce(id, language, known.revision)
    },

    /** The page as its owner sees it, draft or published, never kept; undefined when the book is not hers. */
    async findOwnedPage(
      id: string,
      accountId: string,
      language: Language,
      ownerControls: boolean,
    ): Promise<Page | undefined> {
      const found = await findGuestBook(context.db, id)
      if (found?.hostId !== accountId) return undefined
      return renderer.renderBook({ ...found, hostLanguage: await readHostLanguage(found) }, language, ownerControls)
    },

    /** The host of a readable book as a vCard; undefined without such a book, or without anyone to reach. */
    async findContactCard(id: string, viewerId: string | undefined): Promise<string | undefined> {
      const found = await findGuestBook(context.db, id)
      if (!found || (found.status !== 'published' && found.hostId !== viewerId)) return undefined
      return createContactCard(found.book, `${context.config.origin}/share/${id}`)
    },

    /** The worker's script: a name that never changes for a file whose name does, so that browsers find a new one. */
    workerScript: `importScripts(${JSON.stringify(assets.entry(workerEntry).script)})\n`,

    getNotFoundPage(language: Language): Page {
      return notFound.get(language) ?? renderer.renderNotFound(language)
    },
  }
}

function pageKey(id: string, language: Language): string {
  return `${id} ${language}`
}

export type GuestService = ReturnType<typeof createGuestService>
