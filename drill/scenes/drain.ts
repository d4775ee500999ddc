import { setTimeout as sleep } from 'node:timers/promises'
import { guestHeaders } from '../../bench/client.ts'
import { findFreePort } from '../../test/running-service.ts'
import { publishedBook, registerHost } from '../client.ts'
import { startCrowd } from '../crowd.ts'
import { countBy } from '../figures.ts'
import { type Product, startProduct } from '../product.ts'
import type { Scene } from '../scene.ts'

export const drain: Scene = {
  name: 'drain',
  title: 'nodes are replaced one by one under load, by a balancer that asks /readyz ten times a second',
  isMeasured: true,
  isInShortForm: true,
  async play(stage) {
    const replacements = stage.options.isShort ? 2 : 6
    const folder = await stage.openFolder()
    const ports = [await findFreePort(), await findFreePort()]
    const publicOrigin = `http://127.0.0.1:${ports[0]}`
    const database = await stage.openDatabase(stage.options.engines.at(-1) ?? 'SQLite')
    const env = { ...database, ROLE: 'web', DRAIN_SECONDS: '1', PUBLIC_ORIGIN: publicOrigin }
    const start = (port: number) => startProduct(stage, { folder, port, env })
    const nodes: Product[] = []
    for (const port of ports) nodes.push(await start(port))
    const host = await registerHost(publicOrigin)
    const bookId = await host.createBook()
    const headers = host.sessionHeaders()
    const pages = Array.from({ length: 8 }, () => ({ path: `/share/${bookId}`, headers: guestHeaders }))
    const crowd = await startCrowd(stage, {
      origins: nodes.map(({ origin }) => origin),
      calls: [
        ...pages,
        { path: '/api/welcome-books', headers },
        { path: `/api/welcome-books/${bookId}`, method: 'PUT', body: publishedBook, headers },
      ],
      pace: { callers: 30, pause: 10 },
    })
    await sleep(1_000)
    const codes: (number | null)[] = []
    for (let round = 0; round < replacements; round += 1) {
      const index = round % nodes.length
      const old = nodes[index]
      if (!old) continue
      codes.push(await old.stop())
      nodes[index] = await start(old.port)
      await sleep(500)
    }
    const samples = await crowd.end()
    stage.check(
      'no request fails while nodes are replaced',
      samples.length > (stage.options.isShort ? 50 : 500) && samples.every(({ status }) => status === 200),
      `${replacements} replacements, ${countBy(samples, ({ status }) => status || 'broken')}`,
    )
    stage.check(
      'a node that is told to stop ends by itself',
      codes.every((code) => code === 0),
      `exit codes ${codes.join(', ')}`,
    )
  },
}
