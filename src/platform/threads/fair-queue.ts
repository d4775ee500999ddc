import { platformError } from '../errors.ts'

export type FairQueueOptions = {
  /** Number of pieces of work that run at once. */
  atOnce: number
  /** Maximum number of pieces of work that wait. */
  mostWaiting: number
  /** Maximum number of pieces of work of one account that run or wait. */
  mostPerAccount: number
  /** Milliseconds after which waiting work is given up. */
  longestWait: number
  /** Seconds; sent to those who are refused. */
  retryAfter: number
}

type Waiting = { start(): void }

/**
 * Runs work a few at a time. Accounts take turns: an account with much waiting work does not delay the others.
 * @returns runs a piece of work when it is its turn. Rejects with UNAVAILABLE, without having run the work, when too
 *   much is waiting or the wait was too long; with the reason of `signal` when that is aborted during the wait.
 */
export function createFairQueue({ atOnce, mostWaiting, mostPerAccount, longestWait, retryAfter }: FairQueueOptions) {
  /** In the order in which the accounts have their turn. */
  const waiting = new Map<string, Waiting[]>()
  const held = new Map<string, number>()
  let waitingCount = 0
  let free = atOnce

  const unavailable = () => platformError('UNAVAILABLE', { retryAfter })

  const enqueue = (accountId: string, entry: Waiting) => {
    waiting.set(accountId, [...(waiting.get(accountId) ?? []), entry])
    waitingCount += 1
  }
  const remove = (accountId: string, entry: Waiting) => {
    const left = waiting.get(accountId)?.filter((other) => other !== entry) ?? []
    waitingCount -= 1
    if (left.length > 0) waiting.set(accountId, left)
    else waiting.delete(accountId)
  }
  const startNext = () => {
    for (const [accountId, [first]] of waiting) {
      if (!first) continue
      remove(accountId, first)
      // The account goes to the end of the line.
      const left = waiting.get(accountId)
      waiting.delete(accountId)
      if (left) waiting.set(accountId, left)
      first.start()
      return
    }
    free += 1
  }
  const waitForTurn = (accountId: string, signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const entry = {
        start() {
          forget()
          resolve()
        },
      }
      const giveUp = (reason: unknown) => {
        forget()
        remove(accountId, entry)
        reject(reason)
      }
      const onAbort = () => giveUp(signal?.reason)
      const timer = setTimeout(() => giveUp(unavailable()), longestWait)
      const forget = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', onAbort)
      }
      signal?.addEventListener('abort', onAbort)
      enqueue(accountId, entry)
    })
  const hold = (accountId: string, change: 1 | -1) => {
    const count = (held.get(accountId) ?? 0) + change
    if (count > 0) held.set(accountId, count)
    else held.delete(accountId)
  }

  return async <Result>(accountId: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    signal?.throwIfAborted()
    const isFull = free === 0 && waitingCount >= mostWaiting
    if (isFull || (held.get(accountId) ?? 0) >= mostPerAccount) throw unavailable()
    hold(accountId, 1)
    try {
      if (free > 0) free -= 1
      else await waitForTurn(accountId, signal)
      try {
        return await work()
      } finally {
        startNext()
      }
    } finally {
      hold(accountId, -1)
    }
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
