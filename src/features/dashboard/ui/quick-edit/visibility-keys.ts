import type { EssentialName } from '#features/books/shared/essentials-contract.ts'
import type { EssentialVisibility } from '#features/stays/shared/essential-visibility.ts'

/** Who sees a field; undefined while it is not known. */
export type VisibilityOf = (name: EssentialName) => EssentialVisibility | undefined

/** The key of the text about who sees a new value. @param isOpen whether guests can read the book */
export function seesKeyOf({ by }: EssentialVisibility, isOpen: boolean) {
  return by === 'everyone' && !isOpen ? 'offline' : by
}

const savedKeys = { stays: 'savedStays', ownCode: 'savedOwnCode', confirmed: 'savedConfirmed' } as const

/**
 * The key of the text that says who sees the saved changes. If several fields are seen by fewer than everyone, the text
 * is about the first of them; the door code comes first.
 * @returns undefined if the readers of one of the fields are not known
 */
export function savedKeyOf(changed: readonly EssentialName[], visibilityOf: VisibilityOf) {
  const visibilities = changed.map(visibilityOf)
  if (visibilities.includes(undefined)) return undefined
  const limited = visibilities.find((visibility) => visibility?.by !== 'everyone')?.by ?? 'everyone'
  if (limited !== 'everyone') return savedKeys[limited]
  return changed.includes('doorCode') ? 'savedCode' : 'savedText'
}

/** The key of the text about stays that show something else than the book's value. */
export const exceptionKeyOf = (name: EssentialName) => (name === 'doorCode' ? 'keptCodes' : 'ownHours')
