import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { siteDocuments } from '../ui/index.ts'
import { renderFeed, renderManifest, renderRobots, renderSitemap } from './site-files.ts'

const origin = 'https://benvenuto.example'

test('the sitemap lists every document that says it is in English, and no other', () => {
  const addresses = [...renderSitemap(origin).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  const translated = new RegExp(`example/(${languages.filter((language) => language !== 'en').join('|')})(/|$)`)
  const english = addresses.filter((address) => !translated.test(address ?? ''))

  expect(english.toSorted()).toEqual(siteDocuments.map(({ path }) => origin + path).toSorted())
})

test('the sitemap names the translations of a page, and none of an article', () => {
  const [home = '', ...others] = renderSitemap(origin).match(/<url>.*<\/url>/g) ?? []

  expect(home.match(/hreflang="(\w+)"/g)).toHaveLength(languages.length)
  for (const entry of others.filter((candidate) => candidate.includes('/blog/')))
    expect(entry).not.toContain('hreflang')
})

test('crawlers are kept from calls alone and told of the sitemap', () => {
  expect(renderRobots(origin)).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://benvenuto.example/sitemap.xml\n',
  )
})

test('the feed holds the six articles with full addresses and dates', () => {
  const feed = renderFeed(origin)

  expect(feed.match(/<item>/g)).toHaveLength(6)
  expect(feed).toContain(`<link>${origin}/blog/creating-house-rules-that-work</link>`)
  expect(feed).toContain('<pubDate>Sun, 15 Dec 2024 00:00:00 GMT</pubDate>')
})

test('the manifest is JSON and names icons', () => {
  expect(JSON.parse(renderManifest()).icons).toHaveLength(4)
})
