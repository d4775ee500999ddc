/** A unique constraint as each engine reports it: PostgreSQL by its name, SQLite by table and columns. */
export type UniqueConstraint = {
  name: string
  table: string
  columns: readonly string[]
}

/** PostgreSQL's code of `unique_violation`. */
const postgresCode = '23505'

/**
 * Whether a statement failed because of this constraint. A query module uses it to map its own constraints to errors.
 */
export function violatesUnique(error: unknown, { name, table, columns }: UniqueConstraint): boolean {
  if (!(error instanceof Error)) return false
  if ('constraint' in error) return 'code' in error && error.code === postgresCode && error.constraint === name
  const named = columns.map((column) => `${table}.${column}`).join(', ')
  return error.message === `UNIQUE constraint failed: ${named}`
}
