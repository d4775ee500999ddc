import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { mailSources } from '#mails.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addDomain, givenDomain, setRecords, startDomainApp, target } from '#test/given-domain.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { proofNameOf } from '../shared/domain.ts'
import { DomainList, DomainView } from '../shared/domain-contract.ts'
import { checkDomains, forgetEndedDomains } from './domain-jobs.ts'
import { findNameOwner } from './domain-queries.ts'

const pro = { plan: 'pro' } as const
const name = 'guide.villa-conti.com'

const viewOf = (response: { json(): unknown }) => DomainView.parse(response.json())
const codeOf = (response: { json(): { code?: string } }) => response.json().code

type Service = Awaited<ReturnType<typeof startDomainApp>>

/** Runs the job in steps of five minutes for a period. */
async function letTimePass({ context, clock }: Service, length: number, step = 5 * minute) {
  const end = clock.now() + length
  while (clock.now() < end) {
    clock.advance(step)
    await runJob(context, checkDomains)
  }
}

async function mailsOf({ context }: Service) {
  const mails = await context.db.selectFrom('mails').select(['template', 'language']).orderBy('created_at').execute()
  return mails.filter(({ template }) => template.startsWith('domain')).map(({ template }) => template)
}

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
  expect(await mailsOf(service)).toEqual(['domainProved'])
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

test('a domain that stops pointing here is reported, kept for the grace period, and then released', async () => {
  const service = await startDomainApp()
  const { dns, context } = service
  const { as } = await givenHost(service, { ...pro, language: 'de', planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(as)
  const domain = await givenDomain(as, dns, name, { bookId: book.id })
  const states = async () => DomainList.parse((await as.get('/api/domains')).json()).domains.map(({ state }) => state)

  dns.set(name, { A: ['198.51.100.4'] })
  await letTimePass(service, 8 * hour)
  expect(await states()).toEqual(['astray'])
  expect((await as.get('/api/domains/addresses')).json()).toEqual({})
  expect(await mailsOf(service)).toEqual(['domainProved', 'domainAstray'])
  await sendDueMails(context)
  const sent = await context.db
    .selectFrom('mails')
    .select(['sent_subject'])
    .where('template', '=', 'domainAstray')
    .execute()
  expect(sent).toEqual([{ sent_subject: 'Ihre Domain zeigt nicht mehr zu uns' }])

  await letTimePass(service, 14 * day, 2 * hour)
  expect(await states()).toEqual(['released'])
  expect(await mailsOf(service)).toEqual(['domainProved', 'domainAstray', 'domainReleased'])
  const { as: other } = await givenHost(service, pro)
  await givenDomain(other, dns, name)

  // Its former host may claim it again; the claim waits because another account has proved the name.
  expect(viewOf(await as.post(`/api/domains/${domain.id}/check`))).toMatchObject({ state: 'waiting', isTaken: true })
})

test('ended domains are shown for 60 days and then deleted', async () => {
  const service = await startDomainApp()
  const { context, clock } = service
  const { as } = await givenHost(service, pro)
  await addDomain(as, name)
  await addDomain(as, 'www.villa-conti.com')
  await context.db.updateTable('domains').set({ state: 'released' }).where('name', '=', name).execute()
  const names = async () => (await context.db.selectFrom('domains').select('name').execute()).map((row) => row.name)

  clock.advance(59 * day)
  await runJob(context, forgetEndedDomains)
  expect(await names()).toHaveLength(2)
  clock.advance(2 * day)
  await runJob(context, forgetEndedDomains)
  expect(await names()).toEqual(['www.villa-conti.com'])
})

test('a name whose DNS answers fail now and then for an hour stays proved', async () => {
  const service = await startDomainApp()
  const { dns } = service
  const { as } = await givenHost(service, { ...pro, planStatus: 'active' })
  await givenDomain(as, dns, name)
  for (let round = 0; round < 8; round += 1) {
    dns.answer(name, round % 2 === 0 ? 'absent' : 'honest')
    await letTimePass(service, 3 * hour, 10 * minute + round)
  }
  expect(await mailsOf(service)).toEqual(['domainProved'])
})

test('a claim that is not proved expires and can be restarted', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, { ...pro, planStatus: 'active' })
  const added = await addDomain(as, name)
  await letTimePass(service, 15 * day, 3 * hour)
  expect(viewOf(await as.patch(`/api/domains/${added.id}`, {})).state).toBe('expired')
  setRecords(service.dns, added)
  expect(viewOf(await as.post(`/api/domains/${added.id}/check`)).state).toBe('proved')
})

test('two concurrent restarts of a claim restart it once, and its state stays', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, { ...pro, planStatus: 'active' })
  const added = await addDomain(as, name)
  await letTimePass(service, 15 * day, 3 * hour)
  setRecords(service.dns, added)
  await Promise.all(Array.from({ length: 4 }, () => as.post(`/api/domains/${added.id}/check`)))
  const [domain] = DomainList.parse((await as.get('/api/domains')).json()).domains
  expect(domain?.state).toBe('proved')
  expect(await findNameOwner(service.context.db, name)).toBeDefined()
})

test('a host without Pro cannot restart a claim', async () => {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, { ...pro, planStatus: 'active' })
  const added = await addDomain(as, name)
  await letTimePass(service, 15 * day, 3 * hour)
  await changeSubscription(service.context, account.id, () => ({ plan: 'basic' }))
  expect(codeOf(await as.post(`/api/domains/${added.id}/check`))).toBe('DOMAIN_NEEDS_PRO')
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

test('an account cannot have more than twenty domains', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  for (let count = 0; count < 20; count += 1) await addDomain(as, `villa-${count}.com`)
  const refused = await as.post('/api/domains', { name })
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'DOMAIN_LIMIT'])
})

test('a slug is made from the book’s name once and then stays; a host may choose another', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const villa = await givenBook(as, { propertyName: 'Villa Müller' })
  service.clock.advance(minute)
  const twin = await givenBook(as, { propertyName: 'Villa Müller' })
  const draft = await givenBook(as, { propertyName: 'Attic', status: 'draft' })
  await givenDomain(as, service.dns, name)
  const slugs = async () =>
    Object.fromEntries(
      DomainList.parse((await as.get('/api/domains')).json()).slugs.map(({ bookId, slug }) => [bookId, slug]),
    )
  expect(await slugs()).toEqual({ [villa.id]: 'villa-muller', [twin.id]: 'villa-muller-2' })

  await as.put(`/api/welcome-books/${villa.id}`, { ...villa, propertyName: 'Villa Rosa', status: 'published' })
  expect((await slugs())[villa.id]).toBe('villa-muller')
  expect((await as.put(`/api/domains/slugs/${villa.id}`, { slug: ' Rosa ' })).statusCode).toBe(200)
  expect((await as.get('/api/domains/addresses')).json()).toMatchObject({ [villa.id]: `http://${name}:3000/rosa` })

  // The former slug still redirects there, so other books cannot have it.
  const taken = await as.put(`/api/domains/slugs/${twin.id}`, { slug: 'villa-muller' })
  expect([taken.statusCode, codeOf(taken)]).toEqual([409, 'SLUG_TAKEN'])
  for (const slug of ['share', 'a--b', '', 'x'.repeat(61)]) {
    expect((await as.put(`/api/domains/slugs/${twin.id}`, { slug })).statusCode, slug).toBe(400)
  }
  expect((await slugs())[draft.id]).toBeUndefined()
})

test('a book gets its slug when it is published, and reading addresses writes nothing', async () => {
  const service = await startDomainApp()
  const { db } = service.context
  const { as } = await givenHost(service, pro)
  await givenDomain(as, service.dns, name)
  const slugRows = () => db.selectFrom('book_slugs').select(['book_id', 'slug']).orderBy('slug').execute()
  const attic = await givenBook(as, { propertyName: 'Attic', status: 'draft' })
  expect(await slugRows()).toEqual([])

  const villa = await givenBook(as, { propertyName: 'Villa Conti' })
  await as.put(`/api/welcome-books/${attic.id}`, { ...attic, status: 'published' })
  const given = [
    { book_id: attic.id, slug: 'attic' },
    { book_id: villa.id, slug: 'villa-conti' },
  ]
  expect(await slugRows()).toEqual(given)

  await db.deleteFrom('book_slugs').execute()
  for (const path of ['/api/domains', '/api/domains/addresses']) expect((await as.get(path)).statusCode).toBe(200)
  expect(await slugRows()).toEqual([])
})

test('published books without a slug get one with the next check of the domain', async () => {
  const service = await startDomainApp()
  const { db } = service.context
  const { as } = await givenHost(service, pro)
  const book = await givenBook(as, { propertyName: 'Villa Conti' })
  const domain = await givenDomain(as, service.dns, name)
  await db.deleteFrom('book_slugs').execute()
  service.clock.advance(minute)
  await as.post(`/api/domains/${domain.id}/check`)

  expect(await db.selectFrom('book_slugs').select(['book_id', 'slug']).execute()).toEqual([
    { book_id: book.id, slug: 'villa-conti' },
  ])
})

test('only the latest slugs of a book are kept', async () => {
  const service = await startDomainApp()
  const { as } = await givenHost(service, pro)
  const { id } = await givenBook(as)
  for (let number = 1; number <= 40; number += 1) {
    service.clock.advance(minute)
    await as.put(`/api/domains/slugs/${id}`, { slug: `villa-${number}` })
  }

  const rows = await service.context.db.selectFrom('book_slugs').select(['slug', 'is_current']).execute()
  expect(rows.map(({ slug }) => Number(slug.slice('villa-'.length))).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 11),
  )
  expect(rows.filter(({ is_current }) => is_current === 1).map(({ slug }) => slug)).toEqual(['villa-40'])
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

test('without Pro a claim is not looked up, and a proved domain stays proved', async () => {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, { ...pro, planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(as)
  await givenDomain(as, service.dns, name, { bookId: book.id })
  service.clock.advance(minute)
  const second = await addDomain(as, 'www.villa-conti.com')
  setRecords(service.dns, second)
  await changeSubscription(service.context, account.id, () => ({ plan: 'basic' }))

  await letTimePass(service, 2 * day, 3 * hour)
  const list = DomainList.parse((await as.get('/api/domains')).json())
  expect(list.isPro).toBe(false)
  expect(list.domains.map(({ state }) => state)).toEqual(['proved', 'waiting'])
  expect((await as.get('/api/domains/addresses')).json()).toEqual({})
  expect(codeOf(await as.post(`/api/domains/${second.id}/check`))).toBe('DOMAIN_NEEDS_PRO')

  await changeSubscription(service.context, account.id, () => ({ plan: 'pro' }))
  expect((await as.get('/api/domains/addresses')).json()).toEqual({ [book.id]: `http://${name}:3000/` })
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
  expect((await ask(name, { 'x-forwarded-for': '203.0.113.1' })).statusCode).toBe(404)
  const stranger = await service.app.inject({ url: `/internal/tls-check?domain=${name}`, remoteAddress: '203.0.113.1' })
  expect(stranger.statusCode).toBe(404)
})
