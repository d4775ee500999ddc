import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGap, splitAtGaps } from '#features/books/shared/gaps.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { plainSpaces } from './plain-spaces.ts'
import { findReadySentence, listReadyTexts, readyTexts, readyWordings } from './ready-sentences.ts'
import { loadReadyTexts, loadReadyWordings } from './ready-texts.ts'

const sentences = listReadyTexts(readyTexts.en).map(([id]) => ({
  id,
  texts: Object.fromEntries(
    languages.map((language) => [language, new Map(listReadyTexts(readyTexts[language])).get(id) ?? '']),
  ) as Record<Language, string>,
}))
const gapCount = (text: string) => splitAtGaps(text).length - 1

test.each(sentences)('$id is complete: it has the same lines and gaps in every language', ({ texts }) => {
  for (const language of languages) {
    expect(texts[language].trim()).not.toBe('')
    expect(texts[language].split('\n').map(gapCount)).toEqual(texts.en.split('\n').map(gapCount))
  }
})

test.each(sentences)('$id is found by its text in any language', ({ texts }) => {
  for (const language of languages) expect(findReadySentence(texts[language])).toEqual(texts)
})

// A wording that was once released is in hosts' books. `vitest --update` adds new wordings; nothing removes one.
test.each(languages)('all wordings are recorded (%s)', async (language) => {
  const wordings = { ...readyWordings[language] }
  for (const [id, text] of listReadyTexts(readyTexts[language])) wordings[plainSpaces(text)] = id
  await expect(`${JSON.stringify(wordings, null, 2)}\n`).toMatchFileSnapshot(`wordings/${language}.json`)
})

test.each(languages)('every wording that was ever released is translated like the present one (%s)', (language) => {
  const shapeOf = (text: string) => text.split('\n').map(gapCount)
  for (const [wording, id] of Object.entries(readyWordings[language])) {
    const texts = sentences.find((sentence) => sentence.id === id)?.texts
    // A sentence whose lines or gaps change is another sentence and needs another id.
    expect(shapeOf(wording), wording).toEqual(shapeOf(texts?.[language] ?? ''))
    expect(findReadySentence(wording), wording).toEqual(texts)
  }
})

test('several sentences, one per line, are found together', () => {
  const { keysTable, towels } = readyTexts.it.checkoutInstructions

  expect(findReadySentence(`${keysTable}\n\n  ${towels} `)?.de).toBe(
    `${readyTexts.de.checkoutInstructions.keysTable}\n\n${readyTexts.de.checkoutInstructions.towels}`,
  )
})

test('a gap filled with a number or a time keeps its value', () => {
  expect(findReadySentence('We answer messages from 8:00 to 22:30.')?.fr).toBe(
    'Nous répondons aux messages de 8:00 à 22:30.',
  )
  expect(findReadySentence('Dalla stazione sono 12 minuti a piedi.')?.de).toBe('Vom Bahnhof sind es 12 Minuten zu Fuß.')
})

test('a gap filled with a code or an address keeps its value', () => {
  expect(findReadySentence('Il CIN di questo alloggio è IT097042C2ABCD1234.')?.en).toBe(
    'The national identification code (CIN) of this home is IT097042C2ABCD1234.',
  )
  expect(findReadySentence('La tasa turística es de 2,50 € por persona y noche.')?.de).toBe(
    'Die Kurtaxe beträgt 2,50 € pro Person und Nacht.',
  )
})

test('a former wording is found with its gaps filled, and translated like the present one', () => {
  expect(readyTexts.en.parkingInfo.carPark).not.toBe('The nearest car park is ___; a day costs ___.')
  expect(findReadySentence('The nearest car park is 300 m; a day costs 12 €.')?.de).toBe(
    findReadySentence(readyTexts.en.parkingInfo.carPark.replace('___', '300 m').replace('___', '12 €'))?.de,
  )
})

test('ordinary and no-break spaces are equivalent', () => {
  const { floor } = readyTexts.fr.checkinInstructions
  expect(floor).toContain('\u202f;')
  expect(findReadySentence(floor.replaceAll('\u202f', ' '))?.en).toBe(readyTexts.en.checkinInstructions.floor)
})

test('a gap filled with words needs a translator', () => {
  expect(findReadySentence('Detergent is here: under the sink.')).toBeUndefined()
})

test.each(['', '  \n ', 'No smoking', 'No smoking indoors, please', 'No smoking indoors\nOr my wife gets cross'])(
  '%j is not a ready sentence',
  (text) => expect(findReadySentence(text)).toBeUndefined(),
)

test('the search accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const found = findReadySentence(text)
      return found === undefined || Object.values(found).some((one) => one.trim() === text.trim())
    }),
  )
})

test('the gaps of ready sentences are recognised as gaps', () => {
  expect(hasGap(readyTexts.en.parkingInfo.ownSpace)).toBe(true)
  expect(hasGap(readyTexts.en.parkingInfo.freeStreet)).toBe(false)
})

test.each(languages)('a browser loads only the sentences in %s', async (language) => {
  expect(await loadReadyTexts(language)).toBe(readyTexts[language])
  expect(await loadReadyWordings(language)).toEqual(readyWordings[language])
})

test('long hostile lines are looked up in linear time', () => {
  const start = performance.now()
  const lines = sentences.flatMap(({ texts }) => Object.values(texts)).flatMap((text) => text.split('\n'))
  for (const line of lines.filter((text) => gapCount(text) > 1)) {
    const [begin = '', ...rest] = splitAtGaps(line)
    findReadySentence(
      begin +
        rest
          .slice(0, -1)
          .map((part) => `1${part}`)
          .join('')
          .repeat(10_000),
    )
  }
  expect(performance.now() - start).toBeLessThan(3000)
})
