import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { availableParallelism } from 'node:os'
import { findFreePort } from '../test/running-service.ts'
import { applyLoad, type LoadResult, median } from './load.ts'
import { type Nginx, type NginxSettings, startNginx } from './nginx.ts'
import { endProcess, type Service, startService } from './service.ts'

const rounds = 5
const secondsPerRound = 4
const requestHeaders = { 'accept-encoding': 'br', 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' }

export function benchGuestPage(service: Service): Promise<void> {
  return benchPage('guest page', service, `/share/${service.bookId}`)
}

/** As many processes as cores, compared with nginx with as many workers in Debian's default configuration. */
export async function benchProcesses(): Promise<void> {
  const processes = availableParallelism()
  const service = await startService({ processes })
  try {
    await benchPage(`guest page, ${processes} processes`, service, `/share/${service.bookId}`, processes)
  } finally {
    await service.stop()
  }
}

export function benchLandingPage(service: Service): Promise<void> {
  return benchPage('landing page', service, '/de')
}

/** Requests per second and p99 of a page, compared with a bare node:http server and nginx that send the same bytes. */
async function benchPage(name: string, { origin, processId }: Service, path: string, workers = 1): Promise<void> {
  const page = origin + path
  for (let visit = 0; visit < 4 * workers; visit += 1) await fetchBytes(page)
  // The best compression is done in the background after the first visits.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const { headers, body } = await fetchBytes(page)

  const port = await findFreePort()
  const twin = fork(new URL('./twin.ts', import.meta.url))
  twin.send({ headers, body: body.toString('base64'), port })
  await once(twin, 'message')
  const twinPage = `http://127.0.0.1:${port}/`
  const nginxes = await startNginxes(headers, body, workers)

  try {
    const servers = [{ url: page, processId }, { url: twinPage, processId: twin.pid ?? 0 }, ...nginxes]
    for (const server of servers) await applyLoad({ ...server, seconds: 2, headers: requestHeaders })
    const results: LoadResult[][] = servers.map(() => [])
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        results[index]?.push(await applyLoad({ ...server, seconds: secondsPerRound, headers: requestHeaders }))
      }
    }
    const [ours = [], theirs = [], ...files] = results
    printRatio(`${name}, ${body.length} bytes of Brotli`, 'raw node:http', ours, theirs)
    for (const [index, { settings }] of nginxes.entries()) {
      printRatio(name, `a file by nginx, ${settings}`, ours, files[index] ?? [])
    }
    if (nginxes.length === 0) print(`${name} against nginx`, 'left out: nginx is not installed')

    const conditional = { ...requestHeaders, 'if-none-match': headers['etag'] ?? '' }
    const unchanged = await applyLoad({ url: page, processId, seconds: secondsPerRound, headers: conditional })
    print(
      `${name} unchanged (304)`,
      `${Math.round(unchanged.requestsPerSecond)} req/s, p99 ${unchanged.p99Ms.toFixed(2)} ms`,
    )
  } finally {
    await endProcess(twin)
    for (const nginx of nginxes) await nginx.stop()
  }
}

type NamedNginx = Nginx & { settings: NginxSettings }

async function startNginxes(headers: Record<string, string>, body: Buffer, workers: number): Promise<NamedNginx[]> {
  const started: NamedNginx[] = []
  for (const settings of ['packaged', 'stripped'] satisfies NginxSettings[]) {
    const nginx = await startNginx(headers, body, settings, workers)
    if (nginx) started.push({ ...nginx, settings })
  }
  return started
}

/** The same page under its host's own domain, compared with the page under its share link. */
export async function benchDomain(service: Service): Promise<void> {
  const name = 'guide.villa-conti.com'
  await service.connectDomain(name)
  const { origin, bookId, processId } = service
  const link = { url: `${origin}/share/${bookId}`, headers: requestHeaders, processId }
  // In wrk's own spelling; otherwise wrk sends its own header too.
  const domain = { url: `${origin}/`, headers: { ...requestHeaders, Host: name }, processId }
  await compareInTurn('guest page by its own domain', domain, link)
}

/** The page of a stay before the release of its secrets, compared with the page of its book, which withholds the same. */
export async function benchStay(service: Service): Promise<void> {
  const { origin, bookId, processId } = service
  const stay = { url: origin + (await service.createStay()), headers: requestHeaders, processId }
  const book = { url: `${origin}/share/${bookId}`, headers: requestHeaders, processId }
  for (const { url } of [stay, book]) for (let visit = 0; visit < 4; visit += 1) await fetchBytes(url)
  // The best compression is done in the background after the first visits.
  await new Promise((resolve) => setTimeout(resolve, 500))
  const [bytes = 0, bookBytes = 0] = await Promise.all(
    [stay, book].map(async ({ url }) => (await fetchBytes(url)).body.length),
  )
  await compareInTurn(`page of a stay, ${bytes - bookBytes} bytes heavier`, stay, book)
}

type Target = { url: string; headers: Record<string, string>; processId: number }

/** Measures two addresses of one service alternately. */
async function compareInTurn(title: string, target: Target, shareLink: Target): Promise<void> {
  for (const warmed of [shareLink, target]) await applyLoad({ ...warmed, seconds: 2 })
  const ours: LoadResult[] = []
  const theirs: LoadResult[] = []
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await applyLoad({ ...shareLink, seconds: secondsPerRound }))
    ours.push(await applyLoad({ ...target, seconds: secondsPerRound }))
  }
  printRatio(title, 'the share link', ours, theirs)
}

/** Time from request to last byte for a book that was just changed, so that the cache has no rendering of it. */
export async function benchChangedBook(service: Service): Promise<void> {
  const page = `${service.origin}/share/${service.bookId}`
  const changed: number[] = []
  const kept: number[] = []
  for (let round = 0; round < 60; round += 1) {
    await service.saveBook()
    changed.push(await timeOf(page))
    kept.push(await timeOf(page))
  }
  const difference = median(changed) - median(kept)
  print(
    'book not in the cache',
    `${median(changed).toFixed(2)} ms against ${median(kept).toFixed(2)} ms kept: rendering and first compression take ${difference.toFixed(2)} ms`,
  )
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now()
  await fetchBytes(url)
  return performance.now() - start
}

async function fetchBytes(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const [response] = await once(get(url, { headers: requestHeaders }), 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const headers: Record<string, string> = { ...response.headers }
  for (const own of ['date', 'connection', 'keep-alive']) delete headers[own]
  return { headers, body: Buffer.concat(chunks) }
}

function printRatio(name: string, other: string, ours: readonly LoadResult[], theirs: readonly LoadResult[]): void {
  const rate = median(ours.map((result) => result.requestsPerSecond))
  const twinRate = median(theirs.map((result) => result.requestsPerSecond))
  const p99 = median(ours.map((result) => result.p99Ms))
  const twinP99 = median(theirs.map((result) => result.p99Ms))
  const errors = [...ours, ...theirs].reduce((sum, result) => sum + result.errors, 0)
  print(name, `${(rate / twinRate).toFixed(2)} of ${other} (${Math.round(rate)} / ${Math.round(twinRate)} req/s)`)
  print('', `p99 ${(p99 / twinP99).toFixed(2)} of its (${p99.toFixed(2)} / ${twinP99.toFixed(2)} ms), ${errors} errors`)
  const [time = 0, twinTime = 0] = [ours, theirs].map((all) => median(all.map((one) => one.processorMicroseconds)))
  print(
    '',
    `processor per request ${(time / twinTime).toFixed(2)} of its (${time.toFixed(2)} / ${twinTime.toFixed(2)} µs)`,
  )
}

function print(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(42)} ${figures}\n`)
}
