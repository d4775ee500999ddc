import { z } from 'zod'
import { unmeasuredText } from '#platform/text/text-contract.ts'
import type { GuestBook } from './book.ts'

/** The fields that change between two stays and that guests need first, in the order of the form. */
export const essentialNames = ['doorCode', 'wifiName', 'wifiPassword', 'checkinTime', 'checkoutTime'] as const
export type EssentialName = (typeof essentialNames)[number]

export type Essentials = Pick<GuestBook, EssentialName>

const text = unmeasuredText()

/** The essentials in the host's list of books. */
export const EssentialsView = z.object({
  doorCode: z.string(),
  wifiName: z.string(),
  wifiPassword: z.string(),
  checkinTime: z.string(),
  checkoutTime: z.string(),
})

/**
 * `PATCH /api/welcome-books/{id}/essentials`: the fields to change. Lengths are checked with the stored book, as for
 * `BookInput`.
 */
export const EssentialsInput = z.object({
  doorCode: text.optional(),
  wifiName: text.optional(),
  wifiPassword: text.optional(),
  checkinTime: text.optional(),
  checkoutTime: text.optional(),
  /** The revision that the edit is based on; if it is not the stored one, the answer is EDIT_CONFLICT. */
  revision: z.number().int().min(1).optional(),
})
export type EssentialsInput = z.output<typeof EssentialsInput>

/** The essentials of a book. */
export function pickEssentials(book: Essentials): Essentials {
  const { doorCode, wifiName, wifiPassword, checkinTime, checkoutTime } = book
  return { doorCode, wifiName, wifiPassword, checkinTime, checkoutTime }
}
