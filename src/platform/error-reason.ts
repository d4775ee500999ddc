/**
 * Why something failed. Connecting to a name with several addresses fails with one error for each of them,
 * and the outer error has no message.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
