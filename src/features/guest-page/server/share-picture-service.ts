import { type BookImage, findPartForGuests } from '#features/books/index.ts'
import { isOpenToGuests } from '#features/books/shared/book.ts'
import { readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { type PicturedBook, pictureFields, sharePictureAddress } from './share-picture-address.ts'

/** Social networks request the same picture a few times and then cache it: a few entries in memory are enough. */
const mostKept = 32

/** Maximum duration of a drawing in seconds; an ordinary one takes a third of a second. */
const longestRun = 20

export type SharePicture = {
  /** Path and query of this version of the picture, valid as long as the book looks like this. */
  address: string
  /** JPEG; rejects with UNAVAILABLE when too many pictures are waiting. */
  draw(): Promise<Buffer>
}

/** Finds the share picture of a published book. */
export function createSharePictures(context: Context) {
  const kept = new Map<string, Promise<Buffer>>()

  const read = async (picture: BookImage | null) => {
    const id = picture && readImageAddress(picture.url)
    return id ? readImageFile(context, id, picture.width) : undefined
  }
  const drawNow = async (accountId: string, { look, cover }: PicturedBook): Promise<Buffer> => {
    const picture = await context.threads.run(
      'drawSharePicture',
      async () => ({ look, cover: await read(cover), logo: await read(look.logo) }),
      { queue: 'guests', accountId, longestRun },
    )
    return Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength)
  }
  const draw = (address: string, accountId: string, book: PicturedBook): Promise<Buffer> => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const drawing = drawNow(accountId, book)
    kept.set(address, drawing)
    drawing.then(
      () => dropOldest(kept),
      () => kept.delete(address),
    )
    return drawing
  }

  return {
    /** @returns undefined for a book that guests cannot read */
    async find(id: string): Promise<SharePicture | undefined> {
      const found = await findPartForGuests(context, id, pictureFields)
      if (!found || !isOpenToGuests(found)) return undefined
      const address = sharePictureAddress(id, found.book)
      return { address, draw: () => draw(address, found.hostId, found.book) }
    },
  }
}

function dropOldest(kept: Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break
    kept.delete(oldest)
  }
}
