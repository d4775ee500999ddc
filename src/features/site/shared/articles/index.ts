import type { Article } from './article.ts'
import { betterReviews } from './better-reviews.ts'
import { emergencyPreparedness } from './emergency-preparedness.ts'
import { essentialItems } from './essential-items.ts'
import { houseRules } from './house-rules.ts'
import { localRecommendations } from './local-recommendations.ts'
import { multilingualBooks } from './multilingual-books.ts'

export { type Article, type ArticleBlock, countWords } from './article.ts'

/** All articles, newest first. */
export const articles: readonly Article[] = [
  essentialItems,
  betterReviews,
  localRecommendations,
  multilingualBooks,
  houseRules,
  emergencyPreparedness,
]

/** The other articles, those that share a tag first. */
export function relatedArticles(article: Article): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const kinship = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length
  return others.toSorted((one, other) => kinship(other) - kinship(one)).slice(0, 2)
}
