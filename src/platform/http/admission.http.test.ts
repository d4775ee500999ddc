import { expect, onTestFinished, test } from 'vitest'
import { errorTexts } from '#error-texts.ts'
import { createLog } from '../log.ts'
import type { PageEffort, PageHandler, PageResponse } from './page-exchange.ts'
import { createHttpApp } from './server.ts'

test.each([true, false])(
  'pages that take work wait for a place, and those that are ready are sent meanwhile; fast path: %s',
  async (hasFastPath) => {
    const calls: { url: string | undefined; effort: PageEffort }[] = []
    const held: PageResponse[] = []
    const send = (response: PageResponse) => response.writeHead(200, { 'content-length': '4' }).end('page')
    const handler: PageHandler = ({ url }, response, next, effort) => {
      calls.push({ url, effort })
      if (url === '/share/ready') send(response)
      else if (effort === 'work') held.push(response)
      else next()
    }
    const app = await createHttpApp({
      log: createLog('silent'),
      origin: 'http://127.0.0.1:3000',
      trustProxy: false,
      errorTexts,
      pageHandlers: [handler],
      guestPaths: ['/share/'],
      hasFastPath,
      // Guests have four places, and one network half of them.
      limits: { connections: 100, connectionsPerAddress: 100, requestsAtOnce: 1 },
      state: { isStopping: false },
    })
    onTestFinished(() => app.close())
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const ask = async (path: string) => (await fetch(address + path)).status

    const waiting = [1, 2, 3].map((page) => ask(`/share/${page}`))
    await expect.poll(() => held.length).toBe(2)
    expect(await ask('/share/ready')).toBe(200)
    expect(held).toHaveLength(2)
    expect(new Set(calls.filter(({ effort }) => effort === 'ready').map(({ url }) => url)).size).toBe(4)

    // The third begins when a place is free, and none is refused.
    for (let sent = 0; sent < 3; sent += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      for (const response of held.splice(0, 1)) send(response)
    }
    expect(await Promise.all(waiting)).toEqual([200, 200, 200])
  },
)
