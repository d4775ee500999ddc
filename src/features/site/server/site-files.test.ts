import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { articlePaths, articles, articleText } from '../shared/articles/index.ts'
import { siteDocuments } from '../ui/index.ts'
import { renderAppManifest, renderFeed, renderManifest, renderRobots, renderSitemap } from './site-files.ts'

const origin = 'https://benvenuto.example'

test('the sitemap lists exactly the documents whose text is English at their path', () => {
  const addresses = [...renderSitemap(origin).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const translated = new RegExp(`example/(${languages.filter((language) => language !== 'en').join('|')})(/|$)`)
  const english = addresses.filter((address) => !translated.test(address ?? ''))

  expect(english.toSorted()).toEqual(siteDocuments.map(({ paths }) => origin + paths.en).toSorted())
})

test('the sitemap lists the translations of every page', () => {
  for (const entry of renderSitemap(origin).match(/<url>.*<\/url>/g) ?? []) {
    expect(entry.match(/hreflang="(\w+)"/g)).toHaveLength(languages.length)
  }
})

test('the sitemap dates each translation of an article by its own last change', () => {
  const sitemap = renderSitemap(origin)
  for (const article of articles) {
    for (const language of languages) {
      const { changed } = articleText(article, language)
      expect(sitemap).toContain(`<loc>${origin}${articlePaths(article)[language]}</loc><lastmod>${changed}</lastmod>`)
      expect(changed > article.date).toBe(true)
    }
  }
})

test('robots.txt excludes only the API and names the sitemap', () => {
  expect(renderRobots(origin)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://benvenuto.example/sitemap.xml\n',
  )
})

test('the feed contains the six articles with absolute URLs and dates', () => {
  const feed = renderFeed(origin, 'en')

  expect(feed.match(/<item>/g)).toHaveLength(6)
  expect(feed).toContain(`<link>${origin}/blog/creating-house-rules-that-work</link>`)
  expect(feed).toContain('<pubDate>Sun, 15 Dec 2024 00:00:00 GMT</pubDate>')
})

test('the manifest is valid JSON and lists icons', () => {
  expect(JSON.parse(renderManifest()).icons).toHaveLength(4)
  expect(JSON.parse(renderAppManifest())).toMatchObject({ display: 'standalone', start_url: '/stays' })
})
