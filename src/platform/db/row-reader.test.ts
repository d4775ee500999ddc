import { expect, test, vi } from 'vitest'
import type { Db } from './database.ts'
import { createRowReader } from './row-reader.ts'

test('keys beyond one statement are read at the same time', async () => {
  const pending: PromiseWithResolvers<{ rows: { key: string }[] }>[] = []
  const executeQuery = () => {
    const query = Promise.withResolvers<{ rows: { key: string }[] }>()
    pending.push(query)
    return query.promise
  }
  const db = { executeQuery } as unknown as Db
  const read = createRowReader(db, (keys) => ({ compile: () => keys }) as never)
  const rows = Array.from({ length: 250 }, (_value, index) => read(`book-${index}`))
  await vi.waitFor(() => expect(pending).toHaveLength(3))
  for (const query of pending) query.resolve({ rows: [] })
  expect(await Promise.all(rows)).toHaveLength(250)
})
