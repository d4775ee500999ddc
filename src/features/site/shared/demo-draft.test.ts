import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noPlaceDetails } from '#features/books/shared/book.ts'
import { createStorage } from '#test/browser-storage.ts'
import { findDemoBook, forgetDemoDraft, storeDemoDraft } from './demo-draft.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the draft of the demo becomes the start of a new book', () => {
  storeDemoDraft({
    propertyName: 'Casa Conti',
    doorCode: '',
    houseRules: ['No smoking'],
    restaurant: { name: 'Da Gino', address: 'Via Marina 21' },
  })

  expect(findDemoBook()).toEqual({
    propertyName: 'Casa Conti',
    houseRules: ['No smoking'],
    restaurants: [{ name: 'Da Gino', address: 'Via Marina 21', type: '', rating: '', distance: '', ...noPlaceDetails }],
  })
})

test('without a valid draft no book is begun', () => {
  expect(findDemoBook()).toBeUndefined()
  localStorage.setItem('benvenuto.demo-draft', '{broken')
  expect(findDemoBook()).toBeUndefined()
})

test('a deleted draft is gone', () => {
  storeDemoDraft({ propertyName: 'Casa Conti' })
  forgetDemoDraft()

  expect(findDemoBook()).toBeUndefined()
})
