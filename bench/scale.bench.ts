import { mkdtempSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { bundleSource } from '../build/bundle-source.ts'
import { sampleBook } from '../src/features/guest-page/shared/sample-book.ts'
import { createServiceCaller, type ServiceCaller } from '../test/running-service.ts'
import { ask, guestHeaders } from './client.ts'
import { median } from './load.ts'
import { listDatabaseProcesses, readMemory, readThreadTimes } from './process-figures.ts'
import {
  createDatabase,
  dropDatabase,
  fillTemplate,
  growTo,
  listBookIds,
  readBytes,
  type ScaleService,
  scaleEmail,
  scaleKey,
  scalePassword,
  startScaleService,
} from './scale-data.ts'
import type { JobFigures } from './scale-jobs.ts'

const rounds = 3
const languages = ['en', 'de', 'fr', 'it', 'es']
/** Of guest pages that are not kept; all rounds together. */
const coldPages = 180

/** Work of many requests, of which a round does a part. @returns the number of requests */
type Operation = { name: string; run(service: ScaleService, round: number): Promise<number> }

type Jobs = { timeJobs(folder: string, url: string, key: string): Promise<JobFigures[]> }

type Figures = { processorMs: number; milliseconds: number }

/**
 * Cost of requests with few and with many books. Services on a small and on a large database are asked in turns, so that
 * other load of the machine meets both. Sizes: `SCALE_BOOKS`, separated by commas; the first is compared with the
 * others. Databases are in `SCALE_FOLDER`, or on the PostgreSQL server `SCALE_DATABASE_URL`, whose user is a superuser.
 */
export async function benchScale(): Promise<void> {
  const server = process.env['SCALE_DATABASE_URL'] || undefined
  const [small = 100, ...larger] = (process.env['SCALE_BOOKS'] || '100,10000,100000').split(',').map(Number)
  const folder = mkdtempSync(join(process.env['SCALE_FOLDER'] || tmpdir(), 'benvenuto-scale-'))
  const urls = new Map<string, string>()
  const create = async (name: string, books?: number) => {
    const url = await createDatabase(join(folder, name), server, urls.get('template'))
    urls.set(name, url)
    if (books !== undefined) await growTo(url, books)
    return [join(folder, name), url] as const
  }
  const remove = async (name: string) => {
    await dropDatabase(server, urls.get(name) ?? '')
    rmSync(join(folder, name), { recursive: true, force: true })
    urls.delete(name)
  }
  try {
    const template = await startScaleService(...(await create('template')))
    await fillTemplate(template)
    await template.stop()
    const few = await create('small', small)
    for (const books of larger) {
      const begin = performance.now()
      const many = await create('large', books)
      const filled = `filled in ${Math.round((performance.now() - begin) / 1_000)} s`
      const bytes = await readBytes(many[1])
      const name = `${books.toLocaleString('en')} books on ${server ? 'PostgreSQL' : 'SQLite'}`
      print(name, `${filled}, ${toMegabytes(bytes)}, ${(bytes / books / 1_000).toFixed(1)} kB per book`)
      await compare(few, many)
      await remove('large')
    }
  } finally {
    for (const name of [...urls.keys()]) await remove(name)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(...databases: (readonly [folder: string, url: string])[]): Promise<void> {
  // First, because requests read what jobs have counted.
  await compareJobs(databases)
  const services: ScaleService[] = []
  try {
    for (const [folder, url] of databases) services.push(await startScaleService(folder, url))
    // Memory that the start has used is returned a little later.
    await sleep(10_000)
    for (const { processId } of services)
      print('  resident memory, nothing asked yet', toMegabytes(readMemory(processId).now))
    for (const service of services) {
      await signIn(service.call)
      await untilIdle(service)
    }
    for (const operation of await listOperations(services)) {
      const figures: Figures[][] = services.map(() => [])
      for (let round = 0; round < rounds; round += 1)
        for (const [index, service] of services.entries())
          figures[index]?.push(await measure(service, operation, round))
      printPair(operation.name, figures)
    }
    for (const { processId } of services) print('  resident memory after all', toMegabytes(readMemory(processId).now))
  } finally {
    for (const service of services) await service.stop()
  }
}

async function measure(service: ScaleService, { run }: Operation, round: number): Promise<Figures> {
  const before = await readTimes(service)
  const begin = performance.now()
  const count = await run(service, round)
  const milliseconds = (performance.now() - begin) / count
  await untilIdle(service)
  // Connections to PostgreSQL come and go, and each has a process.
  const grown = [...(await readTimes(service))].map(([id, time]) => time - (before.get(id) ?? 0))
  return { processorMs: grown.reduce((sum, time) => sum + time, 0) / count, milliseconds }
}

/** Waits for what threads still do after the answers, such as the better compression of pages: it is part of their cost. */
async function untilIdle({ processId }: ScaleService): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const before = readThreadTimes(processId)
    await sleep(100)
    if (readThreadTimes(processId) - before < 1) return
  }
  throw new Error('The service does not become idle.')
}

/** Processor time of the service and of the processes that PostgreSQL has for it, by their ids. */
async function readTimes({ processId, url }: ScaleService): Promise<Map<number, number>> {
  const processes = [processId, ...(await listDatabaseProcesses(url))]
  return new Map(processes.map((id) => [id, readThreadTimes(id)]))
}

async function listOperations(services: readonly ScaleService[]): Promise<Operation[]> {
  const ids = new Map<ScaleService, string[]>()
  const own = new Map<ScaleService, string>()
  for (const service of services) {
    ids.set(service, await listBookIds(service.url, coldPages / languages.length))
    const [book] = JSON.parse(await service.call('GET', '/api/welcome-books')) as { id: string }[]
    own.set(service, book?.id ?? '')
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const open = async ({ origin }: ScaleService, paths: readonly string[]) => {
    for (const path of paths) {
      const status = await ask(agent, origin + path, { headers: guestHeaders })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }
    return paths.length
  }
  const pathsOf = (service: ScaleService, round: number) =>
    (ids.get(service) ?? []).map((id, index) => `/share/${id}?lang=${languages[(index + round) % languages.length]}`)
  const repeat = (count: number, call: (service: ScaleService, number: number) => Promise<unknown>) => {
    return async (service: ScaleService, round: number) => {
      for (let number = 0; number < count; number += 1) await call(service, round * count + number)
      return count
    }
  }
  return [
    { name: 'guest page, not kept', run: (service, round) => open(service, pathsOf(service, round)) },
    {
      name: 'guest page, kept',
      run: (service) => open(service, Array.from({ length: 20 }, () => pathsOf(service, 0)).flat()),
    },
    {
      name: 'save',
      run: repeat(30, (service, number) => {
        const book = { ...sampleBook, status: 'published', welcomeMessage: `Welcome ${number}` }
        return service.call('PUT', `/api/welcome-books/${own.get(service)}`, book)
      }),
    },
    { name: 'list of books', run: repeat(60, ({ call }) => call('GET', '/api/welcome-books')) },
    {
      name: 'list of stays',
      run: repeat(60, (service) => service.call('GET', `/api/welcome-books/${own.get(service)}/stays`)),
    },
    {
      name: 'sign-in',
      // A caller of its own: a sign-in ends the session that its browser had.
      run: repeat(5, ({ origin }) => signIn(createServiceCaller(origin))),
    },
    { name: 'newest hosts', run: repeat(20, ({ call }) => call('GET', '/api/admin/hosts')) },
    {
      name: 'search of hosts, many found',
      run: repeat(20, ({ call }) => call('GET', '/api/admin/hosts?search=bench')),
    },
    {
      name: 'search of hosts, none found',
      run: repeat(20, ({ call }) => call('GET', '/api/admin/hosts?search=nobody')),
    },
    { name: 'each answer of that search to its end', run: ({ call }) => searchToTheEnd(call) },
    { name: 'numbers of the operator’s page', run: repeat(20, ({ call }) => call('GET', '/api/admin/overview')) },
  ]
}

const signIn = (call: ServiceCaller) => call('POST', '/api/auth/login', { email: scaleEmail, password: scalePassword })

/** @returns the number of answers */
async function searchToTheEnd(call: ServiceCaller): Promise<number> {
  let answers = 0
  let next: string | null = ''
  while (next !== null) {
    const after: string = next && `&after=${next}`
    const answer = JSON.parse(await call('GET', `/api/admin/hosts?search=nobody${after}`)) as { next: string | null }
    next = answer.next
    answers += 1
  }
  return answers
}

/** Jobs that find nothing to do. */
async function compareJobs(databases: readonly (readonly [folder: string, url: string])[]): Promise<void> {
  const { file, remove } = await bundleSource('bench/scale-jobs.ts')
  try {
    const { timeJobs } = (await import(pathToFileURL(file).href)) as Jobs
    const [few = [], many = []] = [
      await timeJobs(...(databases[0] ?? ['', '']), scaleKey),
      await timeJobs(...(databases[1] ?? ['', '']), scaleKey),
    ]
    for (const [index, figures] of many.entries())
      printPair(`job ${figures.name}`, [few.slice(index, index + 1), [figures]])
  } finally {
    await remove()
  }
}

function printPair(name: string, [few = [], many = []]: readonly Figures[][]): void {
  const of = (figures: readonly Figures[], part: keyof Figures) => median(figures.map((figure) => figure[part]))
  const write = (part: keyof Figures) => {
    const [small, large] = [of(few, part), of(many, part)]
    return `${small.toFixed(2)} → ${large.toFixed(2)} ms (${(large / small).toFixed(2)})`
  }
  print(`  ${name}`, `processor ${write('processorMs')}, time ${write('milliseconds')}`)
}

const toMegabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

function print(name: string, figures: string): void {
  process.stdout.write(`${name.padEnd(42)} ${figures}\n`)
}
