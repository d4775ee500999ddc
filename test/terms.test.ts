import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { listProductTexts } from './product-texts.ts'
import type { Term } from './terms/term.ts'

const modules = import.meta.glob<{ forbiddenTerms: readonly Term[] }>('./terms/[a-z][a-z].ts', { eager: true })
const termsOf = (language: Language) => modules[`./terms/${language}.ts`]?.forbiddenTerms ?? []

test.each(languages)('texts use one term for one thing (%s)', (language) => {
  const texts = [...listProductTexts(language)]
  const wrong = termsOf(language).flatMap(({ pattern, say, except = [], within }) =>
    texts
      .filter(([place]) => within === undefined || within.some((start) => place.startsWith(start)))
      .filter(([place, text]) => pattern.test(text) && !except.includes(place))
      .map(([place, text]) => ({ place, found: pattern.exec(text)?.[0], say, text })),
  )
  expect(wrong).toEqual([])
})

test.each(languages)('every exception is needed (%s)', (language) => {
  const texts = listProductTexts(language)
  const idle = termsOf(language).flatMap(({ pattern, except = [] }) =>
    except.filter((place) => !pattern.test(texts.get(place) ?? '')),
  )
  expect(idle).toEqual([])
})

test.each(languages)('every word that docs/terms/ says to avoid is refused, or set in italics (%s)', (language) => {
  const avoided = listAvoidedWords(language)
  const untested = avoided.filter((word) => !termsOf(language).some(({ pattern }) => pattern.test(word)))
  expect(avoided.length).toBeGreaterThan(10)
  expect(untested).toEqual([])
})

/**
 * The words in the column 'Instead of' of a language's table, without those in italics, which are right elsewhere, and
 * without explanations in brackets.
 */
function listAvoidedWords(language: Language): string[] {
  const page = readFileSync(new URL(`../docs/terms/${language}.md`, import.meta.url), 'utf8')
  const rows = page.split('\n').filter((line) => line.startsWith('|'))
  return rows
    .slice(2)
    .map((row) => row.split('|')[2] ?? '')
    .flatMap((cell) => cell.replace(/\([^)]*\)/g, '').split(/[,;]/))
    .map((word) => word.trim())
    .filter((word) => word !== '' && !word.startsWith('*'))
}
