import { findAccount, hasPro } from '#features/accounts/index.ts'
import { type BookImage, findGuestBook } from '#features/books/index.ts'
import { shownLook } from '#features/books/look/book-look.ts'
import { readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { drawSharePicture } from './share-picture.tsx'

/** Networks ask a few times for the same link and then keep their copy: a handful in memory is enough. */
const mostKept = 32

/** Finds the picture of a shared book's link. One drawing at a time: nobody waits for them, and guests come first. */
export function createSharePictures(context: Context) {
  const kept = new Map<string, Promise<Buffer>>()
  let queue: Promise<unknown> = Promise.resolve()

  const read = async (picture: BookImage | null) => {
    const id = picture && readImageAddress(picture.url)
    return id ? readImageFile(context.storage, id, picture.width) : undefined
  }

  return {
    /** @returns JPEG; undefined for a book that is unknown or not published */
    async find(id: string): Promise<Buffer | undefined> {
      const found = await findGuestBook(context.db, id)
      if (found?.status !== 'published') return undefined
      const host = await findAccount(context.db, { accountId: found.hostId })
      if (!host) return undefined
      const isPro = hasPro(host, context.clock.now())
      const key = `${id} ${found.revision} ${isPro}`
      const known = kept.get(key)
      if (known !== undefined) return known
      const look = shownLook(found.book.look, isPro)
      const drawing = queue.then(async () =>
        drawSharePicture(look, { cover: await read(found.book.cover), logo: await read(look.logo) }),
      )
      queue = drawing.catch(() => kept.delete(key))
      for (const oldest of kept.keys()) {
        if (kept.size < mostKept) break
        kept.delete(oldest)
      }
      kept.set(key, drawing)
      return drawing
    },
  }
}
