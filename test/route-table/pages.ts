import { articlePaths, articles, feedPath } from '#features/site/shared/articles/index.ts'
import { declarationPaths } from '#features/site/shared/declaration-paths.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { Route } from '../routes.ts'
import { forAll, form, forOperators, ofDraft, type Row, type Scene, support } from './row.ts'

const unsubscribeToken = async ({ world }: Scene) => {
  // Mails with a code belong to no account, so nobody can unsubscribe from them.
  const mails = world.context.db.selectFrom('mails').where('account_id', 'is not', null)
  const mail = await mails.select('unsubscribe_token').executeTakeFirstOrThrow()
  return { token: mail.unsubscribe_token }
}

const ofStay = { params: ({ of }: Scene) => ({ token: of.stayToken }) }

const supportForm: Row = forAll(303, {
  takes: 'form',
  send: () => support,
})

const declarationForm: Row = forAll(200, {
  takes: 'form',
  send: () => form('name=Anna&email=anna%40example.com&contract='),
})

/** The pages of the site in one language; English has no prefix. */
function sitePages(language: Language): Record<Route, Row> {
  const prefix = language === 'en' ? '' : (`/${language}` as const)
  const paths = ['/blog', '/demo', '/demo-advanced', '/demo-preview', '/help', '/legal', '/legal/sent', '/status']
  const declarations = Object.values(declarationPaths).map((path) => prefix + path)
  const blog = articles.map((article) => articlePaths(article)[language])
  return {
    [`GET ${prefix || '/'}`]: forAll(),
    ...Object.fromEntries(
      [...paths.map((path) => prefix + path), ...declarations, ...blog].map((path) => [`GET ${path}`, forAll()]),
    ),
    [`GET ${prefix}/blog/:slug`]: forAll(404, { params: () => ({ slug: 'unknown' }) }),
    [`POST ${prefix}/legal`]: supportForm,
    ...Object.fromEntries(declarations.map((path) => [`POST ${path}`, declarationForm])),
  }
}

export const sharedPages: Record<Route, Row> = {
  ...Object.assign({}, ...languages.map(sitePages)),
  'GET /account': forAll(),
  'GET /admin': forOperators(),
  'GET /analytics': forAll(),
  'GET /confirm-address': forAll(),
  'GET /confirm-email': forAll(),
  'GET /create': forAll(),
  'GET /design/:bookId': forAll(),
  'GET /domains': forAll(),
  'GET /stays': forAll(),
  'GET /stays/messages': forAll(),
  'GET /stays/:bookId/:stayId': forAll(),
  'GET /stays/settings/:bookId': forAll(),
  'GET /email-test': forOperators(),
  ...Object.fromEntries(languages.map((language) => [`GET ${feedPath(language)}`, forAll()])),
  'GET /forgot-password': forAll(),
  'GET /healthz': forAll(),
  'GET /hero-preview': forOperators(),
  'GET /icons/180.png': forAll(),
  'GET /icons/192.png': forAll(),
  'GET /icons/512.png': forAll(),
  'GET /languages/:bookId': forAll(),
  'GET /login': forAll(),
  'GET /metrics': forAll(),
  'GET /payment': forAll(),
  'GET /pixel-test': forOperators(),
  'GET /plan-selection': forAll(),
  'GET /profile': forAll(),
  'GET /readyz': forAll(),
  'GET /readyz/pages': forAll(),
  'GET /register': forAll(),
  'GET /reset-password': forAll(),
  'GET /robots.txt': forAll(),
  'GET /share/offline.html': forAll(),
  'GET /s/sw.js': forAll(),
  'GET /share/sw.js': forAll(),
  'GET /stays/sw.js': forAll(),
  'GET /site.webmanifest': forAll(),
  'GET /app.webmanifest': forAll(),
  'GET /sitemap.xml': forAll(),
  'GET /social/:name.png': forAll(200, { params: () => ({ name: 'hero-01' }) }),
  'GET /up': forAll(),
}

export const guestPages: Record<string, Row> = {
  'GET /share/:id': forAll(),
  'GET /share/:id (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /preview/:id': forAll(),
  'GET /preview/:id (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /share/:id/contact.vcf': forAll(),
  'GET /share/:id/contact.vcf (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /share/:id/preview.jpg': forAll(),
  'GET /share/:id/preview.jpg (draft)': forAll(404, ofDraft),
  'GET /share/:id/report': forAll(),
  'GET /share/:id/report (draft)': forAll(404, ofDraft),
  'POST /share/:id/report': forAll(303, { takes: 'form', send: () => form('reason=private&text=&email=') }),
  'POST /share/:id/events': forAll(204, { takes: 'text', send: () => ({ body: '?toaster', type: 'text/plain' }) }),
  'GET /api/welcome-books/:id/public': forAll(),
  'GET /api/welcome-books/:id/public (draft)': { statuses: [404, 404, 200, 404, 404], ...ofDraft },
  'GET /media/:id/:file': forAll(200, {
    params: ({ of }) => {
      const [, , id = '', file = ''] = of.picture.split('/')
      return { id, file }
    },
  }),
  'GET /s/:token': forAll(200, ofStay),
  'GET /s/:token (unknown)': forAll(404, { params: () => ({ token: 'A'.repeat(22) }) }),
  'GET /s/:token/reminder.ics': forAll(200, ofStay),
  ...Object.fromEntries(
    ['arrived', 'departed', 'undo', 'spare-code'].map((action) => [
      `POST /s/:token/${action}`,
      forAll(303, { takes: 'form', ...ofStay, send: () => form('') }),
    ]),
  ),
  // Not in the window of the stay.
  'GET /s/:token/media/:id/:file': forAll(404, {
    params: ({ of }) => {
      const [, , id = '', file = ''] = of.picture.split('/')
      return { token: of.stayToken, id, file }
    },
  }),
  'GET /mail/unsubscribe/:token': forAll(200, { params: unsubscribeToken }),
  'POST /mail/unsubscribe/:token': forAll(200, {
    params: unsubscribeToken,
    takes: 'link',
    send: () => form('choice='),
  }),
  // The proxy asks, on our own network.
  'GET /internal/tls-check': forAll(404, { query: '?domain=unknown.example.com' }),
}
