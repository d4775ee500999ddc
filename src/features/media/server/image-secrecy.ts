import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { createRowReader, type RowReader } from '#platform/db/row-reader.ts'
import { isInNoBook, selectOwnBooks } from './image-queries.ts'
import { isOffline } from './offline-images.ts'

/** Who may see a picture. Undefined for a picture without a row, which no book shows. */
export type Secrecy = {
  accountId: string
  /** The number of books that make it secret. */
  secretIn: number
  /** Until then (ms UTC) the permanent links of all of these books show it; 0 if one of them does not. */
  openUntil: number
  /** 1: no book shows it yet, and its host has secrets, so that it may be meant for one. */
  isUnsaved: number
  /** 1: the operator has taken books of its host offline, and no online book shows it. */
  isOffline: number
  /** Above 0 if it is or was secret or offline at any time. */
  everHidden: number
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
          eb
            .case()
            .when(eb.and([eb.exists(selectSecretBooks()), isInNoBook()]))
            .then(eb.lit(1))
            .else(eb.lit(0))
            .end()
            .as('isUnsaved'),
          eb.case().when(isOffline()).then(eb.lit(1)).else(eb.lit(0)).end().as('isOffline'),
          'images.secrecy as everHidden',
          'images.id as key',
          'images.account_id as accountId',
          eb.fn.count<number>('books.id').as('secretIn'),
          eb.fn.min(eb.fn.coalesce('books.secrets_open_until', eb.lit(0))).as('openUntil'),
        ])
        .where('images.id', 'in', imageIds)
        .groupBy(['images.id', 'images.account_id', 'images.secrecy']),
    (_imageId, image) => image?.accountId,
  )
}

/** The books of the picture's account that have secrets. */
function selectSecretBooks() {
  // Without a parameter, as `createRowReader` needs it.
  return selectOwnBooks().where(sql<boolean>`own.secrets <> ''`)
}

/**
 * A picture of a stay is never kept by caches, also while a permanent link shows it; nor one that may become such a
 * picture when its book is saved.
 */
export function isSecret(secrecy: Secrecy | undefined): boolean {
  return secrecy !== undefined && (secrecy.secretIn > 0 || secrecy.isUnsaved > 0 || secrecy.isOffline > 0)
}

/** Whether shared caches may keep a picture: one that was hidden before may be hidden again. */
export function isForSharedCaches(secrecy: Secrecy | undefined): boolean {
  return !isSecret(secrecy) && (secrecy === undefined || secrecy.everHidden === 0)
}

/** Whether only the host's own session gets the picture at its address. */
export function isWithheld(secrecy: Secrecy | undefined, nowMs: number): boolean {
  if (secrecy === undefined) return false
  return secrecy.isUnsaved > 0 || secrecy.isOffline > 0 || (secrecy.secretIn > 0 && secrecy.openUntil <= nowMs)
}
