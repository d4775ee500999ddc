import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobs } from '#jobs.ts'

test('the table of scheduled jobs in docs/reference.md has each of them once', () => {
  const text = readFileSync(new URL('../docs/reference.md', import.meta.url), 'utf8')
  const table = /^\| Job \|.*\n\|[ -|]+\n((?:\|.*\n)+)/m.exec(text)?.[1] ?? ''
  const named = table.split('\n').flatMap((row) => row.split(' | ')[0]?.match(/(?<=`)[a-z-]+(?=`)/g) ?? [])
  expect(named.toSorted()).toEqual(jobs.map(({ name }) => name).sort())
})
