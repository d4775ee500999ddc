import { expect, test } from 'vitest'
import { type BookTheme, plainTheme } from '#features/books/shared/book-theme.ts'
import { createStorage } from '#test/browser-storage.ts'
import { readThemeDraft } from './theme-drafts.ts'
import { openThemeStore, themeScope } from './theme-store.ts'

const look: BookTheme = { ...plainTheme, accent: '#123456', theme: 'dusk' }
const scope = themeScope('ada', 'b1')

test('a draft is offered only to the same host for the same book', async () => {
  const store = openThemeStore(createStorage())
  await store.put({ id: 'd1', scope, savedAt: 5, content: { look, begunFrom: { look: plainTheme, revision: 3 } } })

  const [draft] = await store.list(scope)
  expect(draft).toMatchObject({ id: 'd1', savedAt: 5 })
  expect(readThemeDraft(draft?.content)).toEqual({ look, begunFrom: { look: plainTheme, revision: 3 } })
  expect(await store.list(themeScope('ada', 'b2'))).toEqual([])
  expect(await store.list(themeScope('eve', 'b1'))).toEqual([])

  await store.remove('d1')
  expect(await store.list(scope)).toEqual([])
})

test('each of two tabs keeps its own draft', async () => {
  const store = openThemeStore(createStorage())
  await store.put({ id: 'd1', scope, savedAt: 5, content: { look } })
  await store.put({ id: 'd2', scope, savedAt: 6, content: { look: plainTheme } })
  expect((await store.list(scope)).map(({ id }) => id)).toEqual(['d1', 'd2'])
})

test('a draft of an earlier version is found, read and removed', async () => {
  const storage = createStorage()
  storage.setItem('benvenuto.design.ada/b1', JSON.stringify({ savedAt: 7, look }))
  const store = openThemeStore(storage)

  const [draft] = await store.list(scope)
  expect(draft?.savedAt).toBe(7)
  expect(readThemeDraft(draft?.content)).toEqual({ look })
  await store.remove(draft?.id ?? '')
  expect(storage.getItem('benvenuto.design.ada/b1')).toBeNull()
})

test('an unreadable draft is not offered, and is deleted with the old ones', async () => {
  const storage = createStorage()
  storage.setItem('benvenuto.design.ada/b1', '{"savedAt":')
  const store = openThemeStore(storage)

  const [draft] = await store.list(scope)
  expect(readThemeDraft(draft?.content)).toBeUndefined()
  await store.removeOlderThan(1)
  expect(storage.getItem('benvenuto.design.ada/b1')).toBeNull()
})
