import { expect, test } from 'vitest'
import { readImageAddress } from '#features/media/index.ts'
import type { Context } from '#platform/context.ts'
import { givenHost } from '#test/given.ts'
import { givenBook } from '#test/given-book.ts'
import { uploadPicture } from '#test/given-picture.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { startTestApp } from '#test/test-app.ts'
import type { OwnBookView } from '../../shared/book-contract.ts'
import { readSecretPicture } from '../pictures/secret-pictures.ts'
import { findSecrets } from './secrets-queries.ts'

const pro = { plan: 'pro', planStatus: 'active', trialEndsAt: null } as const

async function givenPicturedBook() {
  const server = await startTestApp()
  const { as, account } = await givenHost(server, pro)
  const [door, inside] = [await uploadPicture(as), await uploadPicture(as)]
  const book = await givenBook(as, { doorCode: '4719', checkinPictures: [{ image: door, caption: '' }] })
  const section = { id: 'own-1', title: 'Alarm', text: '', pictures: [{ image: inside, caption: '' }], links: [] }
  await as.put(`/api/welcome-books/${book.id}/look`, { look: { ownSections: [section] } })
  const { context } = server
  const scope = { hostId: account.id, bookId: book.id }
  const hide = (secrets: readonly string[]) => givenSecrets(context, scope, secrets)
  return { server, context, as, scope, book, hide, door: idOf(door), inside: idOf(inside) }
}

const idOf = (url: string) => readImageAddress(url) ?? ''

async function listSecretImages({ db }: Context, bookId: string): Promise<string[]> {
  const rows = await db.selectFrom('book_secret_images').select('image_id').where('book_id', '=', bookId).execute()
  return rows.map(({ image_id }) => image_id)
}

test('secrets are stored by name with a new revision, and a foreign book has none', async () => {
  const { server, context, as, scope, book } = await givenPicturedBook()
  const revisionOf = async () => (await as.get(`/api/welcome-books/${book.id}`)).json<OwnBookView>().revision
  const before = await revisionOf()

  await givenSecrets(context, scope, ['doorCode', 'own-7', 'doorCode', 'propertyName', 'toString'], 1_800_000_000_000)
  expect(await findSecrets(context.db, scope)).toEqual({
    secrets: ['doorCode', 'own-7'],
    openUntil: 1_800_000_000_000,
  })
  expect(await revisionOf()).toBe(before + 1)

  expect((await as.get(`/api/welcome-books/${book.id}`)).json().secrets).toEqual(['doorCode', 'own-7'])
  expect((await server.anonymous.get(`/api/welcome-books/${book.id}/public`)).json()).not.toHaveProperty('secrets')
  const foreign = { ...scope, hostId: 'AAAAAAAAAAAAAAAAAAAAAA' }
  await givenSecrets(context, foreign, [])
  expect(await findSecrets(context.db, foreign)).toBeUndefined()
  expect(await findSecrets(context.db, scope)).toMatchObject({ secrets: ['doorCode', 'own-7'] })
})

test('the pictures of secret fields and sections are secret with them', async () => {
  const { context, scope, hide, door, inside } = await givenPicturedBook()
  const cases = [
    [['doorCode', 'wifiPassword'], []],
    [['doorAccessInfo'], [door]],
    [['checkinInstructions'], [door]],
    [['own-1'], [inside]],
    [
      ['own-1', 'doorAccessInfo', 'checkinInstructions'],
      [door, inside],
    ],
    [['own-2'], []],
  ] as const
  for (const [secrets, pictures] of cases) {
    await hide(secrets)
    expect((await listSecretImages(context, scope.bookId)).toSorted(), secrets.join()).toEqual(pictures.toSorted())
  }
})

test('a later edit changes which pictures are secret, and their deletion leaves none', async () => {
  const { context, as, scope, book, hide, inside } = await givenPicturedBook()
  await hide(['doorAccessInfo', 'own-1'])
  const added = await uploadPicture(as)
  const edited = await as.put(`/api/welcome-books/${book.id}`, {
    ...book,
    revision: undefined,
    checkinPictures: [{ image: added, caption: '' }],
  })
  expect(edited.statusCode, edited.body).toBe(200)
  expect((await listSecretImages(context, scope.bookId)).toSorted()).toEqual([idOf(added), inside].toSorted())

  await as.put(`/api/welcome-books/${book.id}/look`, { look: { ownSections: [] } })
  expect(await listSecretImages(context, scope.bookId)).toEqual([idOf(added)])
  expect((await as.delete(`/api/welcome-books/${book.id}`)).statusCode).toBe(200)
  expect(await listSecretImages(context, scope.bookId)).toEqual([])
})

test('a copy has the secrets of its original, and is not open', async () => {
  const { context, as, scope, book, door, inside } = await givenPicturedBook()
  await givenSecrets(context, scope, ['doorAccessInfo', 'own-1'], 1_800_000_000_000)
  const copy = (await as.post(`/api/welcome-books/${book.id}/copies`, {})).json<OwnBookView>()

  expect(await findSecrets(context.db, { ...scope, bookId: copy.id })).toEqual({
    secrets: ['doorAccessInfo', 'own-1'],
    openUntil: null,
  })
  expect((await listSecretImages(context, copy.id)).toSorted()).toEqual([door, inside].toSorted())
})

test('the file of a secret picture can be read for its book, and no other picture', async () => {
  const { context, as, scope, book, hide, door, inside } = await givenPicturedBook()
  const other = await givenBook(as, {})
  const read = (bookId: string, address: string) => readSecretPicture(context, { bookId, address })
  const file = `/media/${door}/30.webp`
  expect(await read(book.id, file)).toBeUndefined()
  await hide(['doorAccessInfo'])
  expect(Buffer.from((await read(book.id, file)) ?? []).toString('latin1', 8, 12)).toBe('WEBP')

  for (const foreign of [other.id, 'AAAAAAAAAAAAAAAAAAAAAA', '']) expect(await read(foreign, file)).toBeUndefined()
  for (const wrong of [`/media/${inside}/30.webp`, `/media/${door}/31.webp`, `/media/${door}/../x`, `${file}x`, ''])
    expect(await read(scope.bookId, wrong), wrong).toBeUndefined()
})
