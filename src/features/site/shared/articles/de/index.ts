import type { ArticleTexts } from '../article.ts'
import { betterReviews } from './better-reviews.ts'
import { emergencyPreparedness } from './emergency-preparedness.ts'
import { essentialItems } from './essential-items.ts'
import { houseRules } from './house-rules.ts'
import { localRecommendations } from './local-recommendations.ts'
import { multilingualBooks } from './multilingual-books.ts'

export const de: ArticleTexts = {
  essentials: essentialItems,
  reviews: betterReviews,
  places: localRecommendations,
  languages: multilingualBooks,
  rules: houseRules,
  emergency: emergencyPreparedness,
}
