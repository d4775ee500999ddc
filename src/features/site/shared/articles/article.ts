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

/** Key of an article's title and excerpt under `site.blog.articles`. */
export type ArticleKey = keyof typeof en.blog.articles

/** What a blog article is in every language. Title and excerpt are in the catalogues. */
export type Article = {
  key: ArticleKey
  author: string
  /** ISO day of publication. */
  date: string
  /** Reading time in minutes, at some 200 words a minute. */
  minutes: number
  tags: readonly (keyof typeof en.blog.tags)[]
  /** Name of the illustration. */
  picture: 'blog-1' | 'blog-2' | 'blog-3' | 'blog-4' | 'blog-5' | 'blog-6'
  isFeatured: boolean
}

/** An article's address and text in one language. */
export type ArticleText = {
  /** The last part of the address: words of the language in lower case ASCII letters, joined by hyphens. */
  slug: string
  /** ISO day of the last change of this text, for search engines. */
  changed: string
  seoTitle: string
  seoDescription: string
  keywords: string
  body: readonly ArticleBlock[]
  /** Sources of figures and findings, shown below the text. */
  sources?: readonly string[]
}

/** All articles of one language. */
export type ArticleTexts = Readonly<Record<ArticleKey, ArticleText>>

/** The number of words in the body, for the reading time. */
export function countWords({ body }: ArticleText): number {
  const words = body.flatMap((block) => Object.values(block).flat().join(' ').split(/\s+/))
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
