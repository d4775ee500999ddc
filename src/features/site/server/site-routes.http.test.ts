import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { startTestApp, testOrigin } from '#test/test-app.ts'
import { articlePaths, articles, articleText, feedPath } from '../shared/articles/index.ts'

test('sitemap, robots, feed and manifest have the right content types', async () => {
  const { app } = await startTestApp()

  const types = new Map<string, string | undefined>()
  for (const path of ['/sitemap.xml', '/robots.txt', '/feed.xml', '/site.webmanifest', '/app.webmanifest']) {
    const response = await app.inject(path)
    expect(response.statusCode).toBe(200)
    types.set(path, response.headers['content-type']?.toString())
  }

  expect(Object.fromEntries(types)).toEqual({
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/feed.xml': 'application/rss+xml; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json; charset=utf-8',
    '/app.webmanifest': 'application/manifest+json; charset=utf-8',
  })
})

test('the social picture is a PNG of 1200 x 630 px', async () => {
  const { app } = await startTestApp()

  const response = await app.inject('/social/hero-10.png')

  expect(response.headers['content-type']).toBe('image/png')
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('a social picture without an illustration is not found', async () => {
  const { app } = await startTestApp()

  expect((await app.inject('/social/hero-99.png')).statusCode).toBe(404)
})

test('the icon has the size in its name', async () => {
  const { app } = await startTestApp()

  const response = await app.inject('/icons/192.png')

  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 })
})

test.each(['/', '/it', '/de/demo-preview', '/fr/legal', '/es/blog', '/blog/creating-house-rules-that-work'])(
  '%s is a page with its own canonical address',
  async (path) => {
    const { app } = await startTestApp()

    const response = await app.inject({ url: path, headers: { accept: 'text/html' } })

    expect(response.statusCode).toBe(200)
    expect(response.body).toContain(`<link rel="canonical" href="${testOrigin}${path}"/>`)
  },
)

test('the slug of another language leads to the article in the language of the address', async () => {
  const { app } = await startTestApp()

  for (const article of articles) {
    const paths = articlePaths(article)
    const slugs = languages.map((language) => articleText(article, language).slug)
    for (const language of languages) {
      const others = slugs
        .map((slug) => localizedPath(language, `/blog/${slug}`))
        .filter((path) => path !== paths[language])
      for (const path of others) {
        const { statusCode, headers } = await app.inject(`${path}?utm_source=letter`)
        expect([statusCode, headers.location], path).toEqual([301, `${paths[language]}?utm_source=letter`])
      }
    }
  }
})

test.each(languages)('the feed in %s contains the articles of this language', async (language) => {
  const { app } = await startTestApp()

  const { body } = await app.inject(feedPath(language))

  expect([...body.matchAll(/<guid>([^<]*)<\/guid>/g)].map(([, address]) => address)).toEqual(
    articles.map((article) => testOrigin + articlePaths(article)[language]),
  )
  expect(body).toContain(`<language>${language}</language>`)
})

test('an unknown article is not found, and the page says so in the language of the request', async () => {
  const { app } = await startTestApp()

  const english = await app.inject({ url: '/blog/no-such-article', headers: { accept: 'text/html' } })
  const italian = await app.inject({ url: '/it/blog/no-such-article', headers: { accept: 'text/html' } })

  expect([english.statusCode, italian.statusCode]).toEqual([404, 404])
  expect(english.body).toContain('Article Not Found')
  expect(english.body).toContain('The article you&#x27;re looking for doesn&#x27;t exist.')
  expect(italian.body).toContain('Articolo non trovato')
})

test('machine translation is advertised only if a translator is configured', async () => {
  const plain = await startTestApp()
  const equipped = await startTestApp({ env: { TRANSLATION_URL: 'http://127.0.0.1:9' } })
  const promise = 'Machine translation can write a first draft'

  expect((await plain.anonymous.get('/demo-advanced')).body).not.toContain(promise)
  expect((await equipped.anonymous.get('/demo-advanced')).body).toContain(promise)
})
