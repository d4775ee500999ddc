import { expect, test } from 'vitest'
import { keepsFacts } from './keep-facts.ts'

test.each([
  ['Type 4719#, then the key.', 'Geben Sie 4719# ein, dann den Schlüssel.', true],
  ['Type 4719#, then the key.', 'Geben Sie 4791# ein, dann den Schlüssel.', false],
  ['Type 4719#, then the key.', 'Geben Sie 47190# ein, dann den Schlüssel.', false],
  ['Quiet after 22:30.', 'Ab 22:30 ist Ruhe.', true],
  ['From 3 pm to 8 pm', 'Von 15 Uhr bis 20 Uhr', false],
  ['12, then 12 again', 'Erst 12, danach noch einmal', false],
  ['Two hours on foot', '2 Stunden zu Fuß', true],
  ['The network is Limonaia.', 'Das Netz heißt Zitronenhaus.', false],
  ['The network is Limonaia.', 'Das Netz heißt Limonaia.', true],
])('%s / %s: %s', (original, translated, kept) => {
  expect(keepsFacts(original, translated, ['Limonaia', ''])).toBe(kept)
})
