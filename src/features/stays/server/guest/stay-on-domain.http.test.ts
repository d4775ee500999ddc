import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'

const name = 'guide.villa-conti.com'

async function givenStayOnDomain() {
  const service = await startDomainApp()
  const { as, account } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(as, { doorCode: '4719' })
  await givenStaySettings(as, book.id, { releaseHours: 0, secrets: ['doorCode'], spareCodes: ['7730'] })
  const path = pathOf(await givenStay(as, book.id))
  const { as: neighbour } = await givenHost(service)
  const foreignBook = await givenBook(neighbour)
  await givenStaySettings(neighbour, foreignBook.id)
  const foreignPath = pathOf(await givenStay(neighbour, foreignBook.id))
  await givenDomain(as, service.dns, name, { bookId: book.id })
  const ask = await listenUnderHosts(service)
  const post = (address: string, origin: string) =>
    ask(name, address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: '',
    })
  return { ...service, as, book, account, path, foreignPath, ask, post }
}

const pathOf = ({ link }: { link: string | null }) => new URL(link ?? '').pathname

test('a stay is read under the host’s own domain, with the same bytes, and the code opens it there', async () => {
  const { anonymous, path, ask } = await givenStayOnDomain()
  const page = await ask(name, path)
  const own = await anonymous.get(path)
  expect([page.status, page.body === own.body]).toEqual([200, true])
  expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  expect([page.headers['strict-transport-security'], page.headers['set-cookie']]).toEqual([undefined, undefined])
  const reminder = await ask(name, `${path}/reminder.ics`)
  expect(reminder.body.replaceAll('\r\n ', '')).toMatch(new RegExp(`//${name}(:\\d+)?${path}`))
  expect((await ask(name, '/s/sw.js')).headers['content-type']).toContain('text/javascript')
})

test('the host is given links under her own domain, as long as guests read the book there', async () => {
  const { context, as, book, account, path } = await givenStayOnDomain()
  const stays = `/api/welcome-books/${book.id}/stays`
  const links = async () => {
    const [ofBook, ofHost] = [(await as.get(stays)).json(), (await as.get('/api/stays')).json()]
    const [{ id }] = ofBook
    const written = (await as.patch(`${stays}/${id}`, { label: 'With a dog' })).json()
    return new Set([...ofBook, ...ofHost, written].map(({ link }: { link: string }) => link))
  }
  const { port } = new URL(context.config.origin)
  expect(await links()).toEqual(new Set([`http://${name}:${port}${path}`]))

  await context.db.updateTable('accounts').set({ plan: 'basic' }).where('id', '=', account.id).execute()
  expect(await links()).toEqual(new Set([context.config.origin + path]))
})

test('its forms work there for its own pages alone', async () => {
  const { clock, path, ask, post } = await givenStayOnDomain()
  clock.set(Date.parse('2026-05-15T13:05:00Z'))
  const tapped = await post(`${path}/arrived?lang=en`, `http://${name}`)
  expect([tapped.status, tapped.headers['location']]).toEqual([303, `${path}?lang=en#arrive`])
  expect((await ask(name, path)).body.includes('Undo')).toBe(true)
  expect((await post(`${path}/undo`, 'https://elsewhere.example')).status).toBe(403)
  expect((await post(`${path}/spare-code`, `http://${name}`)).status).toBe(303)
  expect((await ask(name, path)).body.includes('7730')).toBe(true)
})

test('stays of other hosts and unknown links are not found there', async () => {
  const { anonymous, foreignPath, ask, post } = await givenStayOnDomain()
  expect((await anonymous.get(foreignPath)).statusCode).toBe(200)
  for (const address of [foreignPath, `${foreignPath}/reminder.ics`, `/s/${'A'.repeat(22)}`, '/s/short']) {
    expect((await ask(name, address)).status, address).toBe(404)
  }
  expect((await post(`${foreignPath}/arrived`, `http://${name}`)).status).toBe(404)
})

test('without Pro a stay is read at our own address', async () => {
  const { context, account, path, ask } = await givenStayOnDomain()
  await context.db
    .updateTable('accounts')
    .set({ plan: 'basic', plan_revision: 9 })
    .where('id', '=', account.id)
    .execute()
  const answer = await ask(name, `${path}?lang=it`)
  expect([answer.status, answer.headers['location']]).toEqual([302, `${context.config.origin}${path}?lang=it`])
})
