import { expect, test } from 'vitest'
import { changeSubscription, disableAccount } from '#features/accounts/index.ts'
import { findHostTheme } from '#features/books/index.ts'
import { BookView } from '#features/books/shared/book-contract.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { graceTime, sweepOrphanImages } from '#features/media/server/image-sweep.ts'
import { givenHost, givenPassword } from '#test/given.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { proTheme, setTheme, type ThemeRequest } from '#test/given-theme.ts'
import { startTestApp } from '#test/test-app.ts'
import { changeTheme } from './theme-service.ts'

const pro = { plan: 'pro' } as const

type Server = Awaited<ReturnType<typeof startTestApp>>

function setPlan({ context }: Server, accountId: string, plan: 'basic' | 'pro') {
  return changeSubscription(context, accountId, () => ({ plan }))
}

test('a host with Pro can set every part of a theme, which increases the revision', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  expect(book.look).toEqual(plainTheme)

  const [logo, picture] = [await uploadPicture(as), await uploadPicture(as)]
  const [section] = proTheme.ownSections ?? []
  const sent = {
    ...proTheme,
    logo,
    ownSections: [{ ...(section as object), pictures: [{ image: picture, caption: 'At the pier' }] }],
  } as ThemeRequest
  const response = await setTheme(as, book.id, sent, book.revision)

  expect(response.statusCode).toBe(200)
  const changed = BookView.parse(response.json())
  expect(changed.revision).toBe(book.revision + 1)
  expect(changed.look).toMatchObject({
    logo: { url: logo, width: 30, height: 20 },
    accent: '#1f4d3f',
    theme: 'linen',
    order: ['wifi', 'arrive', 'own-1'],
    // The arrival section cannot be hidden, and unknown keys are dropped.
    hidden: ['bars'],
    ownSections: [
      {
        title: 'The boat',
        pictures: [{ image: { url: picture }, caption: 'At the pier' }],
        links: [{ label: 'Times' }],
      },
    ],
    coverFocus: { x: 20, y: 80 },
    showsMadeWith: false,
  })
  expect((await as.get(`/api/welcome-books/${book.id}`)).json().look).toEqual(changed.look)
})

test('saving a book’s content does not change its theme', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  await setTheme(as, book.id, proTheme)
  const saved = await as.put(`/api/welcome-books/${book.id}`, { ...bookPayload, propertyName: 'Casa Nuova' })
  expect(saved.json()).toMatchObject({ propertyName: 'Casa Nuova', look: { theme: 'linen' } })
})

test('an edit based on another revision is refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  expect((await setTheme(as, book.id, proTheme, book.revision)).statusCode).toBe(200)
  const stale = await setTheme(as, book.id, { theme: 'dusk' }, book.revision)
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'EDIT_CONFLICT'])
})

test('the theme of a foreign book cannot be changed', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as)
  const { as: stranger } = await givenHost(server, pro)
  expect((await setTheme(server.anonymous, book.id, {})).statusCode).toBe(401)
  const foreign = await setTheme(stranger, book.id, { accent: '#123456' })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'BOOK_NOT_FOUND'])
  expect((await setTheme(stranger, 'nothing', {})).statusCode).toBe(404)
})

test('a host whose trial has ended cannot change a theme', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server)
  const book = await givenBook(as)
  server.clock.set((account.trialEndsAt ?? 0) + 1)
  expect((await setTheme(as, book.id, { accent: '#123456' })).json().code).toBe('TRIAL_EXPIRED')
})

test('a request that arrived before its account was disabled changes no theme', async () => {
  const { context, clock, ...server } = await startTestApp()
  const { as, account } = await givenHost({ context, clock, ...server }, pro)
  const book = await givenBook(as)
  await context.db.transaction().execute((tx) => disableAccount(tx, { accountId: account.id }, clock.now()))

  const change = changeTheme(context, account, book.id, { look: { ...plainTheme, logo: null, ownSections: [] } })
  await expect(change).rejects.toMatchObject({ code: 'NOT_AUTHENTICATED' })
  const row = await context.db.selectFrom('books').select('revision').where('id', '=', book.id).executeTakeFirst()
  expect(row).toEqual({ revision: book.revision })
})

test('an offline book does not influence the theme of the book list', async () => {
  const { context, clock, ...server } = await startTestApp()
  const { as, account } = await givenHost({ context, clock, ...server }, pro)
  const book = await givenBook(as)
  await setTheme(as, book.id, { theme: 'linen' })
  const readTheme = async () => (await findHostTheme(context.db, account, true)).theme
  expect(await readTheme()).toBe('linen')

  const offline = { offline_since: clock.now(), offline_reason: 'A report' }
  await context.db.updateTable('books').set(offline).where('id', '=', book.id).execute()
  expect(await readTheme()).toBe(plainTheme.theme)
})

test.each<[string, ThemeRequest, string, string]>([
  ['a colour that is none', { accent: 'red' }, 'look.accent', 'INVALID_COLOR'],
  ['an unknown theme', { theme: 'disco' as 'night' }, 'look.theme', 'INVALID_VALUE'],
  ['a picture of nobody', { logo: '/media/AAAAAAAAAAAAAAAAAAAAAA/480.webp' }, 'look.logo', 'IMAGE_NOT_FOUND'],
  ['another site as a picture', { logo: 'https://example.com/a.webp' }, 'look.logo', 'IMAGE_NOT_FOUND'],
  [
    'a section without a title',
    { ownSections: [{ id: 'own-1', title: ' ' }] },
    'look.ownSections.0.title',
    'SECTION_TITLE_REQUIRED',
  ],
  [
    'a link that runs code',
    { ownSections: [{ id: 'own-1', title: 'x', links: [{ label: 'x', url: 'javascript:alert(1)' }] }] },
    'look.ownSections.0.links.0.url',
    'INVALID_LINK',
  ],
  ['a focus outside the picture', { coverFocus: { x: 101, y: 0 } }, 'look.coverFocus.x', 'INVALID_VALUE'],
])('%s is refused at its field', async (_, look, field, code) => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  const response = await setTheme(as, book.id, look)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([field])
  const texts = (await import('#features/books/messages/en.ts')).en.errors as Record<string, string>
  if (texts[code]) expect(response.json().fields[field]).toBe(texts[code])
})

test('a picture of another host is refused', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const { as: other } = await givenHost(server)
  const book = await givenBook(as)
  const response = await setTheme(as, book.id, { logo: await uploadPicture(other) })
  expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['look.logo']])
})

test('the maximum number of own sections at their maximum length is accepted', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  const text = 'è'.repeat(10_000)
  const ownSections = Array.from({ length: 12 }, (_, index) => ({ id: `own-${index + 1}`, title: 'Più', text }))

  expect((await setTheme(as, book.id, { ownSections })).statusCode).toBe(200)
})

test('an anonymous request is refused before its body is validated', async () => {
  const server = await startTestApp()
  for (const path of ['/api/welcome-books/none/look', '/api/look-defaults']) {
    const refused = await server.anonymous.put(path, { look: 'nonsense' })
    expect([refused.statusCode, refused.json().code], path).toEqual([401, 'NOT_AUTHENTICATED'])
  }
})

test('content that is hidden from guests is not in the public data', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const { id } = await givenBook(as)
  const boat = { id: 'own-1', title: 'The boat' }
  const attic = { id: 'own-2', title: 'The attic, for us alone' }
  await setTheme(as, id, { theme: 'linen', accent: '#aabbcc', ownSections: [boat, attic], hidden: ['own-2'] })
  const read = async () => {
    const { look } = (await server.anonymous.get(`/api/welcome-books/${id}/public`)).json()
    return [look.theme, look.accent, look.ownSections.map(({ title }: { title: string }) => title)]
  }

  expect(await read()).toEqual(['linen', '#aabbcc', ['The boat']])
  await setPlan(server, account.id, 'basic')
  expect(await read()).toEqual(['night', '#aabbcc', []])
})

test('the public data has no field of a hidden section, the host’s own data has all', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const { as: stranger } = await givenHost(server, pro)
  const said = { wifiName: 'Limonaia', wifiPassword: 'lemon-84', hostPhone: '+39 089 1', doorCode: '4719' }
  const lists = { restaurants: [{ name: 'Da Luca', address: 'Via Marina 4' }], houseRules: ['No smoking'] }
  const { id } = await givenBook(as, { ...said, ...lists })
  await setTheme(as, id, { hidden: ['wifi', 'host', 'around'] })

  for (const caller of [server.anonymous, stranger, as]) {
    const read = BookView.parse((await caller.get(`/api/welcome-books/${id}/public`)).json())
    expect(read).toMatchObject({ wifiName: '', wifiPassword: '', hostName: '', hostPhone: '', hostEmail: '' })
    expect(read).toMatchObject({ doorCode: '4719', restaurants: '[]', houseRules: '["No smoking"]' })
    expect(read.look.hidden).toEqual([])
  }
  expect((await server.anonymous.get(`/share/${id}/contact.vcf`)).statusCode).toBe(404)
  const own = BookView.parse((await as.get(`/api/welcome-books/${id}`)).json())
  expect(own).toMatchObject({ ...said, restaurants: expect.stringContaining('Da Luca') })
  expect(own.look.hidden).toEqual(['wifi', 'host', 'around'])
})

test('pictures of a theme are kept while a book uses them, and deleted with it', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  const [logo, picture, unused] = [await uploadPicture(as), await uploadPicture(as), await uploadPicture(as)]
  const isThere = async (url: string) => (await server.anonymous.get(url)).statusCode === 200
  const sections = [{ id: 'own-1', title: 'Boat', pictures: [{ image: picture }, { image: picture }] }]
  await setTheme(as, book.id, { logo, ownSections: sections })
  server.clock.advance(graceTime + 1)
  await server.context.db.updateTable('accounts').set({ plan_status: 'active' }).execute()
  await sweepOrphanImages(server.context)
  expect([await isThere(logo), await isThere(picture), await isThere(unused)]).toEqual([true, true, false])

  await setTheme(as, book.id, { ownSections: sections })
  await sweepOrphanImages(server.context)
  expect([await isThere(logo), await isThere(picture)]).toEqual([false, true])

  expect((await as.delete(`/api/welcome-books/${book.id}`)).statusCode).toBe(200)
  expect(await isThere(picture)).toBe(false)
  expect(await server.context.db.selectFrom('images').select('id').execute()).toEqual([])
})

test('deleting an account deletes its themes and defaults', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const book = await givenBook(as)
  const logo = await uploadPicture(as)
  await setTheme(as, book.id, { logo })
  await as.put('/api/look-defaults', { look: { logo } })
  const confirmation = { confirmation: account.email, currentPassword: givenPassword }
  const deleted = await as.delete('/api/account', confirmation)
  expect(deleted.statusCode, deleted.body).toBeLessThan(300)
  for (const table of ['books', 'images', 'book_look_images', 'look_defaults'] as const)
    expect(await server.context.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

test('a copy of a book has the same theme, and keeps its pictures when the original is deleted', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const book = await givenBook(as)
  const logo = await uploadPicture(as)
  const { look } = (await setTheme(as, book.id, { ...proTheme, logo })).json()
  const copy = BookView.parse((await as.post(`/api/welcome-books/${book.id}/copies`, {})).json())
  expect(copy.look).toEqual(look)
  await as.delete(`/api/welcome-books/${book.id}`)
  expect((await server.anonymous.get(logo)).statusCode).toBe(200)
})
