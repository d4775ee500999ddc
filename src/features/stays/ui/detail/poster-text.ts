import type { CodeState } from '../code-state.ts'
import type { PlacedStay } from '../stay-groups.ts'

/** The key of the sentence about a stay's code: what its page still waits for, of code, change and gate together. */
export function posterTextOf({ stay, book }: PlacedStay, state: CodeState) {
  const needsSeen = stay.needsSeen || stay.waitsFor === 'seen'
  const isToCome = state === 'waiting' || state === 'shown' || state === 'unseen'
  if (isToCome && book.codeMode !== 'fixed' && stay.code === null && !stay.needsCodeChange) {
    return needsSeen ? 'noCodeUnseen' : 'noCode'
  }
  if (state === 'unseen' && stay.needsCodeChange) return 'unseenUnconfirmed'
  if (state !== 'waiting') return state
  if (stay.needsCodeChange) return needsSeen ? 'waitingBoth' : 'waitingUnconfirmed'
  return needsSeen ? 'waitingUnseen' : 'waiting'
}
