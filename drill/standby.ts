import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from '../bin/test-machine.js'
import { serverUser } from '../bin/test-postgres.js'
import { findFreePort } from '../test/running-service.ts'
import type { Stage } from './scene.ts'

const run = promisify(execFile)

/** Milliseconds for a start, on a machine that has other things to do as well. */
const startPatience = 60_000

/**
 * A streaming replica of the drill's PostgreSQL server: a copy by `pg_basebackup` that receives its log. Ends with its
 * scene.
 * @param primary address of a database of the server
 */
export async function startStandby(stage: Stage, primary: string) {
  const programs = findPostgres() ?? ''
  const folder = await stage.openFolder()
  const user = serverUser()
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? 0)
  await chmod(folder, 0o700)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...user }
  // `--write-recovery-conf` makes it a standby that streams from there.
  const copy = ['--write-recovery-conf', '--checkpoint=fast', `--pgdata=${data}`, `--dbname=${primary}`]
  await run(join(programs, 'pg_basebackup'), copy, options)
  const port = await findFreePort()
  const url = new URL(primary)
  url.port = String(port)
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = async () => {
    const command = ['--pdeathsig', 'INT', join(programs, 'postgres'), '-D', data, ...flags]
    const child = spawn('setpriv', command, { ...options, stdio: 'ignore' })
    const hasEnded = once(child, 'exit')
    const end = async (signal: NodeJS.Signals) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await hasEnded
    }
    stage.atEnd(() => end('SIGINT'))
    await waitFor(() => ask(url.href, 'select pg_is_in_recovery()'), startPatience)
    return end
  }
  let end = await start()
  return {
    url: url.href,
    /** Stops or goes on with what it receives; readers are answered meanwhile. */
    pauseReplay: () => ask(url.href, 'select pg_wal_replay_pause()'),
    resumeReplay: () => ask(url.href, 'select pg_wal_replay_resume()'),
    /** At once, without a word to anybody. */
    stop: () => end('SIGQUIT'),
    async startAgain() {
      end = await start()
    },
  }
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows[0]
  } finally {
    await client.end()
  }
}

async function waitFor(attempt: () => Promise<unknown>, patience: number): Promise<void> {
  const end = Date.now() + patience
  while (true) {
    try {
      await attempt()
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(100)
    }
  }
}
