import { expect, test } from 'vitest'
import { textLimits } from '#limits.ts'
import { decodeText, isTooLong, splitText } from './manual-text.ts'

const text = 'Clé sous le pot, à côté — 20 €'

function utf16(bigEndian: boolean, mark: boolean): Uint8Array {
  const written = (mark ? '\uFEFF' : '') + text
  const view = new DataView(new ArrayBuffer(written.length * 2))
  for (let index = 0; index < written.length; index++) view.setUint16(index * 2, written.charCodeAt(index), !bigEndian)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, little end first', utf16(false, true)],
  ['UTF-16, big end first', utf16(true, true)],
  ['UTF-16 without a mark', utf16(false, false)],
])('%s is read', (_, bytes) => expect(decodeText(bytes)).toBe(text))

test('Windows-1252 is decoded, as older editors write it', () => {
  const bytes = Uint8Array.from([0x43, 0x6c, 0xe9, 0x20, 0x32, 0x30, 0x20, 0x80])

  expect(decodeText(bytes)).toBe('Clé 20 €')
})

test('a text is split into its lines, without blank ones', () => {
  expect(splitText('# Parking\r\n\r\n In the yard. \rBehind').map((block) => block.text)).toEqual([
    'Parking',
    'In the yard.',
    'Behind',
  ])
})

test('embedded pictures of any size are dropped', () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo/+'.repeat(200_000)}==`
  const written = `Key box ![code](${picture}) at the door\n![](${picture})\n[image1]: <${picture}>\nParking`

  expect(splitText(written).map((block) => block.text)).toEqual(['Key box  at the door', 'Parking'])
})

test('a text with too many paragraphs, or with an over-long one, is not accepted as a manual', () => {
  const block = (words: string) => ({ text: words, isHeading: false })
  expect(isTooLong(Array(1_000).fill(block('a')))).toBe(false)
  expect(isTooLong(Array(1_001).fill(block('a')))).toBe(true)
  expect(isTooLong([block('a'.repeat(textLimits.long))])).toBe(false)
  expect(isTooLong([block('a'.repeat(textLimits.long + 1))])).toBe(true)
})
