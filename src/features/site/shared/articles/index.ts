import { type Language, languages } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import type { Article, ArticleText, ArticleTexts } from './article.ts'
import { de } from './de/index.ts'
import { en } from './en/index.ts'
import { es } from './es/index.ts'
import { fr } from './fr/index.ts'
import { it } from './it/index.ts'

export { type Article, type ArticleBlock, type ArticleText, countWords } from './article.ts'

/** All articles, newest first. */
export const articles: readonly Article[] = [
  {
    key: 'essentials',
    author: 'Marta Rinaldi',
    date: '2024-12-15',
    minutes: 5,
    tags: ['checklist', 'book'],
    picture: 'blog-1',
    isFeatured: true,
  },
  {
    key: 'reviews',
    author: 'Owen Hale',
    date: '2024-12-10',
    minutes: 6,
    tags: ['reviews', 'arrival'],
    picture: 'blog-2',
    isFeatured: true,
  },
  {
    key: 'places',
    author: 'Claire Aubry',
    date: '2024-12-05',
    minutes: 7,
    tags: ['places', 'writing'],
    picture: 'blog-3',
    isFeatured: false,
  },
  {
    key: 'languages',
    author: 'Lena Hofmann',
    date: '2024-11-28',
    minutes: 5,
    tags: ['languages', 'writing'],
    picture: 'blog-4',
    isFeatured: false,
  },
  {
    key: 'rules',
    author: 'Marta Rinaldi',
    date: '2024-11-22',
    minutes: 4,
    tags: ['rules', 'writing'],
    picture: 'blog-5',
    isFeatured: false,
  },
  {
    key: 'emergency',
    author: 'Owen Hale',
    date: '2024-11-15',
    minutes: 6,
    tags: ['safety', 'checklist'],
    picture: 'blog-6',
    isFeatured: false,
  },
]

const texts: Record<Language, ArticleTexts> = { en, it, fr, es, de }

export function articleText({ key }: Article, language: Language): ArticleText {
  return texts[language][key]
}

export function articlePaths(article: Article): LocalizedPaths {
  return localizedPaths((language) => `/blog/${articleText(article, language).slug}`)
}

/** The article that has the slug in any language. */
export function findArticle(slug: string): Article | undefined {
  return articles.find((article) => languages.some((language) => articleText(article, language).slug === slug))
}

/** The path of the blog's feed. */
export function feedPath(language: Language): string {
  return localizedPath(language, '/feed.xml')
}

/** The other articles, those that share a tag first. */
export function relatedArticles(article: Article): Article[] {
  const others = articles.filter(({ key }) => key !== article.key)
  const kinship = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length
  return others.toSorted((one, other) => kinship(other) - kinship(one)).slice(0, 2)
}
