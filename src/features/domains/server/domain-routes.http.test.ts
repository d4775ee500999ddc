import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { mailSources } from '#mails.ts'
import { hour, minute } from '#platform/clock.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import {
  addDomain,
  givenDomain,
  letTimePass,
  listDomainMails,
  setRecords,
  startDomainApp,
  target,
} from '#test/given-domain.ts'
import { proofNameOf } from '../shared/domain.ts'
import { DomainList, DomainView } from '../shared/domain-contract.ts'
import { findNameOwner } from './domain-queries.ts'

const pro = { plan: 'pro' } as const
const name = 'guide.villa-conti.com'

const viewOf = (response: { json(): unknown }) => DomainView.parse(response.json())
const codeOf = (response: { json(): { code?: string } }) => response.json().code

test('a host adds a domain and sets its records, and the domain is proved by a manual check or by the job', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const book = await givenBook(as)

  const response = await as.post('/api/domains', { name: 'https://Guide.Villa-Conti.com/', bookId: book.id })

  expect(response.statusCode).toBe(201)
  const added = viewOf(response)
  expect(added).toMatchObject({
    name,
    asciiName: name,
    origin: `http://${name}:3000`,
    bookId: book.id,
    state: 'waiting',
    zone: 'villa-conti.com',
    pointing: { finding: 'unchecked', records: [{ type: 'CNAME', name, value: target.host }] },
    ownership: {
      finding: 'unchecked',
      record: { type: 'TXT', name: `_benvenuto.${name}`, value: expect.stringMatching(/^benvenuto=[\w-]{22}$/) },
    },
  })

  const early = viewOf(await as.post(`/api/domains/${added.id}/check`))
  expect(early).toMatchObject({ state: 'waiting', pointing: { finding: 'missing' }, ownership: { finding: 'missing' } })

  setRecords(service.dns, added)
  await letTimePass(service, 10 * minute)
  const { domains } = DomainList.parse((await as.get('/api/domains')).json())
  expect(domains).toMatchObject([{ state: 'proved', pointing: { finding: 'right' }, ownership: { finding: 'right' } }])
  expect(await listDomainMails(service)).toEqual(['domainProved'])
  expect((await as.get('/api/domains/addresses')).json()).toEqual({ [book.id]: `http://${name}:3000/` })
})

test('a bare domain gets an alias or addresses to set, and is displayed in Unicode', async () => {
  const { dns, ...service } = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const added = await addDomain(as, 'Müller-Höfe.de')
  expect(added).toMatchObject({ name: 'müller-höfe.de', asciiName: 'xn--mller-hfe-67a3d.de' })
  expect(added.pointing.records).toEqual([
    { type: 'ALIAS', name: added.asciiName, value: target.host },
    { type: 'A', name: added.asciiName, value: target.address },
  ])

  dns.set(added.asciiName, { A: [target.address] })
  dns.set(proofNameOf(added.asciiName), { TXT: [added.ownership.record.value] })
  expect(viewOf(await as.post(`/api/domains/${added.id}/check`)).state).toBe('proved')
})

test('the values that were found instead are reported', async () => {
  const { dns, ...service } = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const added = await addDomain(as, name)
  dns.set(name, { A: ['198.51.100.4'] })
  dns.set(proofNameOf(name), { TXT: ['something'] })
  expect(viewOf(await as.post(`/api/domains/${added.id}/check`))).toMatchObject({
    state: 'waiting',
    pointing: { finding: 'wrong', found: ['198.51.100.4'] },
    ownership: { finding: 'wrong', found: ['something'] },
  })
})

test('anonymous visitors get nothing, and hosts on Basic cannot add a domain', async () => {
  const service = await startDomainApp()
  const { anonymous } = service
  const { as } = await givenHost(service)
  for (const call of [
    () => anonymous.get('/api/domains'),
    () => anonymous.get('/api/domains/addresses'),
    () => anonymous.post('/api/domains', { name }),
    () => anonymous.patch('/api/domains/x', {}),
    () => anonymous.post('/api/domains/x/check'),
    () => anonymous.delete('/api/domains/x'),
    () => anonymous.put('/api/domains/slugs/x', { slug: 'villa' }),
  ]) {
    expect((await call()).statusCode).toBe(401)
  }

  const refused = await as.post('/api/domains', { name })
  expect([refused.statusCode, codeOf(refused)]).toEqual([402, 'DOMAIN_NEEDS_PRO'])
  expect((await as.get('/api/domains')).json()).toEqual({ isPro: false, domains: [], slugs: [] })
})

test('another account cannot see, change, check or remove a domain', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const { as: other } = await givenHost(service, pro)
  const book = await givenBook(as)
  const added = await addDomain(as, name)

  expect((await other.get('/api/domains')).json()).toMatchObject({ domains: [] })
  for (const response of [
    await other.patch(`/api/domains/${added.id}`, { listsBooks: false }),
    await other.post(`/api/domains/${added.id}/check`),
    await other.delete(`/api/domains/${added.id}`),
  ]) {
    expect([response.statusCode, codeOf(response)]).toEqual([404, 'DOMAIN_NOT_FOUND'])
  }
  expect(codeOf(await other.post('/api/domains', { name, bookId: book.id }))).toBe('BOOK_NOT_FOUND')
  expect(codeOf(await other.put(`/api/domains/slugs/${book.id}`, { slug: 'mine' }))).toBe('BOOK_NOT_FOUND')
})

test('names that cannot be a host’s domain are refused, each with its code', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  for (const [typed, code] of [
    ['', 'DOMAIN_INVALID'],
    ['no domain', 'DOMAIN_INVALID'],
    ['co.uk', 'DOMAIN_SUFFIX'],
    ['127.0.0.1', 'DOMAIN_RESERVED'],
    ['villa.benvenuto.app', 'DOMAIN_OWN'],
  ]) {
    const response = await as.post('/api/domains', { name: typed })
    expect(response.statusCode, typed).toBe(400)
    expect(response.json().fields.name, typed).toEqual(expect.any(String))
    if (typed !== '') expect(codeOf(response)).toBe(code)
  }
  expect((await as.post('/api/domains', { name: 'a'.repeat(501) })).statusCode).toBe(400)
  await addDomain(as, name)
  expect(codeOf(await as.post('/api/domains', { name: name.toUpperCase() }))).toBe('DOMAIN_ADDED_ALREADY')
})

test('a proved name cannot be claimed; of two claims the first that is proved wins', async () => {
  const service = await startDomainApp()
  const { dns, context } = service
  const { as: anna, account } = await givenHost(service, pro)
  const { as: berta } = await givenHost(service, pro)
  const hers = await addDomain(anna, name)
  const theirs = await addDomain(berta, name)

  // Both accounts have their records in the zone and are checked at the same time.
  dns.set(name, { CNAME: [target.host] })
  dns.set(proofNameOf(name), { TXT: [hers.ownership.record.value, theirs.ownership.record.value] })
  const answers = await Promise.all([
    anna.post(`/api/domains/${hers.id}/check`),
    berta.post(`/api/domains/${theirs.id}/check`),
  ])
  const views = answers.map(viewOf)
  expect(views.map(({ state }) => state).toSorted()).toEqual(['proved', 'waiting'])
  const annaHasIt = views[0]?.state === 'proved'
  const [winner, loser] = annaHasIt ? [hers, theirs] : [theirs, hers]
  const [winning, losing] = annaHasIt ? [anna, berta] : [berta, anna]
  expect((await findNameOwner(context.db, name)) === account.id).toBe(annaHasIt)
  expect(viewOf(await losing.post(`/api/domains/${loser.id}/check`))).toMatchObject({ state: 'waiting', isTaken: true })

  const { as: late } = await givenHost(service, pro)
  const refused = await late.post('/api/domains', { name })
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'DOMAIN_TAKEN'])

  await winning.delete(`/api/domains/${winner.id}`)
  expect(viewOf(await losing.post(`/api/domains/${loser.id}/check`))).toMatchObject({ state: 'proved', isTaken: false })
})

test('the mail about the first book contains its address under the domain for all books', async () => {
  const service = await startDomainApp()
  const { context } = service
  const { as, account } = await givenHost(service, pro)
  await givenDomain(as, service.dns, name)
  const { id: bookId } = await givenBook(as, { propertyName: 'Villa Conti' })
  const reader = await mailSources.findReader(context.db, account.id)
  if (!reader) throw new Error('no reader for the mail')
  const prepare = () => mailSources.prepare.firstBook(context, { reader, params: { bookId } })

  expect(await prepare()).toEqual({ propertyName: 'Villa Conti', address: `http://${name}:3000/villa-conti` })
  await changeSubscription(context, account.id, () => ({ plan: 'basic' }))
  expect(await prepare()).toEqual({ propertyName: 'Villa Conti', address: undefined })
})

test('manual checks are rate-limited', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const added = await addDomain(as, name)
  const statuses: number[] = []
  for (let press = 0; press < 8; press += 1) {
    statuses.push((await as.post(`/api/domains/${added.id}/check`)).statusCode)
  }
  expect(statuses.slice(-2)).toEqual([429, 429])
  expect(statuses.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200])
})

test('changes of domains and addresses of books have one limit per account and hour', async () => {
  const service = await startDomainApp({ LIMIT_DOMAIN_WRITES_PER_ACCOUNT: '3' })
  const { as } = await givenHost(service, pro)
  const { as: neighbour } = await givenHost(service, pro)
  const { id: bookId } = await givenBook(as)
  const { id } = await addDomain(as, name)
  const change = () => as.patch(`/api/domains/${id}`, { listsBooks: false })
  const move = () => as.put(`/api/domains/slugs/${bookId}`, { slug: 'villa' })

  expect([(await change()).statusCode, (await move()).statusCode]).toEqual([200, 200])
  expect([(await change()).statusCode, (await move()).statusCode]).toEqual([429, 429])
  expect((await as.delete(`/api/domains/${id}`)).statusCode).toBe(429)
  await addDomain(neighbour, 'other-villa.com')
  service.clock.advance(hour)
  expect((await as.delete(`/api/domains/${id}`)).statusCode).toBe(200)
})

test('an account cannot have more than twenty domains', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  for (let count = 0; count < 20; count += 1) await addDomain(as, `villa-${count}.com`)
  const refused = await as.post('/api/domains', { name })
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'DOMAIN_LIMIT'])
})

test('deleting a book or an account deletes its domains', async () => {
  const service = await startDomainApp()
  const { db } = service.context
  const { as, account } = await givenHost(service, pro)
  const book = await givenBook(as)
  await givenDomain(as, service.dns, name, { bookId: book.id })
  await givenDomain(as, service.dns, 'www.villa-conti.com')
  await as.delete(`/api/welcome-books/${book.id}`)
  expect(await findNameOwner(db, name)).toBeUndefined()
  expect(await findNameOwner(db, 'www.villa-conti.com')).toBe(account.id)

  await db.deleteFrom('books').execute()
  await db.deleteFrom('accounts').where('id', '=', account.id).execute()
  expect(await findNameOwner(db, 'www.villa-conti.com')).toBeUndefined()
})

test('the certificate check allows proved names only, and only from our own network', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  await givenDomain(as, service.dns, name)
  await addDomain(as, 'www.villa-conti.com')
  const ask = (domain: string, headers?: Record<string, string>) =>
    service.anonymous.get(`/internal/tls-check?domain=${domain}`, headers)

  expect((await ask(name)).statusCode).toBe(200)
  expect((await ask(`${name.toUpperCase()}.`)).statusCode).toBe(200)
  for (const other of ['www.villa-conti.com', 'villa-conti.com', '', 'x'.repeat(300)]) {
    expect((await ask(other)).statusCode, other).not.toBe(200)
  }
  expect((await service.anonymous.get('/internal/tls-check')).statusCode).toBe(404)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'via']) {
    expect((await ask(name, { [header]: '203.0.113.1' })).statusCode, header).toBe(404)
  }
  const stranger = await service.app.inject({ url: `/internal/tls-check?domain=${name}`, remoteAddress: '203.0.113.1' })
  expect(stranger.statusCode).toBe(404)
})
