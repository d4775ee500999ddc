/** A PostgreSQL server for one test run, with its own folder and port. */
import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runQuietly, start } from './processes.js'
import { say } from './terminal.js'
import { findProgram } from './test-machine.js'

const startTimeout = 30_000

/**
 * Starts a server that listens on 127.0.0.1, with durability switched off.
 * @param folder a folder that does not exist yet; the caller deletes its parent folder
 * @returns its address and how to stop it; `undefined` if it does not start, after printing why
 */
export async function startPostgres(binFolder, folder) {
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...serverUser() }
  mkdirSync(folder, { mode: 0o700 })
  if (options.uid !== undefined) {
    chownSync(folder, options.uid, options.gid)
    // The parent folder is private (mkdtemp), and the server's user needs access to its own folder in it.
    chmodSync(dirname(folder), 0o711)
  }
  const dataFolder = join(folder, 'data')
  const initdb = ['-D', dataFolder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  if ((await runQuietly('Creating a PostgreSQL cluster', join(binFolder, 'initdb'), initdb, options)) !== 0)
    return undefined

  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
  }
  const command = [
    // On Linux it stops even when this process is killed.
    ...(findProgram('setpriv') ? ['setpriv', '--pdeathsig', 'INT'] : []),
    join(binFolder, 'postgres'),
    '-D',
    dataFolder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const { child, closed } = start(command[0], command.slice(1), { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  let log = ''
  child.stderr?.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-20_000)
  })
  const stop = async () => {
    child.kill('SIGINT')
    await closed
  }
  const deadline = Date.now() + startTimeout
  while (!log.includes('ready to accept connections')) {
    if (child.exitCode !== null || child.pid === undefined || Date.now() > deadline) {
      await stop()
      say(`PostgreSQL does not start:\n${log}`)
      return undefined
    }
    await sleep(50)
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** PostgreSQL refuses to run as root; then it runs as the user that Debian's package has created. */
export function serverUser() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
