import { expect, test } from 'vitest'
import { articles, countWords, relatedArticles } from './index.ts'

test.each(articles)('the reading time of $slug is right at 200 words a minute', (article) => {
  expect(Math.round(countWords(article) / 200)).toBe(article.minutes)
})

test('the blog has six articles, two of them featured, with the dates and lengths of the specification', () => {
  expect(articles.map(({ slug }) => slug).toSorted()).toEqual([
    'complete-guide-local-recommendations',
    'creating-house-rules-that-work',
    'digital-welcome-books-increase-reviews',
    'emergency-preparedness-vacation-rentals',
    'essential-items-vacation-rental-welcome-book',
    'multilingual-welcome-books-international-guests',
  ])
  expect(articles.filter(({ isFeatured }) => isFeatured)).toHaveLength(2)
  for (const { date, minutes } of articles) {
    expect(date >= '2024-11-15' && date <= '2024-12-15').toBe(true)
    expect(minutes).toBeGreaterThanOrEqual(4)
    expect(minutes).toBeLessThanOrEqual(7)
  }
})

test('articles are sorted newest first', () => {
  const dates = articles.map(({ date }) => date)

  expect(dates).toEqual(dates.toSorted().toReversed())
})

test.each(articles)('$slug links to two other articles', (article) => {
  const related = relatedArticles(article)

  expect(related).toHaveLength(2)
  expect(related).not.toContain(article)
})

test.each(articles)('$slug starts with a paragraph, because its first letter is a drop cap', ({ body }) => {
  expect(body[0]).toHaveProperty('text')
})
