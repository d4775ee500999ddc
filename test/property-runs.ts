/** Number of runs of a property test: `few` usually, at least 10,000 with LONG=1 (`npm test -- --long`). */
export function runsOf(few: number): number {
  return process.env['LONG'] === '1' ? Math.max(10_000, 10 * few) : few
}

/** The seed of a test that draws its own samples; FUZZ_SEED repeats or varies a run. */
export function seedOf(usual: number): number {
  return Number(process.env['FUZZ_SEED'] ?? usual)
}
