/** The folder of the newest installed version of PostgreSQL's programs. */
export function findPostgres(): string | undefined
