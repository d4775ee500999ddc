/**
 * After so many milliseconds of one turn of the event loop other events have theirs. Guests wait for about twice as long
 * while hosts ask for much; a turn itself costs some 0.05 ms.
 */
const longTurn = 2

/** What the caller works on: a request that was let in before, or one that has just arrived. */
type Work = 'begun' | 'new'

/** Each has its callers in the order in which they came. */
const waiting: Record<Work, (() => void)[]> = { begun: [], new: [] }

let began: number | undefined

/**
 * Resolves at once while the turn of the event loop is short and nobody waits, and otherwise in a later turn. Without it,
 * all requests that have arrived are worked off in one turn, because SQLite's promises settle in the turn in which they
 * were made, and kept pages of guests are sent after the last of them. Those who wait go on in the order in which they
 * came, at least one in each turn; a request that has begun is finished before new ones begin, so that answers are soon.
 */
export function untilShortTurn(work: Work = 'new'): Promise<void> {
  const isFirst = waiting.begun.length === 0 && (work === 'begun' || waiting.new.length === 0)
  if (isFirst && !isLong()) return Promise.resolve()
  return new Promise((resolve) => {
    waiting[work].push(resolve)
  })
}

/** Measures a turn from its first caller on, and lets those who wait go on in the next one. */
function isLong(): boolean {
  const now = performance.now()
  if (began !== undefined) return now - began > longTurn
  began = now
  setImmediate(() => {
    began = undefined
    goOn()
  })
  return false
}

function goOn(): void {
  const queue = waiting.begun.length > 0 ? waiting.begun : waiting.new
  if (queue.length === 0 || isLong()) return
  queue.shift()?.()
  // A tick comes after all that the resumed caller does in this turn.
  queueMicrotask(() => process.nextTick(goOn))
}
