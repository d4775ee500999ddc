import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DemoDraft, findDemoDraft, forgetDemoDraft, storeDemoDraft } from './demo-draft.ts'

const draft = { propertyName: 'Casa Uno', wifiName: 'uno' } as DemoDraft

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what was written in the demo is found again until it is forgotten', () => {
  storeDemoDraft(draft)
  expect(findDemoDraft()).toEqual(draft)

  forgetDemoDraft()
  expect(findDemoDraft()).toBeUndefined()
})

test('a browser without storage, or with something unreadable in it, has no draft', () => {
  localStorage.setItem('benvenuto.demo-draft', '{')
  expect(findDemoDraft()).toBeUndefined()

  vi.stubGlobal('localStorage', undefined)
  expect(() => storeDemoDraft(draft)).not.toThrow()
  expect(findDemoDraft()).toBeUndefined()
})
