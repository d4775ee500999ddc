import { expect, inject, onTestFinished, test } from 'vitest'
import { type Db, openDatabase } from '#platform/db/database.ts'
import { registry } from '#platform/metrics/metrics.ts'
import { givenHost } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { startTcpProxy } from '#test/tcp-proxy.ts'
import { startTestApp } from '#test/test-app.ts'
import { copyTemplate } from '#test/test-database.ts'

/** With SQLite the template is a file. */
const isPostgres = !inject('databaseTemplate').includes('/')

/** The service with a second database that has the state of the last `sync`, as a replica that is behind. */
async function start() {
  const { url = '', drop } = await copyTemplate(inject('databaseTemplate'), '')
  const proxy = await startTcpProxy(url)
  const copy = openDatabase(url)
  onTestFinished(async () => {
    await copy.destroy()
    await proxy.close()
    await drop()
  })
  const lines: string[] = []
  const server = await startTestApp({
    env: { DATABASE_READ_URL: proxy.url, LOG_LEVEL: 'warn' },
    log: { write: (line) => void lines.push(line) },
  })
  const { as } = await givenHost(server)
  const book = await givenBook(as, { welcomeMessage: 'first words' })
  const read = async (language: string) => (await server.anonymous.get(`/share/${book.id}?lang=${language}`)).body
  const save = (welcomeMessage: string) => as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, welcomeMessage })
  return { server, copy, proxy, lines, book, read, save, sync: () => sync(server.context.db, copy) }
}

async function sync(from: Db, to: Db): Promise<void> {
  await to.deleteFrom('books').execute()
  await to.deleteFrom('accounts').execute()
  await to
    .insertInto('accounts')
    .values(await from.selectFrom('accounts').selectAll().execute())
    .execute()
  await to
    .insertInto('books')
    .values(await from.selectFrom('books').selectAll().execute())
    .execute()
}

/** Number of pages by the database they were read from, since the last call. */
async function createCounter() {
  let before: Record<string, number> = {}
  const readAll = async () => {
    const metric = await registry.getSingleMetric('benvenuto_replica_reads_total')?.get()
    return Object.fromEntries((metric?.values ?? []).map(({ labels, value }) => [String(labels['outcome']), value]))
  }
  before = await readAll()
  return async () => {
    const now = await readAll()
    const grown = Object.entries(now).map(([outcome, value]) => [outcome, value - (before[outcome] ?? 0)] as const)
    before = now
    return Object.fromEntries(grown.filter(([, value]) => value > 0))
  }
}

test.runIf(isPostgres)('a page comes from the replica once that has it, and is never an old one', async () => {
  const { copy, book, read, save, sync: bringUpToDate } = await start()
  const countSince = await createCounter()

  expect(await read('en')).toContain('first words')
  expect(await countSince()).toEqual({ behind: 1 })

  await bringUpToDate()
  await copy.updateTable('books').set({ welcome_message: 'words of the replica' }).where('id', '=', book.id).execute()
  expect(await read('it')).toContain('words of the replica')
  expect(await countSince()).toEqual({ read: 1 })

  expect((await save('second words')).statusCode).toBe(200)
  expect(await read('it')).toContain('second words')
  expect(await read('de')).toContain('second words')
  expect(await countSince()).toEqual({ behind: 2 })
})

test.runIf(isPostgres)(
  'without the replica pages come from the primary database, and the log says so once',
  async () => {
    const { proxy, lines, read, save, sync: bringUpToDate } = await start()
    await bringUpToDate()
    const countSince = await createCounter()
    await proxy.refuse()

    expect(await read('en')).toContain('first words')
    expect(await read('it')).toContain('first words')
    await save('second words')
    expect(await read('it')).toContain('second words')

    expect(await countSince()).toEqual({ failed: 1, resting: 2 })
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      'the replica does not answer: pages are read from the primary database',
    ])
  },
)

test.runIf(isPostgres)('a replica that has fallen silent delays one page by a second', async () => {
  const { proxy, read, sync: bringUpToDate } = await start()
  await bringUpToDate()
  expect(await read('en')).toContain('first words')
  const countSince = await createCounter()
  proxy.silence()

  const begun = performance.now()
  expect(await read('it')).toContain('first words')
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(await read('fr')).toContain('first words')

  expect(await countSince()).toEqual({ failed: 1, resting: 1 })
})
