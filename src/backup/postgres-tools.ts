import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { environmentOfPrograms } from '#config.ts'
import { BackupError } from './backup-error.ts'

/** Bytes of a dump that are kept together. */
const usualPortion = 4_000_000

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
 * @param portionBytes a portion ends with the read that reaches this size
 * @throws BackupError when `pg_dump` is not installed or fails
 */
export async function* dumpTables(
  url: string,
  { schema, snapshot, withoutRows }: { schema: string; snapshot: string; withoutRows: readonly string[] },
  portionBytes = usualPortion,
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
 * Replaces the tables of a dump in one transaction, so that a failure changes nothing. `pg_restore` writes the statements
 * and `psql` sends them, because `pg_restore` of version 17 sends servers of earlier versions one that they refuse.
 * @throws BackupError when one of these programs is not installed or fails
 */
export async function restoreTables(url: string, dump: Iterable<Uint8Array>): Promise<void> {
  const reader = startProgram('pg_restore', [
    '--file=-',
    '--clean',
    '--if-exists',
    '--no-owner',
    '--no-privileges',
    '--exit-on-error',
  ])
  const writer = startTool('psql', url, [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--file=-',
  ])
  writer.child.stdout.resume()
  // `finished` says more than an error of the pipe.
  writer.child.stdin.on('error', () => undefined)
  const fed = pipeline(Readable.from(dump), reader.child.stdin).catch((cause: unknown) => {
    if (isClosedPipe(cause)) return undefined
    reader.child.kill()
    return { cause }
  })
  try {
    await pass(reader, writer)
    await reader.finished
    // `psql` commits at the end of its input, which therefore comes only after all went well.
    writer.child.stdin.end()
    await writer.finished
  } catch (error) {
    reader.child.kill()
    writer.child.kill('SIGKILL')
    throw (await fed)?.cause ?? error
  }
}

type Running = ReturnType<typeof startProgram>

/** @throws BackupError of the program that ended early */
async function pass(reader: Running, writer: Running): Promise<void> {
  const { stdin } = writer.child
  try {
    for await (const bytes of withoutNewSettings(requireRestriction(reader.child.stdout))) {
      if (stdin.write(bytes)) continue
      const drained = new Promise((resolve) => stdin.once('drain', resolve))
      await Promise.race([drained, writer.finished])
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    // A program that could not be started has no output to read.
    await reader.finished
    throw error
  }
}

/** How a script begins in which `psql` runs no commands of its own, such as `\!`, whatever the dump contains. */
const restriction = /^--\n-- PostgreSQL database dump\n--\n\n\\restrict \w+\n/

/** Bytes that are enough to see it. */
const restrictionLength = 200

const unrestricted =
  'The pg_restore of this machine lets a backup run commands here (CVE-2025-8714). Update PostgreSQL’s client programs: 14.19, 15.14, 16.10, 17.6 or later.'

/**
 * Passes on what `pg_restore` writes.
 * @throws BackupError when its version lets a dump contain commands for `psql` (CVE-2025-8714), which would run on this
 *   machine
 */
export async function* requireRestriction(script: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array()
  const check = (begin: Uint8Array) => {
    if (restriction.test(Buffer.from(begin).toString('latin1'))) return begin
    throw new BackupError(unrestricted)
  }
  for await (const bytes of script) {
    head = head && Buffer.concat([head, bytes])
    if (!head) yield bytes
    else if (head.length >= restrictionLength) {
      yield check(head)
      head = undefined
    }
  }
  // A program that has failed may have written nothing.
  if (head && head.length > 0) yield check(head)
}

/** Letters at the beginning of a script among which settings are. */
const headLength = 1_000

/** The statements of `pg_restore` without a setting that servers before version 17 do not know. */
export async function* withoutNewSettings(script: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | undefined = new Uint8Array()
  for await (const bytes of script) {
    if (!head) {
      yield bytes
      continue
    }
    head = Buffer.concat([head, bytes])
    if (head.length < headLength) continue
    yield withoutTimeout(head)
    head = undefined
  }
  if (head) yield withoutTimeout(head)
}

function withoutTimeout(head: Uint8Array): Uint8Array {
  // One letter for each byte, whatever they mean.
  const text = Buffer.from(head).toString('latin1')
  const settings = text.slice(0, headLength).replace(/^SET transaction_timeout = 0;$/m, '')
  return Buffer.from(settings + text.slice(headLength), 'latin1')
}

/**
 * What keeps PostgreSQL's programs from making backups of a server and restoring them.
 * @param server its version, such as `17.6 (Debian 17.6-1)`; undefined if it is not known
 * @returns sentences that say what to do
 */
export async function findProgramProblems(server: string | undefined): Promise<string[]> {
  const [dump, restore, shell] = await Promise.all([
    askProgram('pg_dump', '--version'),
    // Its version would not tell: distributions add corrections to older ones.
    askProgram('pg_restore', '--help'),
    askProgram('psql', '--version'),
  ])
  const missing = Object.entries({ pg_dump: dump, pg_restore: restore, psql: shell }).flatMap(([name, answer]) =>
    answer === undefined ? [name] : [],
  )
  const problems: string[] = []
  if (missing.length > 0) {
    problems.push(
      `Backups need ${missing.join(', ')}. Install PostgreSQL’s client programs (Debian: apt install postgresql-client).`,
    )
  }
  const [own, wanted] = [readMajor(dump), readMajor(server)]
  if (own !== undefined && wanted !== undefined && own < wanted) {
    problems.push(
      `The pg_dump of this machine is of PostgreSQL ${own} and refuses servers of ${wanted}. Install the client programs of ${wanted} or later.`,
    )
  }
  if (restore !== undefined && !restore.includes('--restrict-key')) problems.push(unrestricted)
  return problems
}

/** What a program says when it is asked about itself; undefined if it is not installed. */
async function askProgram(name: string, question: '--version' | '--help'): Promise<string | undefined> {
  const answer = promisify(execFile)(name, [question], { env: environmentOfPrograms() })
  return answer.then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}

/** The first part of the first version in a text, such as 17 in `pg_dump (PostgreSQL) 17.6`. */
function readMajor(text: string | undefined): number | undefined {
  const [, major] = /\b(\d+)(?:\.|devel|beta|rc)/.exec(text ?? '') ?? []
  return major === undefined ? undefined : Number(major)
}

function startTool(name: 'pg_dump' | 'psql', url: string, args: readonly string[]) {
  const { address, password } = toLibpq(url)
  return startProgram(name, [...args, `--dbname=${address}`], password)
}

function startProgram(name: 'pg_dump' | 'pg_restore' | 'psql', args: readonly string[], password?: string) {
  // Other users of the machine can read the arguments of a process, but not its environment.
  const env = { ...environmentOfPrograms(), ...(password !== undefined && { PGPASSWORD: password }) }
  const child = spawn(name, args, { env, stdio: 'pipe' })
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
