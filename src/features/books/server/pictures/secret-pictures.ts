import { readImageAddress, readImageFile } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { findSecretPictures } from '../secrets/secrets-queries.ts'

/**
 * The file of a picture of a book that is secret and therefore not public at its own address. The caller has decided that
 * the reader gets the book's secrets, and must forbid caches to keep the answer.
 * @param address the picture's own address, of any of its widths: `/media/{id}/640.webp`
 * @returns undefined for anything but a secret picture of this book
 * @throws UNAVAILABLE when the storage does not respond
 */
export async function readSecretPicture(
  context: Context,
  { bookId, address }: { bookId: string; address: string },
): Promise<Uint8Array | undefined> {
  const id = readImageAddress(address)
  if (id === undefined) return undefined
  const { own, others } = await findSecretPictures(context.db, bookId)
  if (![...own, ...others].includes(id)) return undefined
  return readImageFile(context, id, Number.parseInt(address.slice(address.lastIndexOf('/') + 1), 10))
}
