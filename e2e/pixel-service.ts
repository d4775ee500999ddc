import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'
import { test as base } from './fixtures.ts'
import { findFreePort } from './free-port.ts'
import { waitUntilReady } from './guest-service.ts'

export const pixelId = '4711'

/** What Meta's script was called with, and what it could have read of the page at that moment. */
type PixelCall = { call: unknown[]; address: string; referrer: string }

export type Meta = {
  /** Every request that left our origin. */
  requests: string[]
  calls: PixelCall[]
  /** The events among the calls: their name and parameters. */
  events(): unknown[]
  /** From now on the script does not load, as with a content blocker. */
  block(): void
}

/** Stands in for `fbevents.js`: works off the calls that wait, then takes each at once, and tells the test. */
const script = `{
  const report = (...call) => reportPixelCall({ call, address: location.href, referrer: document.referrer })
  fbq.callMethod = report
  for (const call of fbq.queue.splice(0)) report(...call)
}`

/** Journeys on a service of their own that has a pixel; Meta is played by the test, and nothing reaches the network. */
export const test = base.extend<{ meta: Meta }, { service: { origin: string; dataDir: string } }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const port = await findFreePort()
      const origin = `http://127.0.0.1:${port}`
      const dataDir = mkdtempSync(join(tmpdir(), 'benvenuto-pixel-'))
      const settings = { PORT: String(port), PUBLIC_ORIGIN: origin, DATA_DIR: dataDir, META_PIXEL_ID: pixelId }
      const child = spawn(process.execPath, ['dist/server/main.js'], {
        env: {
          ...process.env,
          ...settings,
          NODE_ENV: 'production',
          DATABASE_URL: '',
          LOG_LEVEL: 'error',
          CAPTCHA_FIXED_ANSWER: 'right',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const hasEnded = once(child, 'exit')
      await waitUntilReady(`${origin}/readyz`)
      await use({ origin, dataDir })
      child.kill('SIGTERM')
      await hasEnded
      rmSync(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ service }, use) => use(service.origin),
  meta: async ({ context, service }, use) => use(await playMeta(context, service.origin)),
})

async function playMeta(context: BrowserContext, origin: string): Promise<Meta> {
  let isBlocked = false
  const meta: Meta = {
    requests: [],
    calls: [],
    events: () => meta.calls.filter(({ call }) => /^track/.test(String(call[0]))).map(({ call }) => call.slice(1, 3)),
    block() {
      isBlocked = true
    },
  }
  await context.exposeFunction('reportPixelCall', (call: PixelCall) => meta.calls.push(call))
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      meta.requests.push(route.request().url())
      return isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script })
    },
  )
  return meta
}
