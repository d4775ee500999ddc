import { z } from 'zod'
import { UploadedImage } from '#features/books/shared/book-contract.ts'
import type { BookLook } from '#features/books/shared/book-look.ts'
import { readLook } from '#features/books/shared/look-contract.ts'

/** A design that was changed on this device and not saved. */
export type LookDraft = {
  /** Milliseconds since 1970. */
  savedAt: number
  look: BookLook
}

const keptFor = 90 * 24 * 60 * 60 * 1000
const Kept = z.object({ savedAt: z.number(), look: z.unknown() })

/** How the names begin under which an account's drafts are kept in the browser's simple storage. */
export function lookDraftsOf(accountId: string): string {
  return `benvenuto.design.${accountId}/`
}

/**
 * The unsaved design of one book on this device. A look is small, its pictures are uploaded when they are chosen: the
 * browser's simple storage holds it, and writes before a closing page is gone.
 */
export function openLookDraft(
  accountId: string,
  bookId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  const key = `${lookDraftsOf(accountId)}${bookId}`
  /** Storage may be full or forbidden; the design on the screen is then all there is. */
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work()
    } catch {
      return undefined
    }
  }
  return {
    find(now = Date.now()): LookDraft | undefined {
      const kept = Kept.safeParse(attempt(() => JSON.parse(storage.getItem(key) ?? 'null'))).data
      if (!kept || kept.savedAt < now - keptFor) return undefined
      return { savedAt: kept.savedAt, look: readLook(kept.look, UploadedImage) }
    },
    keep(look: BookLook, now = Date.now()): void {
      attempt(() => storage.setItem(key, JSON.stringify({ savedAt: now, look })))
    },
    forget(): void {
      attempt(() => storage.removeItem(key))
    },
  }
}
