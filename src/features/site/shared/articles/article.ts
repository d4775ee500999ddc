import type { en } from '../../messages/en.ts'

/** A piece of an article's body. Texts may hold `**bold**`. */
export type ArticleBlock =
  | { heading: string }
  | { text: string }
  | { list: readonly string[] }
  | {
      steps: readonly string[]
      /** The number of the first, where a list goes on. */
      from?: number
    }
  | { quote: string }
  | { example: string; text: string }

/** An article of the blog. Title and excerpt are translated and stand in the catalogues; the body is English. */
export type Article = {
  slug: string
  /** Of its title and excerpt under `site.blog.articles`. */
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
  /** Where figures and findings that are not ours come from. */
  sources?: readonly string[]
}

/** The words that a reader reads, for the reading time. */
export function countWords(article: Article): number {
  const words = article.body.flatMap((block) => Object.values(block).flat().join(' ').split(/\s+/))
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
