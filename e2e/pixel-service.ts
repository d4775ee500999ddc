import type { BrowserContext } from '@playwright/test'
import { type BuiltService, startBuiltService } from './built-service.ts'
import { test as base } from './fixtures.ts'

export const pixelId = '4711'

/** A call of Meta's script, and what the script could read of the page at that time. */
type PixelCall = { call: unknown[]; address: string; referrer: string }

export type Meta = {
  /** All requests to other origins. */
  requests: string[]
  calls: PixelCall[]
  /** The events among the calls, with their parameters. */
  events(): unknown[]
  /** From now on the script does not load, as with a content blocker. */
  block(): void
}

/** Replaces `fbevents.js`: processes the queued calls, then each new one at once, and reports them to the test. */
const script = `{
  const report = (...call) => reportPixelCall({ call, address: location.href, referrer: document.referrer })
  fbq.callMethod = report
  for (const call of fbq.queue.splice(0)) report(...call)
}`

/** Browser tests with a service that has a pixel. The test answers for Meta's server, so no request leaves the machine. */
export const test = base.extend<{ meta: Meta }, { service: BuiltService }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const service = await startBuiltService({ META_PIXEL_ID: pixelId })
      await use(service)
      await service.stop()
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
