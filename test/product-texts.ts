import { listReadyTexts, readyTexts } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import { propertyTypeNames } from '#features/books/shared/property-type-names.ts'
import { articles, articleText } from '#features/site/shared/articles/index.ts'
import { sampleVilla } from '#features/site/shared/sample-villa.ts'
import { answerDescriptions } from '#platform/http/api-document.ts'
import { apiDescription } from '#platform/http/openapi.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { apiSummaries } from '../src/api-summaries.ts'
import { catalogues, flattenTexts, looseTexts } from './catalogue-texts.ts'

/**
 * All texts of a language that people read: catalogues, ready sentences, kinds of homes, the sample book, articles, and
 * in English the description of the API; by `file:key`.
 */
export function listProductTexts(language: Language): Map<string, string> {
  const folders = [...catalogues, ...looseTexts].map(
    ([folder, versions]) => [`${folder}/${language}.ts`, versions.get(language) ?? new Map<string, string>()] as const,
  )
  const others = [
    [`src/features/authoring/shared/ready-sentences/${language}.ts`, new Map(listReadyTexts(readyTexts[language]))],
    ['src/features/books/shared/property-type-names.ts', flattenTexts({ [language]: propertyTypeNames[language] })],
    ['src/features/site/shared/sample-villa.ts', flattenTexts({ [language]: sampleVilla(language) })],
    [
      `src/features/site/shared/articles/${language}`,
      flattenTexts(Object.fromEntries(articles.map((article) => [article.key, articleText(article, language)]))),
    ],
    ...(language === 'en' ? apiTexts : []),
  ] as const
  return new Map(
    [...folders, ...others].flatMap(([file, texts]) =>
      [...texts].map(([key, text]): [string, string] => [`${file}:${key}`, text]),
    ),
  )
}

const apiTexts = [
  ['src/api-summaries.ts', flattenTexts(apiSummaries)],
  ['src/platform/http/api-document.ts', flattenTexts(answerDescriptions)],
  ['src/platform/http/openapi.ts', flattenTexts({ description: apiDescription })],
] as const
