import { platformError } from '../errors.ts'

export type FairQueueOptions = {
  /** Number of pieces of work that run at once. */
  atOnce: number
  /** Number of pieces of work of one account that run at once; as many as of all unless it is given. */
  atOncePerAccount?: number
  /** Maximum number of pieces of work that wait. */
  mostWaiting: number
  /** Maximum number of pieces of work of one account that run or wait. */
  mostPerAccount: number
  /** Milliseconds after which waiting work is given up; as a function asked whenever work begins to wait. */
  longestWait: number | (() => number)
  /** Seconds; sent to those who are refused. */
  retryAfter: number
}

type Entry = { start(): void; refuse(): void }

/** What an account has in the queue. */
type Line = {
  waiting: Entry[]
  running: number
  /** Number of its last turn. A line without one stands just before the line whose turn was last. */
  lastTurn: number
}

/**
 * Runs work a few at a time. The next turn is that of the account whose last one is longest ago. Nothing is remembered
 * of an account without work: when it comes, or comes back, only the account that had the latest turn stands behind it.
 * So an account with waiting work waits for one turn of each other account at most, however often those come back.
 * When no more may wait, the account with the most waiting
 * work loses its latest to an account with less.
 * @returns runs a piece of work when it is its turn. Rejects with UNAVAILABLE, without having run the work, when too
 *   much is waiting or the wait was too long; with the reason of `signal` when that is aborted during the wait.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { atOnce, atOncePerAccount = atOnce, mostWaiting, mostPerAccount, longestWait, retryAfter } = options
  const lines = new Map<string, Line>()
  let free = atOnce
  let turns = 0

  const unavailable = () => platformError('UNAVAILABLE', { retryAfter })

  const begin = (line: Line) => {
    free -= 1
    turns += 1
    line.running += 1
    line.lastTurn = turns
  }
  const isReady = ({ waiting, running }: Line) => waiting.length > 0 && running < atOncePerAccount
  const startNext = () => {
    while (free > 0) {
      const ready = [...lines.values()].filter(isReady)
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
      const timer = setTimeout(entry.refuse, typeof longestWait === 'number' ? longestWait : longestWait())
      signal?.addEventListener('abort', onAbort)
      line.waiting.push(entry)
    })

  return async <Result>(accountId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    const line = lines.get(accountId) ?? { waiting: [], running: 0, lastTurn: turns - 0.5 }
    if (line.waiting.length + line.running >= mostPerAccount) throw unavailable()
    const canStart = free > 0 && line.running < atOncePerAccount
    if (!canStart && !makeRoom(line)) throw unavailable()
    lines.set(accountId, line)
    try {
      if (canStart) begin(line)
      else await waitForTurn(line, signal)
      try {
        return await work()
      } finally {
        free += 1
        line.running -= 1
        startNext()
      }
    } finally {
      if (line.waiting.length + line.running === 0) lines.delete(accountId)
    }
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
