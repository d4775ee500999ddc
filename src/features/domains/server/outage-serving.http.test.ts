import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { longestWrite } from '#platform/db/row-memory.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const
const name = 'guide.villa-conti.com'
const ours = '127.0.0.1:3000'

test('cached guest pages are served during a database outage, on our host and on domains, and a metric counts them', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const book = await givenBook(as, { doorCode: 'zorbax' })
  const draft = await givenBook(as, { doorCode: 'quibble' })
  const other = await givenHost(service, pro)
  const hidden = await givenBook(other.as, { doorCode: 'wixen' })
  await givenDomain(as, service.dns, name, { bookId: book.id })
  const ask = await listenUnderHosts(service)
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  // Rows that are read right after a write are not used without the database.
  const passWrites = () => vi.advanceTimersByTime(longestWrite + 1)
  const metric = async (key: string) =>
    Number(new RegExp(`^${key} (\\S+)$`, 'm').exec((await ask(ours, '/metrics')).body)?.[1])
  const paths = [
    [ours, `/share/${book.id}?lang=it`],
    [name, '/?lang=it'],
  ] as const
  expect((await ask(ours, `/share/${draft.id}?lang=it`)).status).toBe(200)
  await as.put(`/api/welcome-books/${draft.id}`, { ...draft, status: 'draft' })
  passWrites()
  for (const [host, path] of paths) expect((await ask(host, path)).status).toBe(200)
  expect((await ask(ours, `/share/${draft.id}?lang=it`)).status).toBe(404)
  expect((await ask(ours, `/share/${hidden.id}?lang=it`)).body).toContain('wixen')
  await other.as.put(`/api/welcome-books/${hidden.id}`, { ...hidden, status: 'draft' })
  expect(await metric('benvenuto_database_away')).toBe(0)

  for (const table of ['books', 'domains', 'sessions']) {
    await sql`alter table ${sql.table(table)} rename to ${sql.table(`${table}_away`)}`.execute(service.context.db)
  }

  for (const [host, path] of paths) {
    const answer = await ask(host, path)
    expect([answer.status, answer.body.includes('zorbax')]).toEqual([200, true])
  }
  // The book was unpublished before the outage.
  const former = await ask(ours, `/share/${draft.id}?lang=it`)
  expect([former.status, former.body.includes('quibble')]).toEqual([404, false])
  // This one too, and no guest has asked for it since.
  expect((await ask(ours, `/share/${hidden.id}?lang=it`)).status).toBeGreaterThanOrEqual(500)
  expect((await ask(ours, '/api/welcome-books')).status).toBeGreaterThanOrEqual(400)
  expect(await metric('benvenuto_database_away')).toBe(1)
  expect(await metric('benvenuto_rows_used_without_database_total')).toBeGreaterThanOrEqual(4)
})
