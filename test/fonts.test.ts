import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpTexts } from '#features/site/messages/help/index.ts'
import { siteMessages } from '#features/site/messages/index.ts'
import { legalTexts } from '#features/site/messages/legal/index.ts'
import { articles, articleText } from '#features/site/shared/articles/index.ts'
import { greetings } from '#features/site/shared/statistics.ts'
import { languages } from '#platform/i18n/languages.ts'
import { cutFont, cutFonts } from '../build/cut-fonts.ts'

test.each(cutFonts)('$file is the output of build/cut-fonts.ts for $source', async (font) => {
  const kept = readFileSync(new URL(`../src/ui/fonts/${font.file}`, import.meta.url))

  expect((await cutFont(font)).equals(kept)).toBe(true)
})

test.each(cutFonts)('the unicode-range of $file in the style sheet matches its letters', ({ file, letters }) => {
  const theme = readFileSync(new URL('../src/ui/theme.css', import.meta.url), 'utf8')
  const [, ranges = ''] = new RegExp(`/${file}"[^}]*unicode-range:([^;]*);`).exec(theme) ?? []

  const asked = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)].flatMap(([, first = '', last = first]) => {
    const from = Number.parseInt(first, 16)
    return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    )
  })

  expect(asked.toSorted()).toEqual([...letters].toSorted())
})

test('the files of the first screen contain the letters of the catalogues and articles, and the hero font those of the headlines', () => {
  const lettersOf = (file: string): readonly string[] => cutFonts.find((font) => font.file === file)?.letters ?? []
  const words = languages.flatMap((language) => [...siteMessages[language].home.headline, ...greetings[language]])
  const blog = languages.map((language) => articles.map((article) => articleText(article, language)))
  const texts = [...JSON.stringify([siteMessages, legalTexts, helpTexts, blog])].filter(
    (letter) => !'\\{|}*'.includes(letter),
  )

  expect(words.filter((letter) => !lettersOf('fraunces-hero.woff2').includes(letter))).toEqual([])
  for (const file of ['fraunces-headings.woff2', 'instrument-sans-text.woff2']) {
    expect(texts.filter((letter) => !lettersOf(file).includes(letter))).toEqual([])
  }
})
