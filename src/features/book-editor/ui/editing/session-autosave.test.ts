import { expect, test, vi } from 'vitest'
import { givenEditingDevice, refusal, settled } from '#test/given-editing-device.ts'

const onPause = { delayMs: 1000, intent: {} }

test('an autosaving screen saves after a pause, and at once when the connection is back', async () => {
  const { session, subject, write, state } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
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
  const { session, subject, write, state } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
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
  const { book, session, subject, write, state } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
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
  const { session, subject, write } = givenEditingDevice()()
  subject.send.mockRejectedValueOnce(refusal(502, 'UNREADABLE'))
  write('one')
  await session.save({})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(subject.send).toHaveBeenCalledTimes(1)
})

test('an autosaving screen takes over what earlier ones have left, and saves it', async () => {
  const open = givenEditingDevice()
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
  const open = givenEditingDevice()
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

test('an autosaving screen shows the newer version of a conflict beside what is unsaved', async () => {
  const { book, session, subject, write, state } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(409, 'EDIT_CONFLICT'))
  await session.save({})
  expect(book).toEqual({ screen: 'mine', server: 'newer' })
  expect(state().trouble?.failure.kind).toBe('conflict')
})

test('an autosaving screen waits for the save under way', async () => {
  const { session, subject, write } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  expect(await Promise.all([session.save({}), session.save({ overwrites: true })])).toEqual([true, true])
  expect(subject.send.mock.calls).toEqual([[{}], [{ overwrites: true }]])
})

test('an autosaving screen that is left saves what is unsaved', async () => {
  const { book, write, close } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  close()
  await settled()
  expect(book.server).toBe('mine')
})

test('an ended trial takes nobody off an autosaving screen', async () => {
  const { session, subject, write } = givenEditingDevice()({ autosave: onPause, conflict: 'merge' })
  write('mine')
  subject.send.mockRejectedValueOnce(refusal(402, 'TRIAL_EXPIRED'))
  await session.save({})
  expect(subject.leaveFor).not.toHaveBeenCalled()
})
