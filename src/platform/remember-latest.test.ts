import { expect, test } from 'vitest'
import { rememberLatest } from './remember-latest.ts'

function givenReader() {
  const read: string[] = []
  const recall = rememberLatest((text) => {
    read.push(text)
    return text.length > 5
  })
  return { read, recall }
}

test('a text is read once, also where the result is false', () => {
  const { read, recall } = givenReader()
  expect(['short', 'longer', 'short', 'longer'].map(recall)).toEqual([false, true, false, true])
  expect(read).toEqual(['short', 'longer'])
})

test('long texts and more than 5,000 texts do not stay in memory', () => {
  const { read, recall } = givenReader()
  const long = 'x'.repeat(301)
  for (const text of [long, long]) recall(text)
  expect(read).toHaveLength(2)
  for (let index = 0; index < 5_001; index += 1) recall(`${index}`)
  recall('0')
  expect(read).toHaveLength(5_004)
})
