import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyBookForm } from '#features/books/shared/book-form.ts'
import type { DraftView } from '#features/books/shared/draft-contract.ts'
import type { DraftPayload } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'
import { openMemoryStore } from '../editing/draft-store.ts'
import { draftScope, openDrafts } from '../editing/drafts.ts'
import { addServerCopies } from './server-copies.ts'
import { readWizardDraft, type WizardDraft } from './wizard-drafts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const scope = draftScope('host', undefined)
const draftOf = (propertyName: string): WizardDraft => ({
  form: { ...emptyBookForm(), propertyName },
  step: 1,
  revision: undefined,
})
const namesOf = (drafts: { content: WizardDraft }[]) => drafts.map(({ content }) => content.form.propertyName)
const pause = () => vi.advanceTimersByTimeAsync(5_000)

/** A server that keeps drafts as the real one does. */
function createServer() {
  const kept = new Map<string, { version: number; draft: DraftPayload; savedAt: number }>()
  const refusal: { error: ApiError | undefined } = { error: undefined }
  const writes: string[] = []
  return {
    refusal,
    writes,
    drafts: () => [...kept.values()].map(({ draft }) => draft),
    names: () => [...kept.values()].map(({ draft }) => draft.book.propertyName),
    async load(_accountId: string, bookId: string | undefined): Promise<DraftView[]> {
      if (refusal.error) throw refusal.error
      const rows = [...kept].filter(([, { draft }]) => (draft.bookId ?? undefined) === bookId)
      return rows.map(([id, { version, draft, savedAt }]) => {
        const book = { ...draft.book, cover: null, welcomePicture: null } as unknown as DraftView['book']
        const head = { bookId: null, revision: null, creationKey: null, step: draft.step ?? 0 }
        return { id, version, ...head, savedAt: new Date(savedAt).toISOString(), book }
      })
    },
    async save(id: string, version: number, draft: DraftPayload): Promise<number> {
      if (refusal.error) throw refusal.error
      if ((kept.get(id)?.version ?? 0) !== version) throw new ApiError(409, 'DRAFT_CONFLICT', '')
      kept.set(id, { version: version + 1, draft, savedAt: Date.now() })
      writes.push(draft.book.propertyName ?? '')
      return version + 1
    },
    async remove(id: string, version: number): Promise<void> {
      if (refusal.error) throw refusal.error
      const stored = kept.get(id)
      if (stored && stored.version !== version) throw new ApiError(409, 'DRAFT_CONFLICT', '')
      kept.delete(id)
    },
  }
}

function createDevice(server: ReturnType<typeof createServer>) {
  const store = openMemoryStore()
  return {
    open(onElsewhere: () => void = () => undefined, onOwner: (isSignedIn: boolean) => void = () => undefined) {
      let id = ''
      const newId = () => {
        id = crypto.randomUUID()
        return id
      }
      const device = openDrafts({ stores: [store], read: readWizardDraft, newId })
      return addServerCopies({ device, server, deviceId: () => id, onElsewhere, onOwner })
    },
  }
}

test('a draft of one device is offered on another, and once only on the first', async () => {
  const server = createServer()
  const [phone, computer] = [createDevice(server), createDevice(server)]
  await phone.open().keep(scope, draftOf('Casa'))
  await pause()

  const offered = await computer.open().list(scope)
  expect(namesOf(offered)).toEqual(['Casa'])
  expect(offered[0]?.content.version).toBe(1)
  const again = await phone.open().list(scope)
  expect(namesOf(again)).toEqual(['Casa'])
  expect(again[0]?.content.version).toBeUndefined()
})

test('a picture that is on its way is not named, so that the draft keeps the former one', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  const uploaded = {
    source: '/media/a.webp',
    fileName: 'a.jpg',
    picture: { url: '/media/a.webp', width: 4, height: 3, srcSet: '' },
  }
  const waiting = { ...uploaded, source: 'data:image/png;base64,AAAA' }
  const withCover = (cover: typeof uploaded | null) => ({
    ...draftOf('Casa'),
    form: { ...draftOf('Casa').form, cover },
  })
  await screen.keep(scope, withCover(waiting))
  await pause()
  expect(server.drafts()[0]?.book).not.toHaveProperty('coverImage')
  expect(server.drafts()[0]?.book).toMatchObject({ welcomeImage: '' })
  await screen.keep(scope, withCover(uploaded))
  await pause()
  expect(server.drafts()[0]?.book.coverImage).toBe('/media/a.webp')
  await screen.keep(scope, withCover(null))
  await pause()
  expect(server.drafts()[0]?.book.coverImage).toBe('')
})

test('a draft names its account; while another one is signed in, the device keeps the text and the editor is notified', async () => {
  const server = createServer()
  const owner: boolean[] = []
  const screen = createDevice(server).open(undefined, (isSignedIn) => owner.push(isSignedIn))
  await screen.keep(scope, draftOf('Casa'))
  await pause()
  expect(server.drafts()[0]?.accountId).toBe('host')
  server.refusal.error = new ApiError(403, 'OTHER_ACCOUNT', '')
  for (const name of ['Casa A', 'Casa B']) {
    expect(await screen.keep(scope, draftOf(name))).toBe(true)
    await vi.advanceTimersByTimeAsync(120_000)
  }
  expect(owner).toEqual([false])
  server.refusal.error = undefined
  await screen.keep(scope, draftOf('Casa C'))
  await vi.advanceTimersByTimeAsync(120_000)
  expect([owner, server.names()]).toEqual([[false, true], ['Casa C']])
})

test('nothing more is sent once a save has begun, until the host writes on', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  await screen.keep(scope, draftOf('Casa'))
  await pause()
  await screen.keep(scope, draftOf('Casa sul mare'))
  const id = screen.beginSave()
  await pause()
  expect(server.names()).toEqual(['Casa'])
  // The save has deleted the draft.
  await server.remove(id, 1)
  await screen.keep(scope, draftOf('Casa sul lago'))
  await pause()
  expect(server.names()).toEqual(['Casa sul lago'])
})

test('writing on sends one copy after a pause, and one at least every twenty seconds', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  for (let second = 0; second < 30; second += 1) {
    await screen.keep(scope, draftOf(`Casa ${second}`))
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(server.writes).toHaveLength(1)
  await pause()

  expect(server.writes).toHaveLength(2)
  expect(server.names()).toEqual(['Casa 29'])
})

test('a draft that was continued elsewhere is gone there only once this device has its own on the server', async () => {
  const server = createServer()
  await createDevice(server).open().keep(scope, draftOf('Casa'))
  await pause()
  const computer = createDevice(server).open()
  const [offer] = await computer.list(scope)

  await computer.keep(scope, draftOf('Casa'))
  server.refusal.error = new ApiError(0, 'OFFLINE', '')
  await computer.forget(offer?.id ?? '')
  server.refusal.error = undefined
  expect(server.names()).toEqual(['Casa'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.names()).toEqual(['Casa', 'Casa'])
})

test('if two devices write on after one took over, both texts are kept and the first device is notified', async () => {
  const server = createServer()
  const told = vi.fn()
  const phone = createDevice(server).open(told)
  await phone.keep(scope, draftOf('Casa'))
  await pause()
  const computer = createDevice(server).open()
  const [offer] = await computer.list(scope)
  await computer.keep(scope, draftOf('Casa'))
  await computer.forget(offer?.id ?? '')
  await computer.keep(scope, draftOf('Casa of the computer'))
  await pause()
  expect(server.names()).toEqual(['Casa of the computer'])

  await phone.keep(scope, draftOf('Casa of the phone'))
  await pause()

  expect(told).toHaveBeenCalledOnce()
  expect(server.names().toSorted()).toEqual(['Casa of the computer', 'Casa of the phone'])
  expect(namesOf(await phone.list(scope))).toEqual(['Casa of the computer'])
})

test('a newer draft of another device is offered first, and the device’s own stays reachable', async () => {
  const server = createServer()
  const phone = createDevice(server)
  await phone.open().keep(scope, draftOf('Older, of the phone'))
  await pause()
  await createDevice(server).open().keep(scope, draftOf('Newer, of the computer'))
  await pause()

  const screen = phone.open()
  const offers = await screen.list(scope)
  expect(namesOf(offers)).toEqual(['Newer, of the computer', 'Older, of the phone'])
  await screen.forget(offers[0]?.id ?? '')
  expect(namesOf(await screen.list(scope))).toEqual(['Older, of the phone'])
  expect(server.names()).toEqual(['Older, of the phone'])
})

test('a saved draft is deleted on the server, also if its copy was on the way', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  await screen.keep(scope, draftOf('Casa'))
  await pause()
  await screen.keep(scope, draftOf('Casa Rossa'))
  screen.keepBeforeClosing(scope, draftOf('Casa Rossa'))
  await screen.forgetOwn()
  await pause()

  expect(server.writes).toEqual(['Casa', 'Casa Rossa'])
  expect(server.names()).toEqual([])
})

test('a version that was set aside stays on the server beside the new draft', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  await screen.keep(scope, draftOf('Mine'))
  screen.setOwnAside()
  await screen.keep(scope, draftOf('Restored'))
  await pause()

  expect(server.names()).toEqual(['Mine', 'Restored'])
})

test('without a connection the device keeps its drafts, and the copy follows', async () => {
  const server = createServer()
  const device = createDevice(server)
  server.refusal.error = new ApiError(0, 'OFFLINE', '')
  await device.open().keep(scope, draftOf('Casa'))
  await pause()
  expect(namesOf(await device.open().list(scope))).toEqual(['Casa'])

  server.refusal.error = undefined
  await vi.advanceTimersByTimeAsync(120_000)
  expect(server.names()).toEqual(['Casa'])
})

test('another draft can be discarded while the server refuses the open text', async () => {
  const server = createServer()
  const phone = createDevice(server).open()
  await phone.keep(scope, draftOf('From the phone'))
  await pause()
  const laptop = createDevice(server).open()
  const [offered] = await laptop.list(scope)
  const save = vi.spyOn(server, 'save').mockRejectedValue(new ApiError(409, 'TOO_MANY_DRAFTS', ''))
  await laptop.keep(scope, draftOf('From the laptop'))
  await pause()
  expect(save).toHaveBeenCalled()

  await laptop.discard(offered?.id ?? '')

  expect(server.names()).toEqual([])
  expect(namesOf(await laptop.list(scope))).toEqual([])
})

test('a text that the server refuses for good is not sent again and again', async () => {
  const server = createServer()
  const screen = createDevice(server).open()
  const attempts = vi.spyOn(server, 'save')
  server.refusal.error = new ApiError(403, 'TOO_MANY_DRAFTS', '')
  await screen.keep(scope, draftOf('Casa'))
  await vi.advanceTimersByTimeAsync(600_000)

  expect(attempts).toHaveBeenCalledOnce()
})

test('a server that does not answer does not keep the device’s drafts from being offered', async () => {
  const server = createServer()
  const device = createDevice(server)
  await device.open().keep(scope, draftOf('Casa'))
  server.load = () => new Promise(() => undefined)

  const listing = device.open().list(scope)
  await vi.advanceTimersByTimeAsync(4_000)

  expect(namesOf(await listing)).toEqual(['Casa'])
})
