import { setTimeout as sleep } from 'node:timers/promises'
import { longestWrite } from '../../src/platform/db/row-memory.ts'
import { startTcpProxy } from '../../test/tcp-proxy.ts'
import { call, registerHost } from '../client.ts'
import type { Sample } from '../crowd.ts'
import { countBy, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

const lengthMs = 30_000
const kinds = ['silence', 'refusal'] as const

export const outage: Scene = {
  name: 'outage',
  title: 'the PostgreSQL server falls silent for 30 s, then refuses connections for 30 s',
  isMeasured: false,
  needs: 'PostgreSQL',
  async play(stage) {
    const { DATABASE_URL = '' } = await stage.openDatabase('PostgreSQL')
    const proxy = await startTcpProxy(DATABASE_URL)
    stage.atEnd(() => proxy.close())
    const product = await startProduct(stage, { folder: await stage.openFolder(), env: { DATABASE_URL: proxy.url } })
    const host = await registerHost(product.origin)
    const [kept, unread] = [await host.createBook(), await host.createBook()]
    const guests = await startGuests(stage, product, [kept], 10)
    await sleep(1_000)
    for (const kind of kinds) {
      await host.saveBook(kept, { welcomeMessage: `before the ${kind}` })
      // Rows that were read sooner after a write are not used during an outage.
      await sleep(longestWrite + 500)
      await guests.read()
      const end = performance.now() + lengthMs
      if (kind === 'silence') proxy.silence()
      else await proxy.refuse()
      const [saved, page] = await Promise.all([
        host.saveBook(kept, { welcomeMessage: `during the ${kind}` }),
        sleep(2_000).then(() => call(`${product.origin}/share/${unread}`)),
      ])
      const away = await product.readMetric('benvenuto_database_away')
      await sleep(end - performance.now())
      const during = await guests.read()
      if (kind === 'silence') proxy.speak()
      else await proxy.accept()
      checkGuests(stage, kind, during)
      stage.check(
        `${kind}: what needs the database is answered 503`,
        saved.status === 503 && page.status === 503,
        `a save ${saved.status} after ${ms(saved.ms)}, a page that was not kept ${page.status} after ${ms(page.ms)}`,
      )
      stage.check(`${kind}: metrics tell`, away === 1, `benvenuto_database_away ${away}`)
      const back = performance.now()
      while ((await call(`${product.origin}/readyz`)).status !== 200) await sleep(100)
      const saveAfter = () => host.saveBook(kept, { welcomeMessage: `after the ${kind}` })
      let again = await saveAfter()
      // A connection that broke during the outage fails once; callers try again, as the 503 tells them.
      while (again.status === 503 && performance.now() - back < 10_000) {
        await sleep(200)
        again = await saveAfter()
      }
      stage.check(
        `${kind}: afterwards it goes on without a restart`,
        again.status === 200 && performance.now() - back < 10_000,
        `saved ${ms(performance.now() - back)} after the database was back`,
      )
      // The outage ends with the next read that asks.
      await sleep(1_500)
    }
    const rows = await product.readMetric('benvenuto_rows_used_without_database_total')
    const told = product.log.filter(({ msg }) => /the database (does not answer|answers again)/.test(msg))
    stage.check(
      'the log tells begin and end',
      told.length === 4,
      `${told.length} lines; ${rows} reads without the database`,
    )
    const shown = await call(`${product.origin}/share/${kept}`, { headers: { 'accept-encoding': 'identity' } })
    stage.check('the first page afterwards is the new one', shown.body.includes('after the refusal'), `${shown.status}`)
  },
}

function checkGuests(stage: Stage, kind: string, samples: readonly Sample[]): void {
  const times = samples.map((one) => one.ms)
  stage.check(
    `${kind}: guests read kept pages on`,
    samples.length > 100 && samples.every(({ status }) => status === 200),
    `${countBy(samples, ({ status }) => status)}; p99 ${ms(p99(samples))}, ${ms(Math.max(...times))} at most`,
  )
}
