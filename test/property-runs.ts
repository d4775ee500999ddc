/** Whether the tests run in their long form (`npm test -- --long`). */
export const isLongForm = process.env['LONG'] === '1'

/**
 * Number of runs of a property test: `few` usually, at least 10,000 with LONG=1 (`npm test -- --long`).
 * @param onPostgres instead of `few` on PostgreSQL, for rules that do not depend on the engine
 */
export function runsOf(few: number, { onPostgres = few } = {}): number {
  if (isLongForm) return Math.max(10_000, 10 * few)
  return process.env['TEST_DATABASE_URL'] ? onPostgres : few
}

/** The seed of a test that draws its own samples; FUZZ_SEED repeats or varies a run. */
export function seedOf(usual: number): number {
  return Number(process.env['FUZZ_SEED'] ?? usual)
}
