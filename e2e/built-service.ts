import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, waitUntilReady } from '#test/running-service.ts'
import { findLeaksOf } from './service-log.ts'

/** A module for `startBuiltService`: the service accepts messages that move its clock. */
export const clockModule = new URL('./movable-clock.js', import.meta.url).href

/** The value of a worker fixture: the origin of a built service of its own. Each test has hosts of its own. */
export function ownService(
  settings: Record<string, string>,
): [(fixtures: object, use: (origin: string) => Promise<void>) => Promise<void>, { scope: 'worker' }] {
  return [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const { origin, stop } = await startBuiltService({
        LIMIT_REGISTER_PER_ADDRESS: '1000',
        LIMIT_CAPTCHA_PER_ADDRESS: '10000',
        SMTP_URL: '',
        ADMIN_EMAIL: '',
        ...settings,
      })
      await use(origin)
      await stop()
    },
    { scope: 'worker' },
  ]
}

export type BuiltService = {
  origin: string
  dataDir: string
  /** The environment of the service, for its command line. */
  env: NodeJS.ProcessEnv
  child: ChildProcess
  /**
   * Stops the service and deletes its data.
   * @throws Error if its log has private data
   */
  stop(): Promise<void>
}

/**
 * Starts the built service on a free port with an empty data folder.
 * @param settings besides those that every test needs
 * @param preload a module that Node loads before the service and that receives messages from the test
 */
export async function startBuiltService(settings: Record<string, string>, preload?: string): Promise<BuiltService> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'benvenuto-e2e-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'info',
    CAPTCHA_FIXED_ANSWER: 'right',
    ...settings,
  }
  const logFile = `${dataDir}.log`
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), 'dist/server/main.js'], {
    env,
    stdio: ['ignore', log, 'inherit', ...(preload ? (['ipc'] as const) : [])],
  })
  closeSync(log)
  const hasEnded = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await hasEnded
    const leaks = findLeaksOf(logFile, dataDir)
    rmSync(logFile)
    rmSync(dataDir, { recursive: true, force: true })
    if (leaks.length > 0) throw new Error(`The log of a service has private data:\n${leaks.join('\n')}`)
  }
  try {
    await waitUntilReady(`${origin}/readyz`)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, dataDir, env, child, stop }
}
