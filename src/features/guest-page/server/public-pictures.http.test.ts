import { expect, test } from 'vitest'
import { hideImages } from '#features/media/index.ts'
import { givenHost } from '#test/given.ts'
import { givenAdmin } from '#test/given-admin.ts'
import { bookPayload, givenBook } from '#test/given-book.ts'
import { take } from '#test/given-offline.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { startTestApp } from '#test/test-app.ts'

const base = 'https://pictures.example.org/media'
const env = { MEDIA_PUBLIC_URL: base }
const publicOf = (url: string) => url.replace('/media/', `${base}/`)

async function start() {
  const server = await startTestApp({ env })
  const { as, account } = await givenHost(server, { plan: 'pro' })
  const [cover, door] = [await uploadPicture(as), await uploadPicture(as)]
  const book = await givenBook(as, { coverImage: cover, checkinPictures: [{ image: door, caption: 'Door' }] })
  return { server, as, account, cover, door, book }
}

test('guests get the public addresses of pictures, and the policy of the page allows their host alone', async () => {
  const { server, cover, door, book } = await start()

  const page = await server.anonymous.get(`/share/${book.id}`)

  expect(page.body).toContain(`src="${publicOf(cover)}"`)
  expect(page.body).toContain(`src="${publicOf(door)}"`)
  expect(page.body).not.toContain('"/media/')
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data: blob: https://pictures.example.org;")
  const preview = /property="og:image" content="([^"]+)"/.exec(page.body)?.[1] ?? ''
  const picture = await server.anonymous.get(preview.replace('http://127.0.0.1:3000', '').replaceAll('&amp;', '&'))
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'public, max-age=604800'])
})

test('the public API has the same addresses for guests; the host keeps those that she sends back', async () => {
  const { server, as, cover, book } = await start()

  const shown = await server.anonymous.get(`/api/welcome-books/${book.id}/public`)
  expect(shown.json().cover.url).toBe(publicOf(cover))
  expect(shown.json().coverImage).toBe(publicOf(cover))

  const own = await as.get(`/api/welcome-books/${book.id}`)
  expect(own.json().coverImage).toBe(cover)
  expect((await as.get(`/api/welcome-books/${book.id}/public`)).json().coverImage).toBe(cover)
  expect((await as.get(`/preview/${book.id}`)).body).toContain(`src="${cover}"`)
})

test('a draft that its host looks at has no public addresses', async () => {
  const { as, cover } = await start()
  const draft = await givenBook(as, { coverImage: cover, status: 'draft' })

  const page = await as.get(`/share/${draft.id}`)

  expect([page.statusCode, page.body.includes(base), page.body.includes(cover)]).toEqual([200, false, true])
})

test('a secret picture has no public address, also while its link is open and after it is secret no more', async () => {
  const { server, account, cover, door, book } = await start()
  const scope = { hostId: account.id, bookId: book.id }
  const { context } = server

  await givenSecrets(context, scope, ['doorAccessInfo'], context.clock.now() + 60_000)
  const open = await server.anonymous.get(`/share/${book.id}`)
  expect(open.body).toContain(`src="${door}"`)
  expect(open.body).not.toContain(publicOf(door))
  expect(open.body).toContain(publicOf(cover))

  await givenSecrets(context, scope, [])
  const later = await server.anonymous.get(`/share/${book.id}`)
  expect(later.body).toContain(`src="${door}"`)
  expect(later.body).not.toContain(publicOf(door))
  expect((await server.anonymous.get(door)).statusCode).toBe(200)
})

test('files of a picture that became secret leave the folder that others serve, and are deleted with it', async () => {
  const { server, as, account, cover, door, book } = await start()
  const { context } = server
  await givenSecrets(context, { hostId: account.id, bookId: book.id }, ['doorAccessInfo'])

  await hideImages.run(context)
  await hideImages.run(context)

  const file = (address: string, folder: string) => address.replace('/media', folder)
  expect(await context.storage.exists(file(door, 'images'))).toBe(false)
  expect(await context.storage.exists(file(door, 'hidden-images'))).toBe(true)
  expect(await context.storage.exists(file(cover, 'images'))).toBe(true)
  expect((await as.get(door)).statusCode).toBe(200)
  expect((await server.anonymous.get(door)).statusCode).toBe(404)

  await as.delete(`/api/welcome-books/${book.id}`)
  expect(await context.storage.exists(file(door, 'hidden-images'))).toBe(false)
})

test('files of a picture that a host takes out of the last online book after a take-down leave that folder too', async () => {
  const { server, as, cover, door, book } = await start()
  const { context } = server
  const { as: admin } = await givenAdmin(server)
  const other = await givenBook(as, { coverImage: cover })
  await take(admin, book.id)
  const isPublic = (address: string) => context.storage.exists(address.replace('/media', 'images'))
  await hideImages.run(context)
  expect([await isPublic(cover), await isPublic(door)]).toEqual([true, false])

  const saved = await as.put(`/api/welcome-books/${other.id}`, { ...bookPayload, coverImage: '' })
  expect(saved.statusCode).toBe(200)
  await hideImages.run(context)

  expect(await isPublic(cover)).toBe(false)
  expect((await as.get(cover)).statusCode).toBe(200)
  expect((await server.anonymous.get(cover)).statusCode).toBe(404)
})

test('pictures may be used in pages of other hosts, secret ones not', async () => {
  const { server, as, account, cover, door, book } = await start()
  await givenSecrets(server.context, { hostId: account.id, bookId: book.id }, ['doorAccessInfo'])
  const read = async (address: string) => {
    const { headers } = await as.get(address)
    return [headers['cross-origin-resource-policy'], headers['access-control-allow-origin']]
  }

  expect(await read(cover)).toEqual(['cross-origin', '*'])
  expect(await read(door)).toEqual(['same-origin', undefined])
})

test('without the setting nothing changes', async () => {
  const server = await startTestApp()
  const { as } = await givenHost(server)
  const cover = await uploadPicture(as)
  const { id } = await givenBook(as, { ...bookPayload, coverImage: cover })

  const page = await server.anonymous.get(`/share/${id}`)

  expect(page.body).toContain(`src="${cover}"`)
  expect(page.headers['content-security-policy']).toContain("img-src 'self' data: blob:;")
  expect((await server.anonymous.get(cover)).headers['cross-origin-resource-policy']).toBe('same-origin')
})
