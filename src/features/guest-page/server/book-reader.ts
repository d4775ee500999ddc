import {
  type Book,
  findOutlineForGuests,
  findPublicPictures,
  findStoredBook,
  hasRevision,
  highestCostHere,
  readBookHead,
} from '#features/books/index.ts'
import type { GuestAccess, SecretsAccess } from '#features/books/shared/public-book.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import type { PageChoice, PageOrder } from './stored-page.ts'

/** The host's own session may read the secret pictures at their addresses. */
const shownToOwner: SecretsAccess = { kind: 'shown', pictureBase: '' }

/** A book to read for one page. */
export type WantedBook = {
  id: string
  choice: PageChoice
  mayShow: (book: Pick<Book, 'hostId' | 'status' | 'offline'>) => boolean
  ownerControls: boolean
  /** Hosts see their drafts with pictures that nobody else may see yet. */
  isForGuests: boolean
  /** The primary database's revision; a replica that has it may be read. */
  knownRevision?: number | undefined
}

type Outline = NonNullable<Awaited<ReturnType<typeof findOutlineForGuests>>>

/** What the first read of a book finds. The texts of a possibly large book are read later, by `readTexts`. */
export type ReadBook = {
  hostId: string
  revision: number
  access: GuestAccess
  /** Undefined for a possibly large book. */
  order: PageOrder | undefined
  /** Undefined if the book can no longer be shown. */
  readTexts: () => Promise<PageOrder | undefined>
}

/**
 * Reads the books of guest pages, from a replica where one has the revision.
 * @param findAddress the address of a book on a host's domain, if there is one
 */
export function createBookReader(
  context: Context,
  findAddress: ((book: Pick<Book, 'id' | 'hostId'>) => Promise<string | undefined>) | undefined,
) {
  const accessOf = (outline: Outline, { ownerControls }: WantedBook): GuestAccess =>
    ownerControls ? { ...outline.access, secrets: shownToOwner } : outline.access

  async function readOrder(db: Db, wanted: WantedBook, outline: Outline): Promise<PageOrder | undefined> {
    const { id, choice, mayShow, ownerControls, isForGuests } = wanted
    const { hostId, originalLanguage } = outline
    const access = accessOf(outline, wanted)
    const into = access.isPro && choice.language !== originalLanguage ? [choice.language] : []
    const stored = await findStoredBook(db, { bookId: id, languages: into })
    // It may have become a draft again since the first check.
    if (!stored || !mayShow(readBookHead(stored.row))) return undefined
    const publicPictures = isForGuests ? await findPublicPictures({ ...context, db }, id) : undefined
    const address = await findAddress?.({ id, hostId })
    return { stored, access, choice, address, ownerControls, publicPictures }
  }

  /** Reads only the outline of a possibly large book. */
  async function readFirst(db: Db, wanted: WantedBook) {
    const outline = await findOutlineForGuests({ ...context, db }, wanted.id, wanted.choice.language)
    if (!outline || !wanted.mayShow(outline)) return undefined
    if (outline.textBytes > highestCostHere) return { outline, order: undefined }
    const order = await readOrder(db, wanted, outline)
    return order && { outline, order }
  }

  async function readCopy(wanted: WantedBook) {
    const { id, knownRevision } = wanted
    if (knownRevision === undefined) return undefined
    const copied = await context.replica?.read(
      (db) => hasRevision(db, id, knownRevision),
      (db) => readFirst(db, wanted),
    )
    return copied?.found
  }

  /** Undefined for an unknown book and for one that must not be shown. */
  return async function readBook(wanted: WantedBook): Promise<ReadBook | undefined> {
    const first = (await readCopy(wanted)) ?? (await readFirst(context.db, wanted))
    if (!first) return undefined
    const { outline, order } = first
    return {
      hostId: outline.hostId,
      revision: outline.revision,
      access: accessOf(outline, wanted),
      order,
      readTexts: async () => order ?? (await readOrder(context.db, wanted, outline)),
    }
  }
}
