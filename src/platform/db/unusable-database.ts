import { reasonOf } from '../error-reason.ts'
import { nameDatabase } from './database.ts'

const address = 'Check host and port in its address, and that the server runs.'
const certificate = 'Add sslrootcert= with the file of its certificate authority to the address.'
const login = 'Check user and password in its address; special characters of a password are written as %40 for @.'
const own = 'Let the user of the service own the file and its folder.'

/** By the codes of Node, and the states (SQLSTATE) of PostgreSQL. */
const adviceByCode: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'].map((code) => [
      code,
      address,
    ]),
  ),
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  EACCES: own,
  EPERM: own,
  EROFS: 'Let its disk be mounted for writing.',
  ENOSPC: 'Make room on its disk.',
  '25006': 'Let the address name the primary server.',
  '28000': login,
  '28P01': login,
  '3D000': 'Create it, or correct its name in the address.',
  '42501': 'Give it to this user: ALTER DATABASE … OWNER TO …',
  '42P07': 'It has tables of another program: name another database.',
  '53300': 'Raise max_connections of the server, or the limit of this user.',
  '57P03': 'Wait until the server is ready.',
}

/** By the result codes of SQLite. */
const adviceBySqliteCode: Readonly<Record<number, string>> = {
  8: own,
  // Also on a full disk, where the file beside the database for its readers cannot grow.
  10: 'Its disk is full or fails: make room, and look at dmesg.',
  11: 'It is damaged: restore a backup.',
  13: 'Make room on its disk.',
  14: 'Its folder must be there and be writable, with a path that is not too long.',
  26: 'Restore a backup, or let DATA_DIR name another folder.',
}

/** Errors of the client for PostgreSQL, and of SQLite, that have no code of their own. */
const adviceByMessage: readonly (readonly [RegExp, string])[] = [
  [/password must be a (?:non-empty )?string/, 'Its address has no password.'],
  [/timeout/, address],
  [/^table \S+ already exists$/, 'It has tables of another program: let DATA_DIR name another folder.'],
]

/** What an operator can do about a database that cannot be opened; undefined if that is not known. */
export function adviseAbout(error: unknown): string | undefined {
  if (error instanceof AggregateError) return adviseAbout(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const bySqlite = 'errcode' in error ? adviceBySqliteCode[Number(error.errcode) & 0xff] : undefined
  const byCode = 'code' in error ? adviceByCode[String(error.code)] : undefined
  return bySqlite ?? byCode ?? adviceByMessage.find(([pattern]) => pattern.test(error.message))?.[1]
}

/** One line that names the database, the reason and, where it is known, what to do. It never has a password. */
export function describeUnusable(url: string, error: unknown, name = nameDatabase(url)): string {
  const [advice, reason] = [adviseAbout(error), reasonOf(error)]
  return `The ${name} is not usable: ${reason}${advice === undefined ? '' : `${/[.!?]$/.test(reason) ? '' : '.'} ${advice}`}`
}
