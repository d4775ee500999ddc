import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupError } from './backup-error.ts'

/** Bytes of a dump that are kept together. */
const portionBytes = 4_000_000

/** Letters of what a program says that are kept. */
const longestComplaint = 2_000

/** Settings in an address that libpq knows. It refuses an address with others, which are for Node's driver. */
const libpqSettings = new Set([
  'host',
  'port',
  'user',
  'sslmode',
  'sslcert',
  'sslkey',
  'sslrootcert',
  'connect_timeout',
  'keepalives',
  'options',
  'target_session_attrs',
  'application_name',
])

/**
 * What `pg_dump` writes of all tables in a schema, without the rows of some, in portions.
 * @param snapshot as `pg_export_snapshot()` names it; its transaction must stay open
 * @throws BackupError when `pg_dump` is not installed or fails
 */
export async function* dumpTables(
  url: string,
  { schema, snapshot, withoutRows }: { schema: string; snapshot: string; withoutRows: readonly string[] },
): AsyncGenerator<Uint8Array> {
  const { child, finished } = startTool('pg_dump', url, [
    '--format=custom',
    '--no-owner',
    '--no-privileges',
    `--snapshot=${snapshot}`,
    `--table="${schema}".*`,
    ...withoutRows.map((name) => `--exclude-table-data="${schema}".${name}`),
  ])
  child.stdin.end()
  let waiting: Uint8Array[] = []
  let size = 0
  try {
    for await (const bytes of child.stdout) {
      waiting.push(bytes)
      size += bytes.length
      if (size < portionBytes) continue
      yield Buffer.concat(waiting)
      waiting = []
      size = 0
    }
    await finished
    yield Buffer.concat(waiting)
  } finally {
    // The consumer may have stopped early.
    child.kill()
  }
}

/**
 * Replaces the tables of a dump in one transaction, so that a failure changes nothing.
 * @throws BackupError when `pg_restore` is not installed or fails
 */
export async function restoreTables(url: string, dump: Iterable<Uint8Array>): Promise<void> {
  const { child, finished } = startTool('pg_restore', url, [
    '--single-transaction',
    '--exit-on-error',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
  ])
  child.stdout.resume()
  // When the program ends early, the error of the pipe says less than the program.
  const fed = pipeline(Readable.from(dump), child.stdin).catch((cause: unknown) => {
    if (!isClosedPipe(cause)) child.kill()
    return cause
  })
  await finished
  const error = await fed
  if (error) throw error
}

function startTool(name: 'pg_dump' | 'pg_restore', url: string, args: readonly string[]) {
  const { address, password } = toLibpq(url)
  // Other users of the machine can read the arguments of a process, but not its environment.
  // biome-ignore lint/style/noProcessEnv: the program needs PATH and libpq's own settings, such as PGSSLROOTCERT
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) }
  const child = spawn(name, [...args, `--dbname=${address}`], { env, stdio: 'pipe' })
  const finished = waitFor(name, child)
  // Awaited later, and perhaps never when the consumer stops early.
  finished.catch(() => undefined)
  return { child, finished }
}

async function waitFor(name: string, child: ChildProcessWithoutNullStreams): Promise<void> {
  let complaint = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = `${complaint}${text}`.slice(-longestComplaint)
  })
  let code: unknown
  try {
    ;[code] = await once(child, 'close')
  } catch (error) {
    throw new BackupError(
      `${name} is not installed. It is one of PostgreSQL's client programs (Debian: apt install postgresql-client); its version must not be older than the server's.`,
      { cause: error },
    )
  }
  if (code !== 0) throw new BackupError(`${name} failed: ${complaint.trim() || `exit code ${code}`}`)
}

/** The address without its password, as PostgreSQL's own programs read it. */
function toLibpq(url: string): { address: string; password: string | undefined } {
  const address = new URL(url)
  const password = address.password ? decodeURIComponent(address.password) : undefined
  address.password = ''
  const { searchParams } = address
  // How Node's driver asks for TLS without or with its own rules for certificates.
  if (searchParams.get('ssl') === 'true' || searchParams.get('sslmode') === 'no-verify') {
    searchParams.set('sslmode', 'require')
  }
  for (const name of [...searchParams.keys()]) if (!libpqSettings.has(name)) searchParams.delete(name)
  return { address: address.href, password }
}

function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE'
}
