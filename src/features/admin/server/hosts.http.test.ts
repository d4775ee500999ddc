import { expect, test } from 'vitest'
import { day } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { createId } from '#platform/ids.ts'
import { givenHost, givenPassword, unknownId } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { addDomain, startDomainApp } from '#test/given-domain.ts'
import { startTestApp, testStart } from '#test/test-app.ts'
import type { FoundHosts } from '../shared/admin-contract.ts'

test('hosts are found by parts of name and address; wildcards are matched literally', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service, { name: 'Émile Martin', email: 'Emile_M@example.org' })
  await givenHost(service, { name: 'Giulia Conti', email: 'giulia@example.org' })
  await givenBook(host)
  const namesFor = async (search: string) => {
    const { hosts } = (await admin.get(`/api/admin/hosts?search=${encodeURIComponent(search)}`)).json()
    return hosts.map((found: { name: string }) => found.name).sort()
  }

  expect(await namesFor('EXAMPLE.ORG')).toEqual(['Giulia Conti', 'Émile Martin'])
  for (const spelling of ['émile', 'Émile', 'EMILE', 'E\u0301mile m']) {
    expect(await namesFor(spelling), spelling).toEqual(['Émile Martin'])
  }
  await host.patch('/api/account', { name: 'Łucja Weiß' })
  for (const spelling of ['lucja', 'ŁUCJA', 'weiss', 'WEIß']) {
    expect(await namesFor(spelling), spelling).toEqual(['Łucja Weiß'])
  }
  await host.patch('/api/account', { name: 'Émile Martin' })
  expect(await namesFor(' conti ')).toEqual(['Giulia Conti'])
  expect(await namesFor('e_m')).toEqual(['Émile Martin'])
  expect(await namesFor('%')).toEqual([])
  expect(await namesFor('')).toHaveLength(3)
  const { hosts, hasMore } = (await admin.get('/api/admin/hosts?search=emile')).json()
  expect(hosts[0]).toMatchObject({ bookCount: 1, planStatus: 'trial', disabledAt: null })
  expect(hasMore).toBe(false)
  expect((await admin.get(`/api/admin/hosts?search=${'x'.repeat(300)}`)).statusCode).toBe(400)
})

test('hosts can be filtered by disabled accounts, and by disabled accounts that are still charged', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  for (const renewal of ['none', 'renews', 'pastDue', 'cancelled'] as const) {
    const { account } = await givenHost(service, { name: renewal, renewal })
    await admin.post(`/api/admin/hosts/${account.id}/disable`, { subscription: 'keep' })
    await givenHost(service, { name: `open ${renewal}`, renewal })
  }
  const namesFor = async (query: string) => {
    const { hosts } = (await admin.get(`/api/admin/hosts?${query}`)).json()
    return hosts.map((found: { name: string; isCharged: boolean }) => [found.name, found.isCharged]).sort()
  }

  expect(await namesFor('only=disabledCharged')).toEqual([
    ['pastDue', true],
    ['renews', true],
  ])
  expect(await namesFor('only=disabled')).toEqual([
    ['cancelled', false],
    ['none', false],
    ['pastDue', true],
    ['renews', true],
  ])
  expect(await namesFor('only=disabled&search=past')).toEqual([['pastDue', true]])
  expect(await namesFor('search=open')).toHaveLength(4)
  expect((await admin.get('/api/admin/overview')).json().accounts).toEqual({
    hosts: 8,
    disabled: 4,
    disabledCharged: 2,
  })
  expect((await admin.get('/api/admin/hosts?only=enabled')).statusCode).toBe(400)
})

test('more than twenty matches are reported as more', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  for (let count = 0; count < 20; count += 1) await givenHost(service)
  const found = (await admin.get('/api/admin/hosts')).json()
  expect(found.hosts).toHaveLength(20)
  expect(found.hasMore).toBe(true)
  const rest = (await admin.get(`/api/admin/hosts?after=${found.next}`)).json()
  expect(rest).toMatchObject({ hosts: [{ id: expect.any(String) }], hasMore: false, next: null })
  const listed: FoundHosts['hosts'] = [...found.hosts, ...rest.hosts]
  expect(new Set(listed.map(({ id }) => id)).size).toBe(21)
})

test('an answer looks at a bounded number of accounts and says where the search goes on', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service, { name: 'Giulia Conti', email: 'giulia@example.org' })
  const { db } = service.context
  await db
    .updateTable('accounts')
    .set({ created_at: testStart - 10 * day })
    .where('id', '=', account.id)
    .execute()
  await givenCopies(db, account.id, 2_000)
  const search = async (query: string) => (await admin.get(`/api/admin/hosts?search=${query}`)).json()

  const first = await search('ulia c')
  expect(first).toMatchObject({ hosts: [], hasMore: false, next: expect.any(String) })
  const second = await search(`ulia c&after=${first.next}`)
  expect(second).toMatchObject({ hosts: [], hasMore: false, next: expect.any(String) })
  const third = await search(`ulia c&after=${second.next}`)
  expect(third).toMatchObject({ hosts: [{ id: account.id }], hasMore: false, next: null })

  const listed = new Set<string>()
  let next: string | null = ''
  while (next !== null) {
    const answer: FoundHosts = await search(`host 1&after=${next}`.replace(/&after=$/, ''))
    for (const { id } of answer.hosts) listed.add(id)
    next = answer.next
  }
  // 1, 10 to 19, 100 to 199, 1000 to 1999.
  expect(listed.size).toBe(1_111)
  expect((await admin.get('/api/admin/hosts?after=1.x')).statusCode).toBe(400)
})

test('the account with exactly this address begins the first answer and is not repeated', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service, { email: '1@example.com' })
  const { db } = service.context
  await db
    .updateTable('accounts')
    .set({ created_at: testStart - 10 * day })
    .where('id', '=', account.id)
    .execute()
  await givenCopies(db, account.id, 400)
  const search = async (query: string): Promise<FoundHosts> =>
    (await admin.get(`/api/admin/hosts?search=${query}`)).json()

  const listed: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const answer: FoundHosts = await search(`1@Example.com${next && `&after=${next}`}`)
    listed.push(...answer.hosts.map(({ id }) => id))
    expect(answer.hosts.length).toBeLessThanOrEqual(20)
    next = answer.next
  }
  expect(listed[0]).toBe(account.id)
  // host-1@example.com, host-11@example.com and so on.
  expect([listed.length, new Set(listed).size]).toEqual([41, 41])
  expect((await search('1@example.com&only=disabled')).hosts).toEqual([])
  await admin.post(`/api/admin/hosts/${account.id}/disable`)
  expect((await search('1@example.com&only=disabled')).hosts).toMatchObject([{ id: account.id }])
  expect((await search('1@example.com&only=disabledCharged')).hosts).toEqual([])
})

test('a name that becomes 6,600 bytes without its ligatures is stored and found', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host, account } = await givenHost(service)
  // PostgreSQL refuses entries of an index above 2,704 bytes, after compression.
  expect((await host.patch('/api/account', { name: '\ufdfa'.repeat(200) })).statusCode).toBe(200)

  const found = (await admin.get(`/api/admin/hosts?search=${encodeURIComponent('\ufdfa')}`)).json()
  expect(found.hosts).toMatchObject([{ id: account.id }])
})

/** Copies of an account, `Host 1` and so on, of which each three have the same time. */
async function givenCopies(db: Db, id: string, count: number): Promise<void> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copies = Array.from({ length: count }, (_, index) => ({
    ...row,
    id: createId(),
    name: `Host ${index + 1}`,
    name_plain: `host ${index + 1}`,
    email_normalized: `host-${index + 1}@example.com`,
    created_at: testStart - Math.floor(index / 3),
  }))
  for (let first = 0; first < count; first += 200)
    await db
      .insertInto('accounts')
      .values(copies.slice(first, first + 200))
      .execute()
}

test('a host’s details contain plan, books and session times, but no credentials', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account } = await givenHost(service)
  await service.browser().post('/api/auth/login', { email: account.email, password: givenPassword })

  const response = await admin.get(`/api/admin/hosts/${account.id}`)

  expect(response.json()).toMatchObject({ id: account.id, plan: 'basic', planStatus: 'trial', bookCount: 0 })
  expect(response.json().sessions).toHaveLength(2)
  expect(Object.keys(response.json().sessions[0])).toEqual(['createdAt', 'lastSeenAt', 'expiresAt'])
  expect(response.body).not.toMatch(/hash|password/i)
  expect((await admin.get(`/api/admin/hosts/${unknownId}`)).statusCode).toBe(404)
})

test('a host’s domains are shown with their state, without the proof token', async () => {
  const service = await startDomainApp()
  const { as: admin } = await givenAdmin(service)
  const { as, account } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const { ownership } = await addDomain(as, 'bücher.villa-conti.it')

  const response = await admin.get(`/api/admin/hosts/${account.id}`)

  expect(response.json().domains).toMatchObject([
    { name: 'bücher.villa-conti.it', state: 'waiting', pointing: 'unchecked', ownership: 'unchecked', checkedAt: null },
  ])
  expect(response.body).not.toContain(ownership.record.value)
})

test('a trial is extended to the end of a day, also after it has expired', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service, {
    plan: 'pro',
    planStatus: 'expired',
    trialEndsAt: testStart - day,
  })
  const path = `/api/admin/hosts/${account.id}/trial`

  const response = await admin.post(path, { until: '2026-03-10' })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ planStatus: 'trial', trialEndsAt: '2026-03-11T00:00:00.000Z' })
  expect((await host.get('/api/auth/me')).json()).toMatchObject({
    plan: 'pro',
    canCreateBooks: true,
    trialDaysLeft: 10,
  })

  const past = await admin.post(path, { until: '2026-02-28' })
  expect(past.statusCode).toBe(400)
  expect(past.json().fields).toEqual({ until: 'Choose today or a later day, at most ten years ahead.' })
  expect((await admin.post(path, { until: 'tomorrow' })).statusCode).toBe(400)
  expect((await admin.post(path)).statusCode).toBe(400)
  expect((await admin.post(`/api/admin/hosts/${unknownId}/trial`, { until: '2026-03-10' })).statusCode).toBe(404)
})

test('access is granted and extended, but not for a subscription that renews itself', async () => {
  const service = await startTestApp()
  const { as: admin } = await givenAdmin(service)
  const { account, as: host } = await givenHost(service)
  const { account: paying } = await givenHost(service, { planStatus: 'active' })
  const grant = (id: string, plan: string, until: string) =>
    admin.post(`/api/admin/hosts/${id}/access`, { plan, until })

  expect((await grant(account.id, 'pro', '2026-12-31')).json()).toMatchObject({ plan: 'pro', planStatus: 'active' })
  expect((await grant(account.id, 'pro', '2027-12-31')).statusCode).toBe(200)
  expect((await host.get('/api/auth/me')).json()).toMatchObject({
    plan: 'pro',
    planStatus: 'active',
    bookLimit: null,
    accessUntil: '2028-01-01T00:00:00.000Z',
  })
  expect((await admin.post(`/api/admin/hosts/${account.id}/trial`, { until: '2026-03-10' })).json().code).toBe(
    'HOST_HAS_PLAN',
  )
  expect((await grant(paying.id, 'pro', '2026-12-31')).json().code).toBe('HOST_HAS_PLAN')
  expect((await grant(account.id, 'gold', '2026-12-31')).statusCode).toBe(400)
  expect((await grant(unknownId, 'pro', '2026-12-31')).statusCode).toBe(404)
  const { acts } = (await admin.get('/api/admin/acts')).json()
  expect(acts).toHaveLength(2)
})
