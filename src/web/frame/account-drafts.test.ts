import { expect, test } from 'vitest'
import { openPlainStore } from '#features/book-editor/ui/draft-store.ts'
import { draftScope } from '#features/book-editor/ui/local-draft.ts'
import { lookDraftsOf } from '#features/book-theme/ui/look-draft.ts'
import { forgetDrafts, hasDrafts } from './account-drafts.ts'

function createStorage(): Storage {
  const methods = {
    getItem: { value: (key: string) => (values[key] as string | undefined) ?? null },
    setItem: {
      value: (key: string, value: string) => {
        values[key] = value
      },
    },
    removeItem: { value: (key: string) => delete values[key] },
  }
  const values = Object.create({}, methods) as Record<string, string>
  return values as unknown as Storage
}

test('what an account keeps on a device is found and taken away, and nobody else’s', async () => {
  const storage = createStorage()
  const store = openPlainStore(createStorage())
  const places = { storage, stores: [store] }
  const keep = (accountId: string, id: string) =>
    store.put({ id, scope: draftScope(accountId, undefined), savedAt: 1, content: {} })
  expect(await hasDrafts('giulia', places)).toBe(false)

  await keep('giulia', 'a')
  await keep('giulia-2', 'b')
  expect(await hasDrafts('giulia', places)).toBe(true)
  expect(await hasDrafts('giuli', places)).toBe(false)
  await forgetDrafts('giulia', places)
  expect(await hasDrafts('giulia', places)).toBe(false)
  expect(await hasDrafts('giulia-2', places)).toBe(true)

  storage.setItem(`${lookDraftsOf('giulia')}book`, '{}')
  storage.setItem('benvenuto.consent', 'granted')
  expect(await hasDrafts('giulia', places)).toBe(true)
  await forgetDrafts('giulia', places)
  expect(await hasDrafts('giulia', places)).toBe(false)
  expect(storage.getItem('benvenuto.consent')).toBe('granted')
})

test('a device that keeps nothing has nothing', async () => {
  const refuse = () => Promise.reject(new Error('no database here'))
  const broken = { list: refuse, listOf: refuse, put: refuse, remove: refuse, removeOlderThan: refuse }
  const places = { storage: createStorage(), stores: [broken] }
  expect(await hasDrafts('giulia', places)).toBe(false)
  await forgetDrafts('giulia', places)
})
