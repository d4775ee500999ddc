import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { listProductTexts } from './product-texts.ts'

type Term = { readonly pattern: RegExp; readonly say: string; readonly except?: readonly string[] }
const modules = import.meta.glob<{ forbiddenTerms: readonly Term[] }>('./terms/[a-z][a-z].ts', { eager: true })
const termsOf = (language: Language) => modules[`./terms/${language}.ts`]?.forbiddenTerms ?? []

test.each(languages)('texts use one term for one thing (%s)', (language) => {
  const texts = [...listProductTexts(language)]
  const wrong = termsOf(language).flatMap(({ pattern, say, except = [] }) =>
    texts
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
