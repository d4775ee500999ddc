import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerConsent } from './consent-store.ts'
import { adoptCarriedEvents } from './sending.ts'
import { eventQueue } from './track.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  answerConsent('granted')
})
afterEach(() => {
  eventQueue.release()
})

test.each(['', '{', 'null', '5', '{"id":"a"}', '[null]', '[{"id":1,"at":1,"event":{"name":"share"}}]'])(
  'the page starts although the stored events are damaged: %s',
  (stored) => {
    kept.set('benvenuto.events', stored)

    adoptCarriedEvents()

    expect(eventQueue.entries()).toEqual([])
    expect(kept.has('benvenuto.events')).toBe(false)
  },
)

test('stored events are adopted, without those that this version does not know', () => {
  const of = (event: unknown) => ({ id: JSON.stringify(event), at: 1, event, status: 'waiting' })
  const known = [
    { name: 'share' },
    { name: 'article-view', title: 'House rules' },
    { name: 'purchase', plan: 'pro', value: 12, currency: 'EUR' },
  ]
  const others = [{ name: 'toString' }, { name: 'article-view' }, { name: 'plan-selection', plan: 'gold' }, 'share']
  kept.set('benvenuto.events', JSON.stringify([...others, ...known].map(of)))

  adoptCarriedEvents()

  expect(eventQueue.entries()).toEqual(known.map(of))
})
