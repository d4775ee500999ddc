import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

/** The folder with one folder for each version. */
export const ladder = fileURLToPath(new URL('.', import.meta.url))

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

/** What a test needs to know of a filled database. The README beside this file says how it is made. */
export type RungFacts = {
  engine: Engine
  /** The name of the newest migration. */
  schema: string
  email: string
  password: string
  adminEmail: string
  /** The value of a session's cookie. */
  session: string
  bookId: string
  propertyName: string
  /** Address of the book's picture, `/media/…`. */
  picture: string
  /** Path of a stay's page, `/s/…`; undefined before there were stays. */
  stay?: string
  /** A host's domain that shows the book. */
  domain: string
  /** Rows by table. */
  counts: Record<string, number>
  /** The columns of each table. */
  columns: Record<string, string[]>
  /** Stored pictures by key, as Base64. */
  pictures: Record<string, string>
}

/** The versions with a rung, the oldest first. */
export function listRungs(): string[] {
  return readdirSync(ladder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort(compareVersions)
}

/** Orders `0.1.0-schema-0015` before `0.1.0`, and `0.9.0` before `0.10.0`. */
function compareVersions(one: string, other: string): number {
  const [numbers = '', early] = split(one)
  const [otherNumbers = '', otherEarly] = split(other)
  const byNumbers = numbers.localeCompare(otherNumbers, 'en', { numeric: true })
  if (byNumbers !== 0) return byNumbers
  if (early === undefined || otherEarly === undefined)
    return Number(early === undefined) - Number(otherEarly === undefined)
  return early.localeCompare(otherEarly, 'en', { numeric: true })
}

function split(version: string): string[] {
  return version.split(/-(.*)/s)
}

export function readFacts(version: string, engine: Engine): RungFacts {
  return JSON.parse(readFileSync(pathOf(version, `${engine}.json`), 'utf8'))
}

/** A SQLite file, or SQL for PostgreSQL. */
export function readDatabase(version: string, engine: Engine): Buffer {
  return gunzipSync(readFileSync(pathOf(version, databaseNames[engine])))
}

/** The statements that the version sends; empty for versions before 0.1.0, of which none were recorded. */
export function readStatements(version: string, engine: Engine): string[] {
  const file = pathOf(version, `${engine}-statements.json.gz`)
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : []
}

export const databaseNames = { sqlite: 'sqlite.db.gz', postgres: 'postgres.sql.gz' } as const

export function pathOf(version: string, file: string): string {
  return `${ladder}${version}/${file}`
}
