/**
 * Lets at most `limit` pieces of work run at once; the others wait in their order. A decoded picture takes up to
 * 200 MB, so that ten hosts who upload at the same moment must not be decoded at the same moment.
 */
export function createTurnstile(limit: number) {
  const waiting: (() => void)[] = []
  let free = limit

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
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
