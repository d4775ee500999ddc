import type { EssentialName } from '#features/books/shared/essentials-contract.ts'
import type { StayBook } from './stay-contract.ts'

/** Who sees the stored value of an essential field. */
export type EssentialVisibility = {
  /**
   * `everyone` with the book's link; `stays`: guests of a stay alone, while its codes are shown; `ownCode`: no guest of a
   * stay, because each stay has a code of its own; `confirmed`: guests of a stay once the host has confirmed the change
   * for it.
   */
  by: 'everyone' | 'stays' | 'ownCode' | 'confirmed'
  /** The number of stays that show another code or hour all the same. */
  exceptions: number
}

type VisibilityBook = Pick<StayBook, 'openUntil' | 'codeMode' | 'keptCodes' | 'ownArrivals' | 'ownDepartures'> & {
  secrets: readonly string[]
}

/** @param nowMs milliseconds UTC */
export function visibilityOf(name: EssentialName, book: VisibilityBook, nowMs: number): EssentialVisibility {
  if (name === 'doorCode' && book.codeMode === 'personal') return { by: 'ownCode', exceptions: 0 }
  if (name === 'doorCode' && book.codeMode === 'shared') return { by: 'confirmed', exceptions: 0 }
  const isOpen = book.openUntil !== null && Date.parse(book.openUntil) > nowMs
  const isSecret = !isOpen && book.secrets.includes(name)
  return { by: isSecret ? 'stays' : 'everyone', exceptions: exceptionsOf(name, book) }
}

function exceptionsOf(name: EssentialName, { keptCodes, ownArrivals, ownDepartures }: VisibilityBook): number {
  if (name === 'doorCode') return keptCodes
  if (name === 'checkinTime') return ownArrivals
  return name === 'checkoutTime' ? ownDepartures : 0
}
