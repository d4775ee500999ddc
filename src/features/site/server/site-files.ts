import { languages } from '#platform/i18n/languages.ts'
import { localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { siteMessages } from '../messages/index.ts'
import { legalUpdated } from '../messages/legal/index.ts'
import { type Article, articles } from '../shared/articles/index.ts'

type SitemapEntry = { path: string; lastChange?: string; isTranslated: boolean }

const entries: readonly SitemapEntry[] = [
  { path: '/', isTranslated: true },
  { path: '/demo-preview', isTranslated: true },
  { path: '/demo', isTranslated: true },
  { path: '/demo-advanced', isTranslated: true },
  { path: '/blog', isTranslated: true },
  ...articles.map(({ slug, date }) => ({ path: `/blog/${slug}`, lastChange: date, isTranslated: false })),
  { path: '/help', isTranslated: true },
  { path: '/legal', lastChange: legalUpdated, isTranslated: true },
]

/** The sitemap: every public document with its translations. */
export function renderSitemap(origin: string): string {
  const urls = entries.flatMap(({ path, lastChange, isTranslated }) => {
    const alternates = isTranslated
      ? localizedPaths(path).map(
          (version) =>
            `<xhtml:link rel="alternate" hreflang="${version.language}" href="${escapeXml(origin + version.path)}"/>`,
        )
      : []
    return (isTranslated ? languages : languages.slice(0, 1)).map((language) =>
      [
        `<url><loc>${escapeXml(origin + localizedPath(language, path))}</loc>`,
        lastChange ? `<lastmod>${lastChange}</lastmod>` : '',
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
export function renderFeed(origin: string): string {
  const texts = siteMessages.en.blog
  const items = articles.map((article) => feedItem(article, origin))
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>' +
    `<title>Benvenuto: ${escapeXml(texts.title)}</title><link>${escapeXml(`${origin}/blog`)}</link>` +
    `<description>${escapeXml(texts.lead)}</description><language>en</language>` +
    `<atom:link href="${escapeXml(`${origin}/feed.xml`)}" rel="self" type="application/rss+xml"/>\n` +
    `${items.join('\n')}\n</channel>\n</rss>\n`
  )
}

function feedItem(article: Article, origin: string): string {
  const { title, excerpt } = siteMessages.en.blog.articles[article.key]
  const address = escapeXml(`${origin}/blog/${article.slug}`)
  return (
    `<item><title>${escapeXml(title)}</title><link>${address}</link><guid>${address}</guid>` +
    `<description>${escapeXml(excerpt)}</description><dc:creator>${escapeXml(article.author)}</dc:creator>` +
    `<pubDate>${new Date(article.date).toUTCString()}</pubDate></item>`
  )
}

export function renderManifest(): string {
  return JSON.stringify({
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
  })
}

/** Sides in px; iOS uses 180. */
export const iconSizes = [180, 192, 512] as const

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
