import { describe, expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { articles, articleText, countWords, relatedArticles } from './index.ts'

const found = languages.flatMap((language) =>
  articles.map((article) => ({ article, language, key: article.key, text: articleText(article, language) })),
)

test.each(found)('the reading time of $key is right at 200 words a minute ($language)', ({ article, text }) => {
  expect(Math.round(countWords(text) / 200)).toBe(article.minutes)
})

test.each(found)('$key is at most a quarter longer or shorter than in English ($language)', ({ article, text }) => {
  const ratio = countWords(text) / countWords(articleText(article, 'en'))

  expect(ratio).toBeGreaterThan(0.75)
  expect(ratio).toBeLessThan(1.25)
})

test.each(found)('$key starts with a paragraph, because its first letter is a drop cap ($language)', ({ text }) => {
  expect(text.body[0]).toHaveProperty('text')
})

describe('addresses', () => {
  test.each(found)('$key has an address of lower case words ($language)', ({ text }) => {
    expect(text.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/)
  })

  test('no two texts share an address, not even in different languages', () => {
    const slugs = found.map(({ text }) => text.slug)

    expect(slugs).toEqual([...new Set(slugs)])
  })

  test('the English addresses are those of the first release', () => {
    expect(articles.map((article) => articleText(article, 'en').slug).toSorted()).toEqual([
      'complete-guide-local-recommendations',
      'creating-house-rules-that-work',
      'digital-welcome-books-increase-reviews',
      'emergency-preparedness-vacation-rentals',
      'essential-items-vacation-rental-welcome-book',
      'multilingual-welcome-books-international-guests',
    ])
  })
})

test('the blog has six articles, two of them featured, with the dates and lengths of the specification', () => {
  expect(articles).toHaveLength(6)
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

test.each(articles)('$key links to two other articles', (article) => {
  const related = relatedArticles(article)

  expect(related).toHaveLength(2)
  expect(related).not.toContain(article)
})
