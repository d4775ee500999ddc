/** Tables of which the service's own database has at least one: the migrator makes the first, a move the second. */
const marks = ['kysely_migration', 'move_progress']

/** Programs that copy a SQLite file keep tables in it, also in one that is still empty. */
const guest = /^(?:sqlite_|_litestream_)/

/**
 * Finds out whether a SQLite file belongs to another program. A PostgreSQL database may belong to several.
 * @param names of all tables in the file
 * @returns one table of that program; undefined for an empty file and for the service's own
 */
export function findForeignTable(names: readonly string[]): string | undefined {
  if (marks.some((mark) => names.includes(mark))) return undefined
  return names.find((name) => !guest.test(name))
}
