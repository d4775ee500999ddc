import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findFreePort } from '../test/running-service.ts'
import { call } from './client.ts'
import type { Stage } from './scene.ts'

const caddyfile = join(import.meta.dirname, '..', 'deploy', 'Caddyfile')

/** Why there is no load balancer on this machine; undefined if there is one. */
export function findBalancerObstacle(): string | undefined {
  const isMissing = spawnSync('caddy', ['version']).status !== 0
  return isMissing ? 'Caddy is missing: Debian’s package is called `caddy`.' : undefined
}

/**
 * Caddy in front of several nodes, without TLS, with what `deploy/Caddyfile` says about them, and with the settings of
 * `deploy/compose.cluster.yml`. Ends with its scene.
 * @param port where it is to listen
 */
export async function startBalancer(stage: Stage, port: number, nodePorts: readonly number[]): Promise<void> {
  const folder = await stage.openFolder()
  const config = join(folder, 'Caddyfile')
  const [parts] = /^\(one\) \{$.*^\(service\) \{$.*?^\}$/ms.exec(await readFile(caddyfile, 'utf8')) ?? []
  if (!parts) throw new Error('deploy/Caddyfile has no part `service`')
  const admin = await findFreePort()
  await writeFile(
    config,
    `{\n\tadmin 127.0.0.1:${admin}\n\tauto_https off\n}\n${parts}\nhttp://127.0.0.1:${port} {\n\timport service\n}\n`,
  )
  const caddy = spawn('caddy', ['run', '--config', config], {
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      BENVENUTO_HOST: `127.0.0.1:${port}`,
      BENVENUTO_UPSTREAM: nodePorts.map((nodePort) => `127.0.0.1:${nodePort}`).join(' '),
      BENVENUTO_NODES: 'several',
    },
    stdio: 'ignore',
  })
  const hasEnded = once(caddy, 'exit')
  stage.atEnd(async () => {
    caddy.kill('SIGKILL')
    await hasEnded
  })
  const end = Date.now() + 20_000
  while ((await call(`http://127.0.0.1:${port}/healthz`)).status !== 200) {
    if (caddy.exitCode !== null || Date.now() > end) throw new Error('Caddy does not answer')
  }
}
