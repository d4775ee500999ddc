import { expect, test } from 'vitest'
import { Outage } from './outage.ts'
import { RowMemory } from './row-memory.ts'

test('an answer that comes late does not replace that of a read which began after it', () => {
  const memory = new RowMemory<string>(new Outage(), undefined)
  const [lateMs, nextMs] = [performance.now() - 2, performance.now() - 1]
  memory.keep('book', 'newer', nextMs)
  memory.keep('book', 'older', lateMs)
  expect(memory.use('book')?.row).toBe('newer')
})
