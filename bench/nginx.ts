import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findFreePort, waitUntilReady } from '../test/running-service.ts'
import { endProcess } from './service.ts'

export type Nginx = { url: string; processId: number; stop(): Promise<void> }

/**
 * `packaged`: the settings of Debian's package, with its access log. `stripped`: no log, cached file handles and
 * unlimited keep-alive requests, which makes it about three times as fast.
 */
export type NginxSettings = 'packaged' | 'stripped'

const settingLines: Record<NginxSettings, (folder: string) => string[]> = {
  packaged: (folder) => [`access_log ${folder}/access.log;`, 'gzip on;'],
  stripped: () => ['access_log off;', 'open_file_cache max=10;', 'keepalive_requests 100000000;'],
}

/** Headers of the HTTP layer; nginx sends its own. */
const ownHeaders = new Set(['content-length', 'etag', 'content-type', 'last-modified'])

/** Serves the same bytes with the same headers from a file with nginx; undefined if nginx is not installed. */
export async function startNginx(
  headers: Record<string, string>,
  body: Buffer,
  settings: NginxSettings,
  workers = 1,
): Promise<Nginx | undefined> {
  const path = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].filter(Boolean).join(delimiter)
  const env = { ...process.env, PATH: path }
  try {
    execFileSync('nginx', ['-v'], { env, stdio: 'ignore' })
  } catch {
    return undefined
  }
  const folder = mkdtempSync(join(tmpdir(), 'benvenuto-nginx-'))
  const port = await findFreePort()
  // Started by root, nginx reads files as another user.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'page'), body)
  writeFileSync(join(folder, 'nginx.conf'), configure(folder, port, headers, settings, workers))
  const child: ChildProcess = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    {
      env,
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}/page`
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('nginx ended')))
  try {
    await Promise.race([waitUntilReady(url), ended])
  } catch (error) {
    child.kill()
    throw error
  }
  // From now on the process ends only when it is stopped.
  ended.catch(() => undefined)
  return {
    url,
    processId: child.pid ?? 0,
    async stop() {
      await endProcess(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function configure(
  folder: string,
  port: number,
  headers: Record<string, string>,
  settings: NginxSettings,
  workers: number,
): string {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `daemon off;
worker_processes ${workers};
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  sendfile on;
  tcp_nopush on;
  ${settingLines[settings](folder).join('\n  ')}
  default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${added.join('\n    ')}
  }
}
`
}
