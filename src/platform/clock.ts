/** The time as the product sees it, in milliseconds since 1970 (UTC). Passed in, so that a test can stand later. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A clock that stands still until it is moved. */
export function createFixedClock(start: number): Clock & { advance(ms: number): void; set(ms: number): void } {
  let current = start
  return {
    now: () => current,
    advance: (ms) => {
      current += ms
    },
    set: (ms) => {
      current = ms
    },
  }
}
