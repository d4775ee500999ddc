import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#platform/browser/api.ts'
import type { DraftOwners } from './draft-owners.ts'
import { type DraftStore, openMemoryStore } from './draft-store.ts'
import { openDrafts } from './drafts.ts'
import { createEditingSession } from './session.ts'
import type { SessionOptions } from './session-types.ts'

type Intent = { overwrites?: boolean }
type Options = Partial<Pick<SessionOptions<string, Intent>, 'conflict' | 'autosave'>> & { stores?: DraftStore[] }

const refuse = () => Promise.reject(new Error('no database here'))
const broken: DraftStore = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }
const hang = () => new Promise<never>(() => undefined)
const hanging: DraftStore = { list: hang, listOf: hang, put: hang, remove: hang, removeOlderThan: hang }
const refusal = (status: number, code: string) => new ApiError(status, code, 'Some text')

let closeAll: (() => void)[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  for (const close of closeAll) close()
  closeAll = []
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A device that opens one screen after the other; `screen` and `server` are their texts. */
function givenDevice() {
  const store = openMemoryStore()
  const held = new Set<string>()
  const owners: DraftOwners = {
    hold(id) {
      held.add(id)
      return () => void held.delete(id)
    },
    listHeld: async () => new Set(held),
  }
  let ids = 0
  return function open({ conflict = 'ask', autosave, stores = [store] }: Options = {}) {
    const book = { screen: 'stored', server: 'stored' }
    const send = vi.fn(async (_intent: Intent): Promise<'saved' | 'blocked'> => {
      book.server = book.screen
      return 'saved'
    })
    const subject = {
      scope: () => 'host/book',
      findUnsaved: () => (book.screen === book.server ? undefined : book.screen),
      isStored: (content: string) => content === book.server,
      restore: (content: string) => {
        book.screen = content
      },
      check: vi.fn((_intent: Intent): 'ready' | 'nothing' | 'blocked' => 'ready'),
      send,
      load: vi.fn(async () => 'newer'),
      show: (newer: string) => {
        book.server = newer
        if (conflict === 'ask') book.screen = newer
      },
      onFailed: vi.fn(),
      leaveFor: vi.fn(),
    }
    const drafts = openDrafts<string>({
      stores,
      read: (content) => content as string | undefined,
      newId: () => `draft-${++ids}`,
      owners,
    })
    const session = createEditingSession({ current: subject }, { drafts, keepDelayMs: 0, conflict, autosave })
    const close = session.open()
    closeAll.push(close)
    const write = (text: string) => {
      book.screen = text
      session.noteChange()
    }
    return { book, session, subject, write, close, state: session.getState }
  }
}

const settled = () => vi.advanceTimersByTimeAsync(10)

test('a draft is kept, offered on the next visit, and restored', async () => {
  const open = givenDevice()
  const first = open()
  first.write('mine')
  await settled()
  first.close()

  const second = open()
  await settled()
  const [offer] = second.state().offers ?? []
  expect(offer?.content).toBe('mine')
  if (offer) await second.session.restore(offer)
  expect(second.book.screen).toBe('mine')
  expect(second.state().offers).toEqual([])
})

test('restoring offers in its place what was on the screen', async () => {
  const open = givenDevice()
  const first = open()
  first.write('mine')
  await settled()
  first.close()

  const second = open()
  await settled()
  second.write('typed later')
  const [offer] = second.state().offers ?? []
  if (offer) await second.session.restore(offer)
  expect(second.book.screen).toBe('mine')
  expect(second.state().offers?.map(({ content }) => content)).toEqual(['typed later'])
})

test('after a save nothing is offered, but what was written meanwhile is kept', async () => {
  const open = givenDevice()
  const { book, session, subject, write, state } = open()
  write('mine')
  subject.send.mockImplementationOnce(async () => {
    const sent = book.screen
    write('mine, and more')
    book.server = sent
    return 'saved'
  })
  expect(await session.save({})).toBe(true)
  await settled()
  expect(state()).toMatchObject({ outcome: 'saved', running: undefined, trouble: undefined })

  const other = open()
  await settled()
  expect(other.state().offers?.map(({ content }) => content)).toEqual(['mine, and more'])
})

test('two clicks are one save', async () => {
  const { session, subject, write } = givenDevice()()
  write('mine')
  const both = [session.save({}), session.save({})]
  expect(await Promise.all(both)).toEqual([true, false])
  expect(subject.send).toHaveBeenCalledTimes(1)
})

test('nothing is sent while something has to be corrected', async () => {
  const { session, subject, state } = givenDevice()()
  subject.check.mockReturnValueOnce('blocked')
  expect(await session.save({})).toBe(false)
  expect(subject.send).not.toHaveBeenCalled()
  expect(state().outcome).toBe('blocked')
})

test('a failed save keeps what was written and says why', async () => {
  const open = givenDevice()
  const { book, session, subject, state } = open()
  book.screen = 'mine'
  subject.send.mockRejectedValueOnce(refusal(0, 'OFFLINE'))
  expect(await session.save({})).toBe(false)
  expect(state().trouble).toEqual({ failure: { kind: 'offline' }, intent: {} })
  expect(subject.onFailed).toHaveBeenCalledWith({ kind: 'offline' }, true)

  const other = open()
  await settled()
  expect(other.state().offers?.map(({ content }) => content)).toEqual(['mine'])
})

test('a fault of ours does not end unseen', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { session, subject, state } = givenDevice()()
  const fault = new TypeError('x is undefined')
  subject.send.mockRejectedValueOnce(fault)
  expect(await session.save({})).toBe(false)
  expect(state()).toMatchObject({ running: undefined, trouble: { failure: { kind: 'other', message: '' } } })
  expect(log).toHaveBeenCalledWith(fault)

  subject.check.mockImplementationOnce(() => {
    throw fault
  })
  expect(await session.save({})).toBe(false)
  expect(state().trouble?.failure.kind).toBe('other')
})

test('a screen that fails to say why a save failed does not stop the next one', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const { session, subject } = givenDevice()()
  subject.send.mockRejectedValueOnce(refusal(500, 'INTERNAL'))
  subject.onFailed.mockImplementationOnce(() => {
    throw new TypeError('x is undefined')
  })
  expect(await session.save({})).toBe(false)
  expect(log).toHaveBeenCalledTimes(1)
  expect(await session.save({})).toBe(true)
})

test.each([
  [401, 'NOT_AUTHENTICATED', 'login'],
  [402, 'TRIAL_EXPIRED', 'payment'],
  [402, 'PLAN_EXPIRED', 'payment'],
  [402, 'PAYMENT_REQUIRED', 'payment'],
])('status %i with code %s leads to the %s page, once what was written is kept', async (status, code, place) => {
  const open = givenDevice()
  const kept = open()
  kept.write('mine')
  kept.subject.send.mockRejectedValueOnce(refusal(status, code))
  await kept.session.save({})
  expect(kept.subject.leaveFor.mock.calls).toEqual([[place]])

  const unkept = open({ stores: [broken] })
  unkept.write('mine')
  unkept.subject.send.mockRejectedValueOnce(refusal(status, code))
  await unkept.session.save({})
  expect(unkept.subject.onFailed).toHaveBeenCalledWith(expect.anything(), false)
  expect(unkept.subject.leaveFor).not.toHaveBeenCalled()
})

test('a conflict leaves both versions: the newer one on the screen, the own one to restore', async () => {
  const { book, session, subject, write, state } = givenDevice()()
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  expect(state().trouble?.failure.kind).toBe('conflict')
  expect(book.screen).toBe('mine')

  await session.loadNewer()
  expect(book.screen).toBe('newer')
  expect(state().trouble).toBeUndefined()
  expect(state().offers?.map(({ content }) => content)).toEqual(['mine'])
})

test('a newer version that does not load is a failure as any other', async () => {
  const { book, session, subject, write, state } = givenDevice()()
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  subject.load.mockRejectedValueOnce(refusal(0, 'OFFLINE'))
  await session.loadNewer()
  expect(state().trouble?.failure.kind).toBe('offline')
  expect(book.screen).toBe('mine')
})

test('a device that keeps nothing still offers back the own version of a conflict', async () => {
  const { session, subject, write, state } = givenDevice()({ stores: [broken] })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  await session.loadNewer()
  expect(state().offers?.map(({ content }) => content)).toEqual(['mine'])
})

test('a screen that was left while a save failed sends nobody anywhere', async () => {
  const { session, subject, write, close } = givenDevice()()
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(401, 'NOT_AUTHENTICATED'))
  const save = session.save({})
  close()
  await save
  expect(subject.leaveFor).not.toHaveBeenCalled()
})

const onPause = { delayMs: 1000, intent: {} }

test('an autosaving screen saves after a pause, and at once when the connection is back', async () => {
  const { session, subject, write, state } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  write('one')
  await vi.advanceTimersByTimeAsync(600)
  write('two')
  await vi.advanceTimersByTimeAsync(600)
  expect(subject.send).not.toHaveBeenCalled()
  subject.send.mockRejectedValueOnce(refusal(0, 'OFFLINE'))
  await vi.advanceTimersByTimeAsync(600)
  expect(state().trouble?.failure.kind).toBe('offline')

  window.dispatchEvent(new Event('online'))
  await settled()
  expect(subject.send).toHaveBeenCalledTimes(2)
  expect(state()).toMatchObject({ outcome: 'saved', trouble: undefined })
  expect(session.hasUnsaved()).toBe(false)
})

test('an autosaving screen repeats by itself a save that got no answer, but none that was refused', async () => {
  const { session, subject, write, state } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  subject.send.mockRejectedValueOnce(refusal(502, 'UNREADABLE'))
  write('one')
  await vi.advanceTimersByTimeAsync(1100)
  expect(state().trouble?.failure).toEqual({ kind: 'unreachable' })

  await vi.advanceTimersByTimeAsync(31_000)
  expect(subject.send).toHaveBeenCalledTimes(2)
  expect(session.hasUnsaved()).toBe(false)

  subject.send.mockRejectedValueOnce(refusal(403, 'TEXT_FULL'))
  write('two')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subject.send).toHaveBeenCalledTimes(3)
})

test('an autosaving screen of a host who was signed out saves nothing until the host saves', async () => {
  const { book, session, subject, write, state } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  subject.send.mockRejectedValueOnce(refusal(401, 'NOT_AUTHENTICATED'))
  write('mine')
  await vi.advanceTimersByTimeAsync(1100)
  expect(state().trouble?.failure.kind).toBe('signedOut')

  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subject.send).toHaveBeenCalledTimes(1)

  // The host has signed in again in another tab.
  expect(await session.save({})).toBe(true)
  write('and more')
  window.dispatchEvent(new Event('online'))
  await settled()
  expect([subject.send.mock.calls.length, book.server]).toEqual([3, 'and more'])
})

test('a save of a screen without autosave is repeated by the host alone', async () => {
  const { session, subject, write } = givenDevice()()
  subject.send.mockRejectedValueOnce(refusal(502, 'UNREADABLE'))
  write('one')
  await session.save({})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subject.send).toHaveBeenCalledTimes(1)
})

test('an autosaving screen takes over what earlier ones have left, and saves it', async () => {
  const open = givenDevice()
  const first = open()
  first.write('left behind')
  await settled()
  first.close()

  const second = open({ autosave: onPause, conflict: 'merge' })
  await settled()
  expect(second.book.screen).toBe('left behind')
  expect(second.state().outcome).toBe('restored')
  await vi.advanceTimersByTimeAsync(1100)
  expect(second.book.server).toBe('left behind')

  const third = open()
  await settled()
  expect(third.state().offers).toEqual([])
})

test('an autosaving screen leaves to another tab what that is writing', async () => {
  const open = givenDevice()
  const autosaving = { autosave: onPause, conflict: 'merge' } as const
  const first = open(autosaving)
  first.write('old words')
  await settled()
  const second = open(autosaving)
  await settled()
  expect([second.book.screen, second.state().outcome]).toEqual(['stored', undefined])
  first.write('new words')
  await vi.advanceTimersByTimeAsync(1100)
  expect([first.book.server, second.subject.send.mock.calls.length]).toEqual(['new words', 0])

  // If it is closed with unsaved content, the next screen restores that.
  first.subject.send.mockRejectedValue(refusal(0, 'OFFLINE'))
  first.write('left behind')
  await settled()
  first.close()
  await settled()
  const third = open(autosaving)
  await settled()
  expect(third.book.screen).toBe('left behind')
})

test('a device store that hangs keeps nobody from leaving, restoring and loading the newer version', async () => {
  const { book, session, subject, write, state } = givenDevice()({ stores: [hanging] })
  write('mine')
  const kept = session.keepNow()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await kept).toBe(false)

  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  const loaded = session.loadNewer()
  await vi.advanceTimersByTimeAsync(2_000)
  await loaded
  expect([book.screen, state().trouble]).toEqual(['newer', undefined])
  const [offer] = state().offers ?? []
  expect(offer?.content).toBe('mine')
  if (offer) await session.restore(offer)
  expect(book.screen).toBe('mine')
})

test('an autosaving screen shows the newer version of a conflict beside what is unsaved', async () => {
  const { book, session, subject, write, state } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  expect(book).toEqual({ screen: 'mine', server: 'newer' })
  expect(state().trouble?.failure.kind).toBe('conflict')
})

test('an autosaving screen waits for the save under way', async () => {
  const { session, subject, write } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  expect(await Promise.all([session.save({}), session.save({ overwrites: true })])).toEqual([true, true])
  expect(subject.send.mock.calls).toEqual([[{}], [{ overwrites: true }]])
})

test('an autosaving screen that is left saves what is unsaved', async () => {
  const { book, write, close } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  close()
  await settled()
  expect(book.server).toBe('mine')
})

test('an ended trial takes nobody off an autosaving screen', async () => {
  const { session, subject, write } = givenDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(402, 'TRIAL_EXPIRED'))
  await session.save({})
  expect(subject.leaveFor).not.toHaveBeenCalled()
})
