import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Statements of the schema and of its inspection are no part of what the service does while it runs. */
const isOfService = (text: string) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text) &&
  !/\b(kysely_migration|sqlite_master|sqlite_schema|pg_catalog|pragma_\w+|pg_\w+|information_schema)\b/.test(text)

const value = String.raw`(?:\?|\$\d+)`
const group = String.raw`\(${value}(?:, ${value})*\)`

/** Lists of values have one, so that their length makes no other statement. */
function shorten(text: string): string {
  let number = 0
  return (
    text
      // Rows of an insert after the first.
      .replaceAll(new RegExp(`(${group})(?:, ${group})+`, 'g'), '$1')
      .replaceAll(new RegExp(`\\bin \\((${value})(?:, ${value})+\\)`, 'g'), 'in ($1)')
      // Numbers of parameters have no gap.
      .replaceAll(/\$\d+/g, () => `$${++number}`)
  )
}

/**
 * Tells every statement that this process sends to a database, once.
 * @param isMeant returns false at times whose statements are left out
 * @returns a function that ends this
 */
export function watchStatements(onStatement: (text: string) => void, isMeant = () => true): () => void {
  const seen = new Set<string>()
  const watch = (text: unknown) => {
    if (typeof text !== 'string' || !isMeant() || !isOfService(text)) return
    const short = shorten(text)
    if (seen.has(short)) return
    seen.add(short)
    onStatement(short)
  }
  const { prepare } = DatabaseSync.prototype
  DatabaseSync.prototype.prepare = function (...args) {
    watch(args[0])
    return prepare.apply(this, args)
  }
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    watch(typeof first === 'object' && first !== null && 'text' in first ? first.text : first)
    return Reflect.apply(query, this, args)
  } as typeof query
  return () => {
    DatabaseSync.prototype.prepare = prepare
    pg.Client.prototype.query = query
  }
}
