import { stat } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { afterEvents, untilShortTurn } from './event-loop-turns.ts'

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
  // As with requests, each piece comes in a separate event, all in one turn.
  await Promise.all(Array.from({ length: 12 }, (_value, work) => nextTurn().then(() => run(work))))
  isOver = true

  expect(seen.map(({ work }) => work)).toEqual(Array.from({ length: 12 }, (_value, work) => work))
  // Every piece takes longer than the maximum of a turn, so the next one runs in another turn.
  const perTurn = Map.groupBy(seen, (piece) => piece.turn)
  expect(Math.max(...[...perTurn.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
})

test('those who wait come before what arrives later, however much arrives', async () => {
  await nextTurn()
  const seen: string[] = []
  const run = async (name: string) => {
    await untilShortTurn()
    seen.push(name)
    keepBusy(3)
  }
  await run('first')
  const early = Array.from({ length: 5 }, (_value, index) => run(`early ${index}`))
  // As with bytes on a socket, each arrives in the phase of the loop that polls for input.
  const late: Promise<void>[] = []
  const arrive = () => stat('.', () => late.push(run(`late ${late.length}`)) < 20 && arrive())
  arrive()
  arrive()
  await Promise.all(early)
  const lateBefore = seen.filter((name) => name.startsWith('late')).length
  await expect.poll(() => late.length).toBeGreaterThanOrEqual(20)
  await Promise.all(late)

  expect(lateBefore).toBe(0)
  expect(seen.slice(1)).toEqual(seen.slice(1).sort(byArrival))
})

test('parts of long work and new requests take turns', async () => {
  await nextTurn()
  const seen: string[] = []
  const note = (name: string) => () => seen.push(name)
  void untilShortTurn()
  keepBusy(3)
  await Promise.all([
    ...[0, 1, 2].map((index) => untilShortTurn('part').then(note(`part ${index}`))),
    ...[0, 1].map((index) => untilShortTurn('new').then(note(`new ${index}`))),
    untilShortTurn('begun').then(note('begun')),
  ])

  expect(seen[0]).toBe('begun')
  expect(seen.filter((name) => name.startsWith('part'))).toEqual(['part 0', 'part 1', 'part 2'])
  expect(
    seen
      .slice(1, 5)
      .map((name) => name.split(' ')[0])
      .sort(),
  ).toEqual(['new', 'new', 'part', 'part'])
  expect(seen[1]?.split(' ')[0]).not.toBe(seen[2]?.split(' ')[0])
})

test('work that has begun continues before new work', async () => {
  await nextTurn()
  const seen: string[] = []
  const note = (name: string) => () => seen.push(name)
  void untilShortTurn()
  keepBusy(3)
  await Promise.all([
    untilShortTurn('new').then(note('new 0')),
    untilShortTurn('begun').then(note('begun 0')),
    untilShortTurn('new').then(note('new 1')),
    untilShortTurn('begun').then(note('begun 1')),
  ])

  expect(seen).toEqual(['begun 0', 'begun 1', 'new 0', 'new 1'])
})

/** Compares 'early 3' with 'late 12'. */
function byArrival(left: string, right: string): number {
  const [leftKind = '', leftIndex] = left.split(' ')
  const [rightKind = '', rightIndex] = right.split(' ')
  return leftKind.localeCompare(rightKind) || Number(leftIndex) - Number(rightIndex)
}

/** @param length milliseconds */
function keepBusy(length: number): void {
  const end = performance.now() + length
  while (performance.now() < end);
}

test('responses that are ready are sent before waiting work resumes', async () => {
  await nextTurn()
  const seen: string[] = []
  void untilShortTurn()
  keepBusy(3)
  const waiting = untilShortTurn().then(() => seen.push('work'))
  afterEvents(() => seen.push('response'))
  await waiting

  expect(seen).toEqual(['response', 'work'])
})
