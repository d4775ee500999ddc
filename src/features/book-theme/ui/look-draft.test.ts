import { expect, test } from 'vitest'
import { type BookLook, plainLook } from '#features/books/shared/book-look.ts'
import { openLookDraft } from './look-draft.ts'

function fakeStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const look: BookLook = { ...plainLook, accent: '#123456', theme: 'dusk' }

test('a design comes back to the same host and book, and to nobody else', () => {
  const storage = fakeStorage()
  openLookDraft('ada', 'b1', storage).keep(look, 5)
  expect(openLookDraft('ada', 'b1', storage).find(6)).toEqual({ savedAt: 5, look })
  expect(openLookDraft('ada', 'b2', storage).find(6)).toBeUndefined()
  expect(openLookDraft('eve', 'b1', storage).find(6)).toBeUndefined()
  openLookDraft('ada', 'b1', storage).forget()
  expect(storage.kept.size).toBe(0)
})

test('what is old or unreadable is not offered', () => {
  const storage = fakeStorage()
  const draft = openLookDraft('ada', 'b1', storage)
  draft.keep(look, 0)
  expect(draft.find(91 * 86_400_000)).toBeUndefined()
  for (const key of storage.kept.keys()) storage.kept.set(key, '{"savedAt":')
  expect(draft.find(1)).toBeUndefined()
})

test('a device that keeps nothing is no obstacle', () => {
  const refuse = () => {
    throw new Error('QuotaExceededError')
  }
  const draft = openLookDraft('ada', 'b1', { getItem: refuse, setItem: refuse, removeItem: refuse })
  draft.keep(look)
  draft.forget()
  expect(draft.find()).toBeUndefined()
})
