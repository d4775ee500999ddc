/** The current time in milliseconds since 1970 (UTC). Passed as a dependency, so that tests can set the time. */
export type Clock = { now(): number }

export const systemClock: Clock = { now: () => Date.now() }

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A test clock: it advances only by calls. */
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
