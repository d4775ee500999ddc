import { type Language, languages } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { escapeMarkup } from '#platform/text/markup.ts'
import { siteMessages } from '../messages/index.ts'
import { legalUpdated } from '../messages/legal/index.ts'
import { type Article, articlePaths, articles, articleText, feedPath } from '../shared/articles/index.ts'
import { declarationPaths } from '../shared/declaration-paths.ts'

/** `lastChange`: ISO day; each translation has its own. */
type SitemapEntry = { paths: LocalizedPaths; lastChange?: (language: Language) => string }

const entries: readonly SitemapEntry[] = [
  { paths: localizedPaths('/') },
  { paths: localizedPaths('/demo-preview') },
  { paths: localizedPaths('/demo') },
  { paths: localizedPaths('/demo-advanced') },
  { paths: localizedPaths('/blog') },
  ...articles.map((article) => ({
    paths: articlePaths(article),
    lastChange: (language: Language) => articleText(article, language).changed,
  })),
  { paths: localizedPaths('/help') },
  { paths: localizedPaths('/legal'), lastChange: () => legalUpdated },
  ...Object.values(declarationPaths).map((path) => ({ paths: localizedPaths(path) })),
]

/** The sitemap: every public document with its translations. */
export function renderSitemap(origin: string): string {
  const urls = entries.flatMap(({ paths, lastChange }) => {
    const alternates = languages.map(
      (language) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(origin + paths[language])}"/>`,
    )
    return languages.map((language) =>
      [
        `<url><loc>${escapeMarkup(origin + paths[language])}</loc>`,
        lastChange ? `<lastmod>${lastChange(language)}</lastmod>` : '',
        ...alternates,
        '</url>',
      ].join(''),
    )
  })
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('\n')}\n</urlset>\n`
  )
}

/**
 * Guest pages and the host's screens are not excluded here, because they send `noindex`, which an excluded crawler
 * could not read.
 */
export function renderRobots(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** The blog as RSS 2.0. */
export function renderFeed(origin: string, language: Language): string {
  const texts = siteMessages[language].blog
  const items = articles.map((article) => feedItem(article, language, origin))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>' +
    `<title>${escapeMarkup(texts.title)} · Benvenuto</title><link>${escapeMarkup(origin + localizedPath(language, '/blog'))}</link>` +
    `<description>${escapeMarkup(texts.lead)}</description><language>${language}</language>` +
    `<atom:link href="${escapeMarkup(origin + feedPath(language))}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel>\n</rss>\n`
  )
}

function feedItem(article: Article, language: Language, origin: string): string {
  const { title, excerpt } = siteMessages[language].blog.articles[article.key]
  const address = escapeMarkup(origin + articlePaths(article)[language])
  return (
    `<item><title>${escapeMarkup(title)}</title><link>${address}</link><guid>${address}</guid>` +
    `<description>${escapeMarkup(excerpt)}</description><dc:creator>${escapeMarkup(article.author)}</dc:creator>` +
    `<pubDate>${new Date(article.date).toUTCString()}</pubDate></item>`
  )
}

/** Sides in px; iOS uses 180. */
export const iconSizes = [180, 192, 512] as const

const manifest = {
  name: 'Benvenuto',
  short_name: 'Benvenuto',
  description: siteMessages.en.home.head.description,
  start_url: '/',
  display: 'browser',
  background_color: '#FBF7F0',
  theme_color: '#FBF7F0',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...iconSizes.map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
  ],
}

export function renderManifest(): string {
  return JSON.stringify(manifest)
}

/**
 * The manifest of the host's screens. iPhones and iPads show notifications only of sites that were added to the home
 * screen and have a window of their own there.
 */
export function renderAppManifest(): string {
  return JSON.stringify({ ...manifest, id: '/stays', start_url: '/stays', scope: '/', display: 'standalone' })
}
