import { expect, test } from 'vitest'
import { openPlainStore } from '#features/book-editor/ui/editing/draft-store.ts'
import { draftScope } from '#features/book-editor/ui/editing/drafts.ts'
import { openThemeStore } from '#features/book-theme/ui/theme-store.ts'
import { createStorage } from '#test/browser-storage.ts'
import { forgetDrafts, hasDrafts } from './account-drafts.ts'

test('the drafts of an account are found and deleted, and those of others are not', async () => {
  const storage = createStorage()
  const store = openPlainStore(storage)
  const stores = [store, openThemeStore(storage)]
  const keep = (accountId: string, id: string) =>
    store.put({ id, scope: draftScope(accountId, undefined), savedAt: 1, content: {} })
  expect(await hasDrafts('giulia', stores)).toBe(false)

  await keep('giulia', 'a')
  await keep('giulia-2', 'b')
  expect(await hasDrafts('giulia', stores)).toBe(true)
  expect(await hasDrafts('giuli', stores)).toBe(false)
  await forgetDrafts('giulia', stores)
  expect(await hasDrafts('giulia', stores)).toBe(false)
  expect(await hasDrafts('giulia-2', stores)).toBe(true)

  storage.setItem('benvenuto.design.giulia/book', '{"savedAt":1,"look":{}}')
  storage.setItem('benvenuto.design.giulia/book/draft', '{"savedAt":1,"look":{}}')
  storage.setItem('benvenuto.consent', 'granted')
  expect(await hasDrafts('giulia', stores)).toBe(true)
  await forgetDrafts('giulia', stores)
  expect(await hasDrafts('giulia', stores)).toBe(false)
  expect(storage.getItem('benvenuto.consent')).toBe('granted')
  expect(storage.getItem('benvenuto.design.giulia/book/draft')).toBeNull()
})

test('a device without storage has no drafts', async () => {
  const refuse = () => Promise.reject(new Error('no database here'))
  const stores = [{ list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }]
  expect(await hasDrafts('giulia', stores)).toBe(false)
  await forgetDrafts('giulia', stores)
})
