import { expect, test } from 'vitest'
import { type DraftStore, openPlainStore } from './draft-store.ts'
import { draftScope, openDrafts } from './drafts.ts'

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

const refuse = () => Promise.reject(new Error('no database here'))
const broken: DraftStore = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }

type Note = { text: string; picture?: string }

function createDevice() {
  const main = openPlainStore(createStorage())
  const last = openPlainStore(createStorage())
  let clock = 1_000_000_000_000
  let ids = 0
  const open = (stores: DraftStore[] = [main, last]) =>
    openDrafts<Note>({
      stores,
      read: (content) => content as Note | undefined,
      closing: {
        store: last,
        lighten: ({ text }) => ({ text }),
        complete: (light, { picture }) => ({ ...light, ...(picture && { picture }) }),
      },
      now: () => (clock += 1),
      newId: () => `draft-${++ids}`,
    })
  return { open, pass: (milliseconds: number) => (clock += milliseconds) }
}

const scope = draftScope('host', undefined)
const textsOf = (drafts: { content: Note }[]) => drafts.map(({ content }) => content.text)

test('a draft is offered on the next visit', async () => {
  const device = createDevice()
  await device.open().keep(scope, { text: 'Casa Rossa' })

  expect(textsOf(await device.open().list(scope))).toEqual(['Casa Rossa'])
})

test('a draft is never shown to another account or with another book', async () => {
  const device = createDevice()
  await device.open().keep(draftScope('host', 'book-1'), { text: 'Casa Rossa' })

  expect(await device.open().list(draftScope('other', 'book-1'))).toEqual([])
  expect(await device.open().list(draftScope('host', 'book-2'))).toEqual([])
  expect(await device.open().list(scope)).toEqual([])
  expect(await device.open().list(draftScope('host', 'book-1'))).toHaveLength(1)
})

test('a new draft leaves those of earlier visits alone until they are decided about', async () => {
  const device = createDevice()
  await device.open().keep(scope, { text: 'Sunday' })
  const now = device.open()
  await now.keep(scope, { text: 'Monday' })

  const offers = await now.list(scope)
  expect(textsOf(offers)).toEqual(['Sunday'])

  await now.forget(offers[0]?.id ?? '')
  expect(await now.list(scope)).toEqual([])
  expect(textsOf(await device.open().list(scope))).toEqual(['Monday'])
})

test('a version that is set aside can be restored, and the newest comes first', async () => {
  const device = createDevice()
  const drafts = device.open()
  await drafts.keep(scope, { text: 'Mine' })
  const asideId = drafts.setOwnAside()
  await drafts.keep(scope, { text: 'Theirs, edited' })

  expect((await drafts.list(scope)).map(({ id }) => id)).toEqual([asideId])
  expect(textsOf(await device.open().list(scope))).toEqual(['Theirs, edited', 'Mine'])
})

test('after a save nothing is offered any more', async () => {
  const device = createDevice()
  const drafts = device.open()
  drafts.keepBeforeClosing(scope, { text: 'Casa' })
  await Promise.all([drafts.keep(scope, { text: 'Casa' }), drafts.forgetOwn()])

  expect(await device.open().list(scope)).toEqual([])
})

test('the last write before closing wins, and keeps the picture of the write before it', async () => {
  const device = createDevice()
  const drafts = device.open()
  await drafts.keep(scope, { text: 'Casa', picture: 'data:large' })
  drafts.keepBeforeClosing(scope, { text: 'Casa Rossa', picture: 'data:large' })

  const [kept] = await device.open().list(scope)
  expect(kept?.content).toEqual({ text: 'Casa Rossa', picture: 'data:large' })
})

test('a picture that was removed is not put back by an older closing write', async () => {
  const device = createDevice()
  const drafts = device.open()
  drafts.keepBeforeClosing(scope, { text: 'Casa', picture: 'data:large' })
  await drafts.keep(scope, { text: 'Casa' })

  const [kept] = await device.open().list(scope)
  expect(kept?.content).toEqual({ text: 'Casa' })
})

test('a store that fails is replaced by the next one', async () => {
  const device = createDevice()
  const other = openPlainStore(createStorage())

  expect(await device.open([broken, other]).keep(scope, { text: 'Casa' })).toBe(true)
  expect(await device.open([broken, other]).list(scope)).toHaveLength(1)
})

test('a device that keeps nothing says so, and a version set aside is there until the page ends', async () => {
  const device = createDevice()
  const drafts = device.open([broken])

  expect(await drafts.keep(scope, { text: 'Casa' })).toBe(false)
  drafts.setOwnAside()
  expect(textsOf(await drafts.list(scope))).toEqual(['Casa'])
  expect(await device.open([broken]).list(scope)).toEqual([])
})

test('a draft is forgotten after three months', async () => {
  const device = createDevice()
  await device.open().keep(scope, { text: 'Casa' })
  device.pass(91 * 24 * 60 * 60 * 1000)

  expect(await device.open().list(scope)).toEqual([])
})
