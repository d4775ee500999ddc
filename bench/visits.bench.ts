import { applyLoad, type Load, median } from './load.ts'
import type { Service } from './service.ts'

const rounds = 7
const secondsPerRound = 3
const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const headers = { 'accept-encoding': 'br', 'accept-language': 'de-DE,de;q=0.9,en;q=0.5', 'user-agent': userAgent }

/**
 * The cost of counting visits for the guest page's throughput: two requests of the same size, of which one is marked as
 * a prefetch and is not counted. Compares processor time per request, which bounds the throughput and does not depend
 * on other load of the machine.
 */
export async function benchCounting(service: Service): Promise<void> {
  const url = `${service.origin}/share/${service.bookId}?qr`
  const load = { url, seconds: secondsPerRound, processId: service.processId }
  await applyLoad({ ...load, headers })
  const on: number[] = []
  const off: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    off.push(await timePerRequest({ ...load, headers: { ...headers, 'sec-purpose': 'prefetch' } }))
    on.push(await timePerRequest({ ...load, headers: { ...headers, 'sec-perhaps': 'prefetch' } }))
  }
  const share = median(off) / median(on)
  process.stdout.write(
    `${'guest page, visits counted'.padEnd(42)} ${share.toFixed(3)} of its throughput without ` +
      `(${median(on).toFixed(2)} / ${median(off).toFixed(2)} µs of processor per request)\n`,
  )
}

async function timePerRequest(load: Load): Promise<number> {
  return (await applyLoad(load)).processorMicroseconds
}
