import { expect, test } from 'vitest'
import { completeWebAddress, isWebAddress } from './web-address.ts'

test.each(['https://dagino.it', 'HTTP://dagino.it/carta?lang=en', 'https://xn--caf-dma.example'])(
  '%s is a web address',
  (text) => {
    expect(isWebAddress(text)).toBe(true)
  },
)

test.each(['', 'dagino.it', 'javascript:alert(1)//https://', 'https://', 'data:text/html,x', ' https://dagino.it'])(
  '%j is not a web address',
  (text) => {
    expect(isWebAddress(text)).toBe(false)
  },
)

test.each([
  ['www.dagino.it', 'https://www.dagino.it'],
  [' dagino.it/carta ', 'https://dagino.it/carta'],
  ['caffè.example', 'https://caffè.example'],
])('%j is completed to %j', (written, complete) => {
  expect(completeWebAddress(written)).toBe(complete)
})

test.each(['', 'ask at the bar', 'https://dagino.it', 'javascript:alert(1)', 'mail@dagino.it', 'dagino'])(
  '%j is not changed',
  (written) => {
    expect(completeWebAddress(written)).toBe(written)
  },
)
