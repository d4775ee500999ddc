import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { toPublicBook } from '#features/books/shared/public-book.ts'
import { nothingWithheld } from '#features/books/shared/secrets.ts'
import { sampleBook } from '../shared/sample-book.ts'
import { createContactCard } from './contact-card.ts'

const shownBook = toPublicBook(sampleBook, { isPro: true, withheld: nothingWithheld })
const link = 'https://benvenuto.example/share/k7Qm2xk7Qm2xk7Qm2xk7Qm'
const card = (book: Partial<GuestBook>) =>
  createContactCard(toPublicBook({ ...emptyGuestBook, ...book }, { isPro: true, withheld: nothingWithheld }), link) ??
  ''

test('holds what a guest needs to reach the host', () => {
  expect(createContactCard(shownBook, link)?.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;Giulia Ferrante;;;',
    'FN:Giulia Ferrante',
    'ORG:Villa Limonaia',
    'TEL;TYPE=CELL:+39 089 555 0142',
    'EMAIL:giulia@limonaia.example',
    'ADR:;;Via dei Cedri 12\\, Praiano\\, Italy;;;;',
    `URL:${link}`,
    'END:VCARD',
    '',
  ])
})

test('is not there without a number or an address to write to', () => {
  expect(createContactCard({ ...shownBook, hostPhone: ' ', hostEmail: '' }, link)).toBeUndefined()
})

test('never holds a secret of the house', () => {
  const text = createContactCard(shownBook, link)
  for (const secret of [sampleBook.doorCode, sampleBook.wifiPassword]) expect(text).not.toContain(secret)
})

test('no text of a host can add a line of its own, and no line is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (hostName) => {
      const text = card({ hostName: `${hostName}\nTEL:666\r\n`, hostPhone: '+39 1' })
      const lines = text.split('\r\n')
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n')
      expect(unfolded.filter((line) => line.startsWith('TEL'))).toEqual(['TEL;TYPE=CELL:+39 1'])
      expect(unfolded.join('').includes('\n')).toBe(false)
    }),
  )
})
