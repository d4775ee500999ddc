import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { untilShortTurn } from './event-loop-turns.ts'

test('work that comes together is spread over turns of the event loop, in its order', async () => {
  await nextTurn()
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const seen: { work: number; turn: number }[] = []
  const run = async (work: number) => {
    await untilShortTurn()
    seen.push({ work, turn })
    keepBusy(5)
  }
  // As requests do, each piece comes in an event of its own, all in one turn.
  await Promise.all(Array.from({ length: 12 }, (_value, work) => nextTurn().then(() => run(work))))
  isOver = true

  expect(seen.map(({ work }) => work)).toEqual(Array.from({ length: 12 }, (_value, work) => work))
  // Every piece takes longer than a turn may: the next one runs in another turn.
  const perTurn = Map.groupBy(seen, (piece) => piece.turn)
  expect(Math.max(...[...perTurn.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
})

/** @param length milliseconds */
function keepBusy(length: number): void {
  const end = performance.now() + length
  while (performance.now() < end);
}
