import { platformError } from '../errors.ts'

/** A number, or one that changes. */
type Changing = number | (() => number)

export type FairQueueOptions = {
  /** Number of jobs that run at once; a function is called whenever a job could begin. */
  atOnce: Changing
  /** Maximum number of jobs of one account that run at once; no limit by default. */
  atOncePerAccount?: Changing
  /** Maximum number of waiting jobs. */
  mostWaiting: number
  /** Maximum number of jobs of one account that run or wait. */
  mostPerAccount: number
  /** Milliseconds after which a waiting job is given up; a function is called whenever a job begins to wait. */
  longestWait: Changing
  /** Seconds; sent with a refusal. */
  retryAfter: number
}

type Entry = { start(): void; refuse(): void }

/** The jobs of one account in the queue. */
type Line = {
  waiting: Entry[]
  running: number
  /** Number of its latest turn. An account without one is ordered before the account that ran last. */
  lastTurn: number
}

/**
 * Runs a few jobs at a time, next the one of the account that ran least recently. Nothing is remembered of an account
 * without jobs: when it comes, or comes back, it is ordered before the account that ran last. So an account with
 * waiting jobs waits for one turn of each other account at most, however often those come back. When the queue is full,
 * the account with the most waiting jobs loses its latest one to an account with fewer.
 * @returns runs a job when it is its turn. Rejects with UNAVAILABLE, without having run the job, when too much is
 * waiting or the wait was too long; with the reason of `signal` when that is aborted during the wait.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { atOnce, atOncePerAccount = atOnce, mostWaiting, mostPerAccount, longestWait, retryAfter } = options
  const lines = new Map<string, Line>()
  let running = 0
  let turns = 0

  const unavailable = () => platformError('UNAVAILABLE', { retryAfter })

  const begin = (line: Line) => {
    running += 1
    turns += 1
    line.running += 1
    line.lastTurn = turns
  }
  const mayRun = (line: Line) => line.running < current(atOncePerAccount)
  const startNext = () => {
    while (running < current(atOnce)) {
      const ready = [...lines.values()].filter((other) => other.waiting.length > 0 && mayRun(other))
      const [next, ...others] = ready
      if (!next) return
      const line = others.reduce((first, other) => (other.lastTurn < first.lastTurn ? other : first), next)
      const entry = line.waiting.shift()
      begin(line)
      entry?.start()
    }
  }
  const makeRoom = (line: Line): boolean => {
    const all = [...lines.values()]
    if (all.reduce((sum, { waiting }) => sum + waiting.length, 0) < mostWaiting) return true
    const longest = all.reduce((most, other) => (other.waiting.length > most.waiting.length ? other : most), line)
    if (longest.waiting.length <= line.waiting.length + 1) return false
    longest.waiting.at(-1)?.refuse()
    return true
  }
  const waitForTurn = (line: Line, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const forget = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      const giveUp = (reason: unknown) => {
        forget()
        line.waiting = line.waiting.filter((other) => other !== entry)
        reject(reason)
      }
      const entry = {
        start() {
          forget()
          resolve()
        },
        refuse: () => giveUp(unavailable()),
      }
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(entry.refuse, current(longestWait))
      signal?.addEventListener('abort', onAbort)
      line.waiting.push(entry)
    })

  return async <Result>(accountId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    const line = lines.get(accountId) ?? { waiting: [], running: 0, lastTurn: turns - 0.5 }
    if (line.waiting.length + line.running >= mostPerAccount) throw unavailable()
    // If `atOnce` has grown, those who wait are first.
    startNext()
    const canStart = running < current(atOnce) && mayRun(line)
    if (!canStart && !makeRoom(line)) throw unavailable()
    lines.set(accountId, line)
    try {
      if (canStart) begin(line)
      else await waitForTurn(line, signal)
      try {
        return await work()
      } finally {
        running -= 1
        line.running -= 1
        startNext()
      }
    } finally {
      if (line.waiting.length + line.running === 0) lines.delete(accountId)
    }
  }
}

function current(number: Changing): number {
  return typeof number === 'number' ? number : number()
}

export type FairQueue = ReturnType<typeof createFairQueue>
