import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook, noPlaceDetails } from '#features/books/shared/book.ts'
import { createWordFinder } from '#platform/text/word-finder.ts'
import { assembleText, listNames, listPreparedLines, prepareText } from './proposal.ts'

const book = {
  ...emptyGuestBook,
  propertyName: 'Villa Limonaia',
  hostName: 'Giulia Ferrante',
  wifiName: 'Limonaia',
  doorCode: 'SOLE',
  restaurants: [
    { name: 'Da Nunzia', address: 'Via Marina', type: 'Pesce', rating: '', distance: '', ...noPlaceDetails },
  ],
}
const findNamesAt = createWordFinder(listNames(book))

test('the names and codes of a book are not sent to the machine', () => {
  const prepared = prepareText('Chiedete a Giulia o cenate Da Nunzia in Via Marina, codice SOLE', findNamesAt)
  expect(listPreparedLines(prepared)).toEqual(['Chiedete a {0} o cenate {1} in {2}, codice {3}'])
})

test('lists, blank lines and lines without words are kept', () => {
  const text = '- Chiudere le finestre\n- Spegnere le luci\r\n\n1. Girare 2 volte\n+39 089 555 0142'
  const prepared = prepareText(text, findNamesAt)
  expect(listPreparedLines(prepared)).toEqual(['Chiudere le finestre', 'Spegnere le luci', 'Girare {0} volte'])
  expect(assembleText(prepared, [' Fenster schließen', 'Licht aus', '{0} Mal drehen'])).toBe(
    '- Fenster schließen\n- Licht aus\r\n\n1. 2 Mal drehen\n+39 089 555 0142',
  )
})

test('one invalid or empty line invalidates the whole text', () => {
  const prepared = prepareText('Girare 2 volte\nSpegnere le luci', findNamesAt)
  expect(assembleText(prepared, ['Drehen', 'Licht aus'])).toBeUndefined()
  expect(assembleText(prepared, ['{0} Mal drehen', ''])).toBeUndefined()
  expect(assembleText(prepared, ['{0} Mal drehen'])).toBeUndefined()
})

test('a machine that changes nothing gives the same text', () => {
  const line = fc.oneof(
    fc.constantFrom('', '- Prendere la chiave', '3. Girare a 180 gradi', '  * Giulia', 'www.casa.example', 'SOLE'),
    fc.stringMatching(/^[a-zà-ù0-9:.,€{} -]{0,30}$/).map((text) => text.trim()),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), fc.constantFrom('\n', '\r\n'), (parts, lineBreak) => {
      const text = parts.join(lineBreak)
      const prepared = prepareText(text, findNamesAt)
      expect(assembleText(prepared, listPreparedLines(prepared))).toBe(text)
    }),
    { numRuns: 500 },
  )
})

test('a text as long as a paragraph is not treated as a name', () => {
  const wordy = { ...emptyGuestBook, propertyName: 'Casa Conti', address: 'Via Marina '.repeat(100) }

  expect(listNames(wordy)).toEqual(['Casa Conti'])
})
