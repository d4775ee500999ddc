import { setTimeout as sleep } from 'node:timers/promises'
import { type Host, publishedBook, registerHost } from '../client.ts'
import { type CrowdOrder, type Sample, startCrowd } from '../crowd.ts'
import { countBy, ms, p99 } from '../figures.ts'
import { startGuests } from '../guests.ts'
import { startProduct } from '../product.ts'
import type { Scene, Stage } from '../scene.ts'

/** Milliseconds: a burst may wait for a second, and only what lasts is an overload. */
const warmUp = 2_500
const length = 6_000

const booksOfHost = 150

const refusals = 'benvenuto_requests_refused_total{from="hosts"}'

export const overload: Scene = {
  name: 'overload',
  title: 'hosts ask for five times what one process can answer',
  isMeasured: true,
  async play(stage) {
    const product = await startProduct(stage, { folder: await stage.openFolder(), env: { TRUST_PROXY: 'true' } })
    const host = await registerHost(product.origin)
    const bookId = await host.createBook()
    // A long list takes time to answer. With short ones the callers, who share the processor, are at their limit first.
    for (let copy = 1; copy < booksOfHost; copy += 1) await host.createBook()
    const calls = listCalls(host, bookId)
    const measure = async (pace: CrowdOrder['pace']) => {
      const crowd = await startCrowd(stage, { origins: [product.origin], calls, pace })
      await sleep(warmUp)
      await crowd.read()
      const start = performance.now()
      await sleep(length)
      const samples = await crowd.end()
      const answered = samples.filter(({ status }) => status === 200)
      return { samples, perSecond: (answered.length * 1_000) / (performance.now() - start) }
    }
    const guests = await startGuests(stage, product, [bookId], 20)
    // Fewer callers than concurrent requests are allowed: refused callers would ask again, and use processor time.
    const full = await measure({ callers: 10, pause: 0 })
    const capacity = full.perSecond
    await guests.read()
    // Refusals while the capacity was measured do not count.
    const refusedAtFull = await product.readMetric(refusals)
    const usual = await measure({ perSecond: capacity / 2 })
    const guestsUsual = await guests.read()
    const refusedAtHalf = (await product.readMetric(refusals)) - refusedAtFull
    const { samples } = await measure({ perSecond: 5 * capacity })
    report(stage, { capacity, usual: usual.samples, samples, refusedAtHalf })
    const guestsThen = await guests.end()
    stage.check(
      'guests’ kept pages are never refused',
      guestsThen.every(({ status }) => status === 200),
      `${countBy(guestsThen, ({ status }) => status)}; p99 ${ms(p99(guestsThen))}, at half the capacity ${ms(p99(guestsUsual))}`,
    )
    const after = await host.call('GET', '/api/welcome-books')
    stage.check('afterwards everything is as before', after.status === 200, `${after.status} after ${ms(after.ms)}`)
  },
}

type Measured = { capacity: number; usual: Sample[]; samples: Sample[]; refusedAtHalf: number }

function report(stage: Stage, { capacity, usual, samples, refusedAtHalf }: Measured): void {
  const accepted = samples.filter(({ status }) => status === 200)
  const refused = samples.filter(({ status }) => status === 503)
  stage.check(
    'nothing is refused at half the capacity',
    refusedAtHalf === 0 && usual.every(({ status }) => status === 200),
    `${capacity.toFixed(0)} calls per second is the capacity; ${countBy(usual, ({ status }) => status)}`,
  )
  stage.check(
    'accepted requests are answered within three times their usual p99',
    accepted.length > 0 && p99(accepted) <= 3 * p99(usual),
    `p99 ${ms(p99(accepted))} of ${accepted.length}, usually ${ms(p99(usual))} of ${usual.length}`,
  )
  stage.check(
    'the rest is a quick 503 with Retry-After',
    accepted.length + refused.length === samples.length && refused.every(({ retryAfter }) => retryAfter),
    `${countBy(samples, ({ status }) => status)}; p99 of the refusals ${ms(p99(refused))}`,
  )
  const share = accepted.length / (length / 1_000) / capacity
  stage.check(
    'refusing leaves time for work',
    share >= 0.3,
    `${(share * 100).toFixed(0)} % of the capacity is answered`,
  )
}

/** Nine reads and a save, of networks of their own. */
function listCalls(host: Host, bookId: string): CrowdOrder['calls'] {
  const headers = host.sessionHeaders()
  const read = { path: '/api/welcome-books', headers }
  const save = { path: `/api/welcome-books/${bookId}`, method: 'PUT', body: publishedBook, headers }
  return Array.from({ length: 10 }, (_value, index) => {
    const { headers: own, ...rest } = index === 9 ? save : read
    return { ...rest, headers: { ...own, 'x-forwarded-for': `203.0.113.${index}` } }
  })
}
