import type { Db } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'

/** Who may see a picture. Undefined for a picture without a row, which no book shows. */
export type Secrecy = {
  accountId: string
  /** The number of books that make it secret. */
  secretIn: number
  /** Until then (ms UTC) the permanent links of all of these books show it; 0 if one of them does not. */
  openUntil: number
}

/** Reads who may see a picture; one indexed read per picture that is sent. */
export function createSecrecyReader(db: Db): RowReader<Secrecy> {
  return createRowReader(
    db,
    (imageIds) =>
      db
        .selectFrom('images')
        .leftJoin('book_secret_images as secret', 'secret.image_id', 'images.id')
        .leftJoin('books', 'books.id', 'secret.book_id')
        .select((eb) => [
          'images.id as key',
          'images.account_id as accountId',
          eb.fn.count<number>('books.id').as('secretIn'),
          eb.fn.min(eb.fn.coalesce('books.secrets_open_until', eb.lit(0))).as('openUntil'),
        ])
        .where('images.id', 'in', imageIds)
        .groupBy(['images.id', 'images.account_id']),
    (_imageId, image) => image?.accountId,
  )
}

/** A picture of a stay is never kept by caches, also while a permanent link shows it. */
export function isSecret(secrecy: Secrecy | undefined): boolean {
  return secrecy !== undefined && secrecy.secretIn > 0
}

/** Whether only the host's own session gets the picture at its address. */
export function isWithheld(secrecy: Secrecy | undefined, nowMs: number): boolean {
  return secrecy !== undefined && secrecy.secretIn > 0 && secrecy.openUntil <= nowMs
}
