import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorage } from '#test/browser-storage.ts'
import { answerConsent } from './consent-store.ts'
import { adoptCarriedEvents } from './sending.ts'
import { eventQueue } from './track.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('sessionStorage', createStorage())
  answerConsent('granted')
})
afterEach(() => {
  eventQueue.release()
})

test.each(['', '{', 'null', '5', '{"id":"a"}', '[null]', '[{"id":1,"at":1,"event":{"name":"share"}}]'])(
  'the page starts although the stored events are damaged: %s',
  (stored) => {
    sessionStorage.setItem('benvenuto.events', stored)

    adoptCarriedEvents()

    expect(eventQueue.entries()).toEqual([])
    expect(sessionStorage.getItem('benvenuto.events')).toBeNull()
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
  sessionStorage.setItem('benvenuto.events', JSON.stringify([...others, ...known].map(of)))

  adoptCarriedEvents()

  expect(eventQueue.entries()).toEqual(known.map(of))
})
