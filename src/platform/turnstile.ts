import { platformError } from './errors.ts'

export type TurnstileOptions = {
  /** So many pieces of work run at once. */
  atOnce: number
  /** So many more may wait; whoever comes then is refused. */
  mostWaiting: number
  /** Told to those who are refused, in seconds. */
  retryAfter: number
}

/**
 * Lets heavy work through a few at a time, the rest in its order, and refuses it when too much is waiting: a decoded
 * picture takes up to 200 MB, so ten of the same moment must not be decoded at the same moment, and a hundred not be
 * kept for later.
 * @returns runs a piece of work in its turn, or rejects with UNAVAILABLE
 */
export function createTurnstile({ atOnce, mostWaiting, retryAfter }: TurnstileOptions) {
  const waiting: (() => void)[] = []
  let free = atOnce

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else if (waiting.length >= mostWaiting) throw platformError('UNAVAILABLE', { retryAfter })
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
