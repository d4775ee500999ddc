import { expect, test } from 'vitest'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { givenBook } from '#test/given-book.ts'
import { givenDomain, startDomainApp } from '#test/given-domain.ts'
import { listenUnderHosts } from '#test/listen-under-hosts.ts'

const name = 'guide.villa-conti.com'
const form = new URLSearchParams({ reason: 'deceptive', text: 'It asks for money.', email: '' }).toString()

async function givenBooksOnDomain() {
  const service = await startDomainApp()
  const { as: admin } = await givenAdmin(service)
  const { as: host } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const book = await givenBook(host, { propertyName: 'Villa Conti' })
  await givenDomain(host, service.dns, name)
  const { as: neighbour } = await givenHost(service)
  const foreign = await givenBook(neighbour)
  const ask = await listenUnderHosts(service)
  const send = (bookId: string, origin: string) =>
    ask(name, `/share/${bookId}/report?lang=de`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: form,
    })
  return { admin, book, foreign, ask, send }
}

test('a page can be reported under the host’s own domain, and the links stay there', async () => {
  const { admin, book, ask, send } = await givenBooksOnDomain()
  const path = `/share/${book.id}/report?lang=de`
  expect((await ask(name, '/villa-conti?lang=de')).body).toContain(`href="${path}"`)
  const shown = await ask(name, path)
  expect([shown.status, shown.headers['set-cookie']]).toEqual([200, undefined])
  expect(shown.body).toContain('Diese Seite melden')

  const sent = await send(book.id, `http://${name}`)

  expect([sent.status, sent.headers.location]).toEqual([303, `${path}&sent`])
  const thanks = await ask(name, sent.headers.location ?? '')
  expect(thanks.body).toContain(`href="/share/${book.id}?lang=de"`)
  expect((await ask(name, `/share/${book.id}?lang=de`)).headers.location).toBe('/villa-conti?lang=de')
  expect((await admin.get('/api/admin/reports')).json().books).toMatchObject([{ bookId: book.id, count: 1 }])
})

test('books of other hosts cannot be reported there, and foreign origins are refused', async () => {
  const { admin, book, foreign, ask, send } = await givenBooksOnDomain()
  expect((await ask(name, `/share/${foreign.id}/report`)).status).toBe(404)
  expect((await send(foreign.id, `http://${name}`)).status).toBe(404)
  expect((await send(book.id, 'https://elsewhere.example')).status).toBe(403)
  expect((await admin.get('/api/admin/reports')).json().books).toEqual([])
})
