/**
 * Maximum duration of one turn of the event loop, in ms, before pending events are processed. Under load by hosts,
 * guests wait for about twice as long. A turn itself costs about 0.05 ms.
 */
const longTurn = 2

/**
 * What the caller works on: an admitted request, a new one, or the next part of work on many rows that holds nothing that
 * others wait for.
 */
type Work = 'begun' | 'new' | 'part'

/** Each queue is in order of arrival. */
const waiting: Record<Work, (() => void)[]> = { begun: [], new: [], part: [] }

/** Called at the end of this turn's events. */
let atEnd: (() => void)[] = []

let isEndScheduled = false

let began: number | undefined

/** Long work and new requests take turns, so neither waits until the other has ended. */
let isTurnOfPart = false

/**
 * Resolves immediately while the current turn of the event loop is short and no caller waits, otherwise in a later
 * turn. Without it, all pending requests run before any cached page is sent, because SQLite's promises resolve in the
 * turn in which they were created. Waiting callers resume in order, at least one in each turn. Admitted requests go
 * before the others, so that responses are early.
 */
export function untilShortTurn(work: Work = 'new'): Promise<void> {
  const isFirst = waiting.begun.length === 0 && (work === 'begun' || waiting.new.length + waiting.part.length === 0)
  if (isFirst && !isLong()) return Promise.resolve()
  return new Promise((resolve) => {
    waiting[work].push(resolve)
  })
}

/**
 * Calls back once the events of this turn have been handled, before waiting callers resume. With `setImmediate` alone,
 * responses that are ready would be sent after the next work of hosts.
 */
export function afterEvents(callBack: () => void): void {
  atEnd.push(callBack)
  scheduleEnd()
}

/** Measures a turn from its first caller on, and resumes waiting callers in the next turn. */
function isLong(): boolean {
  const now = performance.now()
  if (began !== undefined) return now - began > longTurn
  began = now
  scheduleEnd()
  return false
}

function scheduleEnd(): void {
  if (isEndScheduled) return
  isEndScheduled = true
  setImmediate(endEvents)
}

function endEvents(): void {
  isEndScheduled = false
  began = undefined
  const callBacks = atEnd
  atEnd = []
  for (const callBack of callBacks) callBack()
  goOn()
}

function goOn(): void {
  const queue = nextQueue()
  if (!queue || isLong()) return
  isTurnOfPart = queue === waiting.new
  queue.shift()?.()
  // `process.nextTick` runs after everything that the resumed caller does in this turn.
  queueMicrotask(() => process.nextTick(goOn))
}

function nextQueue(): (() => void)[] | undefined {
  const others = isTurnOfPart ? [waiting.part, waiting.new] : [waiting.new, waiting.part]
  return [waiting.begun, ...others].find(({ length }) => length > 0)
}
