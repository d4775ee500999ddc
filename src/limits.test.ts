import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hour, minute } from '#platform/clock.ts'
import { limitSetting, limitWindows, sizeOf, utf8Bytes } from './limits.ts'

const phrases = [
  { phrase: 'in 15 minutes', window: 15 * minute },
  { phrase: 'in an hour', window: hour },
  { phrase: 'in a day', window: 24 * hour },
  { phrase: 'in 7 days', window: 7 * 24 * hour },
]

test('the comments in .env.example state the window of every limit that has one, and of no other', () => {
  const example = readFileSync(join(import.meta.dirname, '../.env.example'), 'utf8')
  const commented = [...example.matchAll(/((?:^# .*\n)+)^#(LIMIT_\w+)=/gm)]
  const written = commented.flatMap(([, comment = '', name]) => {
    const text = comment.replace(/\n# /g, ' ')
    return phrases.filter(({ phrase }) => text.includes(phrase)).map(({ window }) => [name, window])
  })

  const windows = Object.entries(limitWindows).map(([name, window]) => [limitSetting(name), window])
  expect(written.toSorted()).toEqual(windows.toSorted())
})

test('rateOf returns a limit with its window', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname }).filter((file) => !file.includes('.test.'))
  const reads = files.flatMap((file) => {
    const code = readFileSync(join(import.meta.dirname, file), 'utf8')
    return [...code.matchAll(/\blimits\.(\w+)/g)].filter(([, name = '']) => name in limitWindows).map(([read]) => read)
  })
  expect(reads).toEqual([])
})

test('utf8Bytes equals the length of the encoded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(utf8Bytes(text.toWellFormed())).toBe(Buffer.byteLength(text.toWellFormed()))
    }),
  )
  expect(sizeOf('wifiNameBytes', 'Café 🏡')).toBe(10)
  expect(sizeOf('line', 'Café 🏡')).toBe(7)
})
