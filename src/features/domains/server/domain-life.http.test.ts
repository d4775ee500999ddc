import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { day, hour, minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { addDomain, givenDomain, letTimePass, listDomainMails, setRecords, startDomainApp } from '#test/given-domain.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { DomainList, DomainView } from '../shared/domain-contract.ts'
import { forgetEndedDomains } from './domain-jobs.ts'
import { findNameOwner } from './domain-queries.ts'

const pro = { plan: 'pro' } as const
const name = 'guide.villa-conti.com'

const viewOf = (response: { json(): unknown }) => DomainView.parse(response.json())
const codeOf = (response: { json(): { code?: string } }) => response.json().code

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
  expect(await listDomainMails(service)).toEqual(['domainProved', 'domainAstray'])
  await sendDueMails(context)
  const sent = await context.db
    .selectFrom('mails')
    .select(['sent_subject'])
    .where('template', '=', 'domainAstray')
    .execute()
  expect(sent).toEqual([{ sent_subject: 'Ihre Domain zeigt nicht mehr auf uns' }])

  await letTimePass(service, 14 * day, 2 * hour)
  expect(await states()).toEqual(['released'])
  expect(await listDomainMails(service)).toEqual(['domainProved', 'domainAstray', 'domainReleased'])
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
  expect(await listDomainMails(service)).toEqual(['domainProved'])
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
