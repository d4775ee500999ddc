import type { StayNeed } from '../shared/stay-needs.ts'
import type { PlacedStay } from './stay-groups.ts'

/** The variants of texts about a code for the lock: the first one, another one, or one more. */
export type LockTextKey = 'setCode' | 'replaceCode' | 'addCode'

/** The key of the text that asks the host to put the code of a stay on the lock. */
export function lockTextOf({ codeBefore }: Pick<PlacedStay['stay'], 'codeBefore'>): LockTextKey {
  if (codeBefore === null) return 'setCode'
  return codeBefore.isUsed ? 'addCode' : 'replaceCode'
}

type NeedTextKey = Exclude<StayNeed['kind'], 'setCode'> | LockTextKey

/** The key of a need's heading. */
export function needHeadingOf(kind: StayNeed['kind'], stay: PlacedStay['stay']): NeedTextKey {
  return kind === 'setCode' ? lockTextOf(stay) : kind
}

/** The key of a need's sentence: meeting the guests is not all if their page has no code to show. */
export function needTextOf(
  kind: StayNeed['kind'],
  { stay, book }: PlacedStay,
): NeedTextKey | 'seenUnconfirmed' | 'seenNoCode' {
  if (kind !== 'seen') return needHeadingOf(kind, stay)
  if (stay.needsCodeChange) return 'seenUnconfirmed'
  return book.codeMode !== 'fixed' && stay.code === null ? 'seenNoCode' : 'seen'
}
