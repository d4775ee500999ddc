import { listReadyTexts, readyTexts } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import type { ArticleTexts } from '#features/site/shared/articles/article.ts'
import { sampleVilla } from '#features/site/shared/sample-villa.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { catalogues, flattenTexts, looseTexts } from './catalogue-texts.ts'

// By their folders, so that articles are checked as soon as they are written.
const articleFolder = 'src/features/site/shared/articles'
const articles = import.meta.glob<Record<string, ArticleTexts>>('../src/features/site/shared/articles/??/index.ts', {
  eager: true,
})

/** All texts of a language that people read: catalogues, ready sentences, the sample book, articles; by `file:key`. */
export function listProductTexts(language: Language): Map<string, string> {
  const folders = [...catalogues, ...looseTexts].map(
    ([folder, versions]) => [`${folder}/${language}.ts`, versions.get(language) ?? new Map<string, string>()] as const,
  )
  const others = [
    [`src/features/authoring/shared/ready-sentences/${language}.ts`, new Map(listReadyTexts(readyTexts[language]))],
    ['src/features/site/shared/sample-villa.ts', flattenTexts({ [language]: sampleVilla(language) })],
    [
      `${articleFolder}/${language}`,
      flattenTexts(articles[`../${articleFolder}/${language}/index.ts`]?.[language] ?? {}),
    ],
  ] as const
  return new Map(
    [...folders, ...others].flatMap(([file, texts]) =>
      [...texts].map(([key, text]): [string, string] => [`${file}:${key}`, text]),
    ),
  )
}
