import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * After so many milliseconds of one turn of the event loop other events have theirs. Guests wait for about twice as long
 * while hosts ask for much; a turn itself costs some 0.05 ms.
 */
const longTurn = 2

/** Nobody waits for many more turns than this, however busy they are. */
const mostTurns = 100

let began: number | undefined

/**
 * Resolves at once while the turn of the event loop is short, and otherwise in a later turn that is. Without it, all
 * requests that have arrived are worked off in one turn, because SQLite's promises settle in the turn in which they were
 * made, and kept pages of guests are sent after the last of them. Those who wait are first in the turns that follow, in
 * the order in which they came.
 */
export async function untilShortTurn(): Promise<void> {
  for (let turn = 0; isLong(); turn += 1) {
    if (turn === mostTurns) began = undefined
    await nextTurn()
  }
}

/** Measures a turn from its first caller on. */
function isLong(): boolean {
  const now = performance.now()
  if (began !== undefined) return now - began > longTurn
  began = now
  setImmediate(() => {
    began = undefined
  })
  return false
}
