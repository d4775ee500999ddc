import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsWords } from '#features/books/shared/fixed-parts.ts'
import { createWordFinder } from '#platform/text/word-finder.ts'
import { protect, restore } from './placeholders.ts'

const names = ['Villa Limonaia', 'Limonaia-Guest', '4719#', 'Giulia']
const findNamesAt = createWordFinder(names)
const noNames = createWordFinder([])

/** A perfect machine: replaces every word and keeps everything else. */
const translateWords = (text: string) => text.replace(/\p{L}+/gu, 'wort')

test('fixed parts are removed and restored', () => {
  const text = 'Giulia: tippen Sie 4719# ab 15:00, sonst +39 089 555 0142 oder giulia@limonaia.example.'
  const kept = protect(text, findNamesAt)

  expect(kept.text).not.toMatch(/Giulia|4719|15:00|555|limonaia/)
  expect(restore(translateWords(kept.text), kept)).toBe(
    'Giulia: wort wort 4719# wort 15:00, wort +39 089 555 0142 wort giulia@limonaia.example.',
  )
})

test('a phone number is one part, so that its groups cannot be reordered', () => {
  expect(protect('Rufen Sie +39 089 (555) 0142 an.', noNames).parts).toEqual(['+39 089 (555) 0142'])
})

test('names are protected as whole words, longer ones first', () => {
  const kept = protect('Die Villa Limonaia, die Villa Limonaiastraße', createWordFinder(['Villa', 'Villa Limonaia']))
  expect(kept.parts).toEqual(['Villa Limonaia', 'Villa'])
})

test('a translation with a lost, repeated or invented number is rejected', () => {
  const kept = protect('Quiet from 22:00 to 8:00', noNames)
  expect(restore('Ruhe von {0} bis {1}', kept)).toBe('Ruhe von 22:00 bis 8:00')
  for (const broken of ['Ruhe ab {0}', 'Ruhe von {0} bis {1} ({1})', 'Ruhe von {0} bis {1}, 7 Tage', 'Ruhe {0} {2}'])
    expect(restore(broken, kept)).toBeUndefined()
})

const piece = fc.oneof(
  fc.constantFrom('casa', 'chiave', 'prendere', 'la', '{0}', '{', '}', '\n', '- '),
  fc.nat(99_999).map(String),
  fc.tuple(fc.nat(23), fc.integer({ min: 10, max: 59 })).map(([hour, minute]) => `${hour}:${minute}`),
  fc.webUrl({ withQueryParameters: true }),
  fc.emailAddress(),
  fc.stringMatching(/^\+\d{2} \d{3} \d{3,7}$/),
  fc.constantFrom(...names),
)
const texts = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' '))

test('any text is restored exactly if the machine changes nothing', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
      const kept = protect(text, findNamesAt)
      expect(restore(kept.text, kept)).toBe(text)
    }),
  )
})

test('every digit, link, address and name is restored exactly and as often as in the original', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const kept = protect(text, findNamesAt)
      const proposal = restore(translateWords(kept.text), kept) ?? ''
      const digits = (of: string) => of.match(/\d/g)?.sort() ?? []
      expect(digits(proposal)).toEqual(digits(text))
      for (const part of [...kept.parts, ...names.filter((name) => text.split(/\s/).includes(name))])
        expect(proposal).toContain(part)
    }),
  )
})

test('a translation with a changed placeholder is rejected', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, chosen) => {
      const kept = protect(text, findNamesAt)
      fc.pre(kept.parts.length > 0)
      const lost = `{${chosen % kept.parts.length}}`
      expect(restore(kept.text.replace(lost, ''), kept)).toBeUndefined()
      expect(restore(kept.text.replace(lost, '{99}'), kept)).toBeUndefined()
      expect(restore(`${kept.text}${lost}`, kept)).toBeUndefined()
    }),
  )
})

test.each([
  '',
  '350 m',
  '15:00',
  '15.30',
  '3 pm',
  '1,2 km',
  '+39 089 555 0142',
  'https://casa.example/a',
  '4-6',
  '4719#',
])('"%s" needs no translation', (text) => expect(holdsWords(text)).toBe(false))

test.each(['10 minuti a piedi', 'dalle 15:00', 'Sì', 'Guardia costiera 1530', '4 + 2 bambini'])(
  '"%s" needs a translation',
  (text) => expect(holdsWords(text)).toBe(true),
)
