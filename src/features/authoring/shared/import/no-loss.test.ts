import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookForm, emptyBookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { hostileUnits } from '#test/hostile-texts.ts'
import { readGuides } from './guides.fixture.ts'
import { splitText } from './manual-text.ts'
import { isNameOf, readHeadingName } from './names.ts'
import { oldManuals } from './old-manuals.fixture.ts'
import { placePieces } from './place-pieces.ts'
import { type Piece, singleTargets, sortManual } from './sort-manual.ts'
import type { FieldName } from './words/field-names.ts'

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

/** All words of a form except those of a new form. */
function wordsOfForm(form: BookForm): string[] {
  const rows = form.transport.map((row) => ({ ...row, type: '' }))
  const book = { ...toGuestBook({ ...form, transport: rows }), propertyType: '', guests: '', look: null }
  return valuesOf([book, form.leftovers]).flatMap(wordsOf)
}

/** The words of the first list that are not in the second, each as often as it is missing. */
function subtract(words: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of others) counts.set(word, (counts.get(word) ?? 0) + 1)
  return words.filter((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left <= 0
  })
}

/** What is not imported: names of headings, and list marks and field names before a text. */
function droppedOf({ label, text, target }: Piece): string {
  return target === 'heading' ? text : label
}

const guides = [...Object.values(oldManuals), ...readGuides('tuned').map(({ text }) => text)]
const lines = guides.flatMap((guide) => guide.split('\n'))
const beginnings = lines.map((line) => line.slice(0, 24))
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...lines) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...beginnings), fc.lorem()).map((both) => both.join(' ')) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme' }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...hostileUnits), fc.nat(80)).map(([unit, n]) => unit.repeat(n)) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(40), fc.constantFrom(...lines)).map(([n, line]) => `${n}. ${line}`) },
)
const manual = fc
  .array(fc.tuple(part, fc.constantFrom('\n', '\n\n', ' ', '. ', ', ', ': ', '\t')), { maxLength: 40 })
  .map((parts) => parts.flat().join(''))

const plain = (text: string) => text.replaceAll('\0', '').toWellFormed()

test('every word of a manual is in exactly one piece, in order', () => {
  fc.assert(
    fc.property(manual, (text) => {
      const pieces = sortManual(splitText(text)).flatMap((piece) => [piece.label, piece.text])
      expect(wordsOf(pieces.join('\n'))).toEqual(wordsOf(plain(text)))
    }),
  )
})

test('every word is in the book or in the unplaced paragraphs as often as in the manual, but for names of fields', () => {
  fc.assert(
    fc.property(manual, (text) => {
      const pieces = sortManual(splitText(text))
      const kept = wordsOfForm(placePieces(emptyBookForm(), pieces))
      const missing = subtract(wordsOf(plain(text)), kept)

      expect(subtract(kept, wordsOf(plain(text))), 'invented').toEqual([])
      expect(
        subtract(
          missing,
          pieces.flatMap((piece) => wordsOf(droppedOf(piece))),
        ),
        'lost',
      ).toEqual([])
    }),
  )
})

const mark = /^[^\p{L}\p{N}]*(?:\(?(?:\d{1,2}\.)*\d{1,2}[.)]?\)?(?=\s|$))?[^\p{L}\p{N}]*/u

test('only names of fields, usual headings and marks of lists are not taken over', () => {
  fc.assert(
    fc.property(manual, (text) => {
      for (const { label, text: words, target } of sortManual(splitText(text))) {
        if (target === 'heading') expect(readHeadingName(words.replace(mark, ''))?.isName, words).toBe(true)
        else if (singleTargets.has(target)) {
          const field = target.replace('emergencyNumbers.', '') as FieldName
          expect(isNameOf(field, label.replace(mark, '')), `${label} | ${words}`).toBe(true)
        }
      }
    }),
  )
})

test('a label that says more than the name of its field is kept', () => {
  const given =
    'Key of the attic wifi of Anna: x\nPolice station behind the church: 0123 456\nCheck-in for groups: 17:00'
  const kept = wordsOfForm(placePieces(emptyBookForm(), sortManual(splitText(given))))

  expect(subtract(wordsOf(given), kept)).toEqual([])
})

test('a heading that says more than a topic is kept', () => {
  const form = placePieces(emptyBookForm(), sortManual(splitText('# Parking behind the church\nSpace 7 is yours.')))

  expect(form).toMatchObject({ parkingInfo: 'Space 7 is yours.', leftovers: ['Parking behind the church'] })
})

test.each(hostileUnits)('a manual of 100,000 characters of %j is sorted in linear time', (unit) => {
  const timeOf = (length: number) => {
    const text = Array.from({ length: length / 5_000 }, () => unit.repeat(Math.ceil(5_000 / unit.length))).join('\n')
    const before = process.threadCpuUsage()
    placePieces(emptyBookForm(), sortManual(splitText(text)))
    return process.threadCpuUsage(before).user
  }
  timeOf(10_000)
  const [short, long] = [timeOf(10_000), timeOf(100_000)]
  // Ten times the text: quadratic time would be a hundred times as long. Short times are measured too roughly.
  expect(long / Math.max(short, 20_000)).toBeLessThan(45)
})
