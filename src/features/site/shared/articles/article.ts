import type { en } from '../../messages/en.ts'

/** A block of an article's body. Texts may contain `**bold**`. */
export type ArticleBlock =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  | {
      steps: readonly string[]
      /** The first number, for a list that continues another. */
      from?: number
    }
  | { quote: string }
  | { example: string; text: string }

/** A blog article. Title and excerpt are translated in the catalogues; the body is English. */
export type Article = {
  slug: string
  /** Key of title and excerpt under `site.blog.articles`. */
  key: keyof typeof en.blog.articles
  author: string
  /** ISO day of publication. */
  date: string
  /** Reading time in minutes, at some 200 words a minute. */
  minutes: number
  tags: readonly (keyof typeof en.blog.tags)[]
  /** Name of the illustration. */
  picture: 'blog-1' | 'blog-2' | 'blog-3' | 'blog-4' | 'blog-5' | 'blog-6'
  isFeatured: boolean
  seoTitle: string
  seoDescription: string
  keywords: string
  body: readonly ArticleBlock[]
  /** Sources of figures and findings. */
  sources?: readonly string[]
}

/** The number of words in the body, for the reading time. */
export function countWords(article: Article): number {
  const words = article.body.flatMap((block) => Object.values(block).flat().join(' ').split(/\s+/))
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
