import { expect, test } from 'vitest'
import { findFreePort } from './running-service.ts'

test('free ports that are searched for at the same time are different', async () => {
  const ports = await Promise.all(Array.from({ length: 5 }, findFreePort))
  expect(new Set(ports).size).toBe(5)
})
