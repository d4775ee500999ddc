import { expect, test, vi } from 'vitest'
import { givenEditingDevice, refusal, settled } from '#test/given-editing-device.ts'
import type { DraftStore } from './draft-store.ts'

const refuse = () => Promise.reject(new Error('no database here'))
const broken: DraftStore = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }
const hang = () => new Promise<never>(() => undefined)
const hanging: DraftStore = { list: hang, listOf: hang, put: hang, remove: hang, removeOlderThan: hang }

test('a failed save keeps what was written and says why', async () => {
  const open = givenEditingDevice()
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
  const { session, subject, state } = givenEditingDevice()()
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
  const { session, subject } = givenEditingDevice()()
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
  const open = givenEditingDevice()
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

test('a newer version that does not load is a failure as any other', async () => {
  const { book, session, subject, write, state } = givenEditingDevice()()
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  subject.load.mockRejectedValueOnce(refusal(0, 'OFFLINE'))
  await session.loadNewer()
  expect(state().trouble?.failure.kind).toBe('offline')
  expect(book.screen).toBe('mine')
})

test('a device that keeps nothing still offers back the own version of a conflict', async () => {
  const { session, subject, write, state } = givenEditingDevice()({ stores: [broken] })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  await session.loadNewer()
  expect(state().offers?.map(({ content }) => content)).toEqual(['mine'])
})

test('a screen that was left while a save failed sends nobody anywhere', async () => {
  const { session, subject, write, close } = givenEditingDevice()()
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(401, 'NOT_AUTHENTICATED'))
  const save = session.save({})
  close()
  await save
  expect(subject.leaveFor).not.toHaveBeenCalled()
})

test('a device store that hangs keeps nobody from leaving, restoring and loading the newer version', async () => {
  const { book, session, subject, write, state } = givenEditingDevice()({ stores: [hanging] })
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
