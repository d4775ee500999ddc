import { expect, test } from 'vitest'
import { changeSubscription } from '#features/accounts/index.ts'
import { BookView } from '#features/books/shared/book-contract.ts'
import { plainTheme } from '#features/books/shared/book-theme.ts'
import { ThemeDefaultsView } from '#features/books/shared/theme-contract.ts'
import { graceTime, sweepOrphanImages } from '#features/media/server/image-sweep.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { proTheme, setTheme, type ThemeRequest } from '#test/given-theme.ts'
import { startTestApp } from '#test/test-app.ts'

type Server = Awaited<ReturnType<typeof startTestApp>>

const pro = { plan: 'pro' } as const

function setPlan({ context }: Server, accountId: string, plan: 'basic' | 'pro') {
  return changeSubscription(context, accountId, () => ({ plan }))
}

test('Basic can only set logo and accent', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const book = await givenBook(as)
  const branded = await setTheme(as, book.id, { logo: await uploadPicture(as), logoGround: 'dark', accent: '#aabbcc' })
  expect(branded.json().look).toMatchObject({ logoGround: 'dark', accent: '#aabbcc', theme: 'night' })
  for (const part of [
    { theme: 'dusk' },
    { hidden: ['wifi'] },
    { order: ['wifi', 'arrive'] },
    { ownSections: proTheme.ownSections },
    { coverFocus: { x: 0, y: 0 } },
    { showsMadeWith: false },
  ] as ThemeRequest[]) {
    const refused = await setTheme(as, book.id, part)
    expect([refused.statusCode, refused.json().code], JSON.stringify(part)).toEqual([403, 'PRO_REQUIRED'])
  }
})

test('without Pro its parts stay stored, are not shown and cannot be changed; they return with Pro', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const book = await givenBook(as)
  const page = async () => {
    // Requests in one turn of the event loop share one read of the revision.
    await new Promise((resolve) => setImmediate(resolve))
    const { body } = await server.anonymous.get(`/share/${book.id}?lang=en`)
    const [own, madeWith, accent] = ['The boat', 'made with', '--g-fill:#1f4d3f'].map((part) => body.includes(part))
    return { own, madeWith, accent }
  }
  const { look } = (await setTheme(as, book.id, proTheme)).json()
  expect(await page()).toEqual({ own: true, madeWith: false, accent: true })

  await setPlan(server, account.id, 'basic')
  expect(await page()).toEqual({ own: false, madeWith: true, accent: true })
  expect((await as.get(`/api/welcome-books/${book.id}`)).json().look).toEqual(look)
  const read = await server.anonymous.get(`/api/welcome-books/${book.id}/public`)
  expect(read.json().look).toEqual({ ...plainTheme, accent: look.accent })
  const kept = await setTheme(as, book.id, { ...proTheme, accent: '#aabbcc' })
  expect(kept.json().look).toEqual({ ...look, accent: '#aabbcc' })
  expect((await setTheme(as, book.id, { ...proTheme, theme: 'dusk' })).json().code).toBe('PRO_REQUIRED')

  await setPlan(server, account.id, 'pro')
  expect(await page()).toEqual({ own: true, madeWith: false, accent: false })
})

test('without Pro a host with pictures in own sections can still change logo and accent', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const book = await givenBook(as)
  const [image, other] = [await uploadPicture(as), await uploadPicture(as)]
  const section = { id: 'own-1', title: 'The boat' }
  const look: ThemeRequest = { ownSections: [{ ...section, pictures: [{ image }] }] }
  await setTheme(as, book.id, look)

  await setPlan(server, account.id, 'basic')
  const changed = await setTheme(as, book.id, { ...look, accent: '#aabbcc' })
  expect([changed.statusCode, changed.json().look.accent]).toEqual([200, '#aabbcc'])
  expect(changed.json().look.ownSections[0].pictures[0].image.url).toBe(image)
  const exchanged = { ownSections: [{ ...section, pictures: [{ image: other }] }] }
  expect((await setTheme(as, book.id, exchanged)).json().code).toBe('PRO_REQUIRED')
})

test('without Pro a hidden section stays hidden until its host shows it', async () => {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const { id } = await givenBook(as, { wifiPassword: 'lemon-84' })
  await setTheme(as, id, { hidden: ['wifi', 'bars'] })
  const password = async () =>
    BookView.parse((await server.anonymous.get(`/api/welcome-books/${id}/public`)).json()).wifiPassword

  await setPlan(server, account.id, 'basic')
  expect(await password()).toBe('')
  const shown = await setTheme(as, id, { hidden: ['bars'] })
  expect([shown.statusCode, shown.json().look.hidden]).toEqual([200, ['bars']])
  expect(await password()).toBe('lemon-84')
  expect((await setTheme(as, id, { hidden: ['bars', 'wifi'] })).json().code).toBe('PRO_REQUIRED')
})

test('new books of a host with Pro get her default theme, without the parts that belong to one property', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server, pro)
  const logo = await uploadPicture(as)
  const set = await as.put('/api/look-defaults', { look: { ...proTheme, logo } })
  expect(set.statusCode).toBe(200)
  const defaults = ThemeDefaultsView.parse((await as.get('/api/look-defaults')).json()).look
  expect(defaults).toMatchObject({ theme: 'linen', order: ['wifi', 'arrive'], ownSections: [], showsMadeWith: false })
  expect(defaults?.coverFocus).toEqual({ x: 50, y: 50 })

  expect((await givenBook(as)).look).toEqual(defaults)
  server.clock.advance(graceTime + 1)
  await sweepOrphanImages(server.context)
  expect((await server.anonymous.get(logo)).statusCode).toBe(200)

  await server.context.db.updateTable('accounts').set({ plan_status: 'active' }).execute()
  expect((await as.put('/api/look-defaults', { look: null })).json()).toEqual({ look: null })
  expect((await givenBook(as)).look).toEqual(plainTheme)
})

test('defaults need Pro and a session', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  expect((await server.anonymous.get('/api/look-defaults')).statusCode).toBe(401)
  expect((await server.anonymous.put('/api/look-defaults', { look: null })).statusCode).toBe(401)
  expect((await as.get('/api/look-defaults')).json()).toEqual({ look: null })
  expect((await as.put('/api/look-defaults', { look: {} })).json().code).toBe('PRO_REQUIRED')
  expect((await as.put('/api/look-defaults', { look: { accent: 'x' } })).statusCode).toBe(400)
})
