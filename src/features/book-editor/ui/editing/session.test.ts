import { expect, test } from 'vitest'
import { givenEditingDevice, refusal, settled } from '#test/given-editing-device.ts'

test('a draft is kept, offered on the next visit, and restored', async () => {
  const open = givenEditingDevice()
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
  const open = givenEditingDevice()
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
  const open = givenEditingDevice()
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
  const { session, subject, write } = givenEditingDevice()()
  write('mine')
  const both = [session.save({}), session.save({})]
  expect(await Promise.all(both)).toEqual([true, false])
  expect(subject.send).toHaveBeenCalledTimes(1)
})

test('nothing is sent while something has to be corrected', async () => {
  const { session, subject, state } = givenEditingDevice()()
  subject.check.mockReturnValueOnce('blocked')
  expect(await session.save({})).toBe(false)
  expect(subject.send).not.toHaveBeenCalled()
  expect(state().outcome).toBe('blocked')
})

test('a conflict leaves both versions: the newer one on the screen, the own one to restore', async () => {
  const { book, session, subject, write, state } = givenEditingDevice()()
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
