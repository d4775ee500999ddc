import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BrowserContext } from '@playwright/test'
import { type Host, registerHost } from './fixtures.ts'

const run = promisify(execFile)

/** Makes the host of a browser context an operator, with the operator's command line. */
export async function makeAdmin(context: BrowserContext, dataDir = process.env['E2E_DATA_DIR'] ?? ''): Promise<Host> {
  const host = await registerHost(context.request)
  await run(process.execPath, ['dist/server/cli.js', 'users', 'grant-admin', host.email], {
    env: { ...process.env, DATA_DIR: dataDir },
  })
  return host
}
