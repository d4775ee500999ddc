import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasGap, splitAtGaps } from '#features/books/shared/gaps.ts'
import { languages } from '#platform/i18n/languages.ts'
import type { ReadyKind } from './ready-kinds.ts'
import { findReadySentence, readyTexts } from './ready-sentences.ts'
import { loadReadyTexts } from './ready-texts.ts'

type Entry = string | { name: string; description: string }

const kinds = Object.keys(readyTexts.en) as ReadyKind[]
const sentences = kinds.flatMap((kind) =>
  Object.keys(readyTexts.en[kind]).flatMap((id) => {
    const textsOf = (pick: (entry: Entry) => string) =>
      Object.fromEntries(
        languages.map((language) => [language, pick((readyTexts[language][kind] as Record<string, Entry>)[id] ?? '')]),
      ) as Record<(typeof languages)[number], string>
    const entry: Entry | undefined = (readyTexts.en[kind] as Record<string, Entry>)[id]
    if (typeof entry === 'string') return [{ id, texts: textsOf((one) => one as string) }]
    return (['name', 'description'] as const).map((field) => ({
      id: `${id}.${field}`,
      texts: textsOf((one) => (one as { name: string; description: string })[field]),
    }))
  }),
)
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
})

test('long hostile lines are looked up in linear time', () => {
  const start = performance.now()
  for (const line of sentences.flatMap(({ texts }) => Object.values(texts)).filter((text) => gapCount(text) > 1)) {
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
