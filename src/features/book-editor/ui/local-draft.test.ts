import { expect, test } from 'vitest'
import { type BookForm, emptyBookForm } from '#features/books/shared/book-form.ts'
import { type DraftStore, openPlainStore } from './draft-store.ts'
import { openLocalDrafts } from './local-draft.ts'

function createStorage(): Storage {
  const values = new Map<string, string>()
  return new Proxy({} as Storage, {
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (_, name) =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      })[String(name)],
  })
}

function createDevice() {
  const main = openPlainStore(createStorage())
  const last = openPlainStore(createStorage())
  let clock = 1_000_000_000_000
  let ids = 0
  const open = (accountId: string, store: DraftStore = main) =>
    openLocalDrafts({ main: store, last, now: () => (clock += 1), newId: () => `draft-${++ids}` }, accountId)
  return { open, main, pass: (milliseconds: number) => (clock += milliseconds) }
}

const writing = (propertyName: string, change: Partial<BookForm> = {}) => ({
  form: { ...emptyBookForm(), propertyName, ...change },
  step: 1,
  revision: undefined,
})
const picture = (source: string) => ({
  source,
  fileName: 'a.jpg',
  picture: { url: source, width: 4, height: 3, srcSet: '' },
})

test('what was written is offered on the next visit, with its step', async () => {
  const device = createDevice()
  await device.open('host').keep(undefined, writing('Casa Rossa'))

  const [kept] = await device.open('host').list(undefined)

  expect(kept).toMatchObject({ step: 1, form: { propertyName: 'Casa Rossa' } })
})

test('a draft is never shown to another account or with another book', async () => {
  const device = createDevice()
  await device.open('host').keep('book-1', writing('Casa Rossa'))

  expect(await device.open('other').list('book-1')).toEqual([])
  expect(await device.open('host').list('book-2')).toEqual([])
  expect(await device.open('host').list(undefined)).toEqual([])
  expect(await device.open('host').list('book-1')).toHaveLength(1)
})

test('writing on leaves the drafts of earlier visits alone until they are decided about', async () => {
  const device = createDevice()
  await device.open('host').keep(undefined, writing('Sunday'))
  const now = device.open('host')
  await now.keep(undefined, writing('Monday'))

  const offers = await now.list(undefined)
  expect(offers.map(({ form }) => form.propertyName)).toEqual(['Sunday'])

  await now.forget(offers[0]?.id ?? '')
  expect(await now.list(undefined)).toEqual([])
  expect((await device.open('host').list(undefined)).map(({ form }) => form.propertyName)).toEqual(['Monday'])
})

test('a version that is set aside can be restored, and the newest comes first', async () => {
  const device = createDevice()
  const drafts = device.open('host')
  await drafts.keep('book', writing('Mine'))
  const asideId = drafts.setOwnAside()
  await drafts.keep('book', writing('Theirs, edited'))

  expect((await drafts.list('book')).map(({ id }) => id)).toEqual([asideId])
  expect((await device.open('host').list('book')).map(({ form }) => form.propertyName)).toEqual([
    'Theirs, edited',
    'Mine',
  ])
})

test('after a save nothing is offered any more', async () => {
  const device = createDevice()
  const drafts = device.open('host')
  drafts.keepBeforeClosing(undefined, writing('Casa'))
  void drafts.keep(undefined, writing('Casa'))
  await drafts.forgetOwn()

  expect(await device.open('host').list(undefined)).toEqual([])
})

test('the last words before closing win, and keep the picture of the write before them', async () => {
  const device = createDevice()
  const drafts = device.open('host')
  const waiting = picture('data:image/png;base64,AAAA')
  await drafts.keep(undefined, writing('Casa', { cover: waiting }))
  drafts.keepBeforeClosing(
    undefined,
    writing('Casa Rossa', { cover: waiting, welcomePicture: picture('/media/1.webp') }),
  )

  const [kept] = await device.open('host').list(undefined)

  expect(kept?.form.propertyName).toBe('Casa Rossa')
  expect(kept?.form.cover).toEqual(waiting)
  expect(kept?.form.welcomePicture?.source).toBe('/media/1.webp')
})

test('a device without a database keeps drafts in its simple storage', async () => {
  const device = createDevice()
  const refuse = () => Promise.reject(new Error('no database here'))
  const broken: DraftStore = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }

  expect(await device.open('host', broken).keep(undefined, writing('Casa'))).toBe(true)
  expect(await device.open('host', broken).list(undefined)).toHaveLength(1)
})

test('a draft is forgotten after three months', async () => {
  const device = createDevice()
  await device.open('host').keep(undefined, writing('Casa'))
  device.pass(91 * 24 * 60 * 60 * 1000)

  expect(await device.open('host').list(undefined)).toEqual([])
})
