import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSignedIn } from '#features/accounts/index.ts'
import { logHeroChoice } from '#features/admin/index.ts'
import { declarationRoutes, siteRoutes, supportRoutes } from '#features/site/index.ts'
import { articlePaths, findArticle } from '#features/site/ui/index.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import { sendPage } from '#platform/http/page.ts'
import { askedLanguage, rememberLanguage, requestLanguage } from '#platform/http/request-language.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { appPages } from './app-pages.ts'
import type { SitePages } from './site-pages.ts'

const oneYear = 31_536_000_000
const oneDay = 'public, max-age=86400'

export type DocumentOptions = {
  pages: SitePages
  /** Folder of the built browser files; undefined if another server provides them. */
  clientFolder: string | undefined
  /** Whether the page with all components is served. */
  isDevelopment: boolean
}

/** Routes of screens and documents: all pages under our own addresses except books. */
export function documentRoutes(
  app: HttpApp,
  context: Context,
  { pages, clientFolder, isDevelopment }: DocumentOptions,
) {
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const language = pathLanguage(request) ?? requestLanguage(request)
    return sendPage(request, reply, pages.getNotFound(language), { status: 404 })
  }

  // Requests that the fast path passes on: other spellings of a path, such as with a trailing slash, and failures.
  for (const [path, page] of pages.published) {
    app.get(path, async (request, reply) => {
      const asked = askedLanguage(request.url)
      if (asked) rememberLanguage(request, reply, asked)
      const language = asked ?? requestLanguage(request)
      if (page.language !== defaultLanguage || language === defaultLanguage) {
        return sendPage(request, reply, await page.find())
      }
      // Where the reader has chosen nothing, the browser's language counts.
      return reply
        .headers({ vary: 'accept-language, cookie', 'cache-control': 'private, no-cache' })
        .redirect(page.paths[language] + queryOf(request), 302)
    })
  }
  for (const language of languages) {
    app.get<{ Params: { slug: string } }>(localizedPath(language, '/blog/:slug'), async (request, reply) => {
      // The slug of another language, for example after changing the prefix by hand.
      const article = findArticle(request.params.slug)
      if (article) {
        return reply.header('cache-control', oneDay).redirect(articlePaths(article)[language] + queryOf(request), 301)
      }
      const shown = language === defaultLanguage ? requestLanguage(request) : language
      return sendPage(request, reply, pages.getArticleNotFound(shown), { status: 404 })
    })
  }
  supportRoutes(app, context, (request, reply, { language, form, status }) =>
    sendPage(request, reply, pages.renderRefusedForm(language, form), {
      status,
      headers: { 'cache-control': 'no-store' },
    }),
  )
  declarationRoutes(app, context, (request, reply, { kind, language, form, status }) =>
    sendPage(request, reply, pages.renderDeclaration(kind, language, form), {
      status,
      headers: { 'cache-control': 'no-store' },
    }),
  )
  siteRoutes(app, context, { logHeroChoice })
  for (const page of appPages) {
    app.get(page.path, async (request, reply) => {
      const account = await findSignedIn(context, request)
      if ('isForOperator' in page && account?.role !== 'admin') return sendNotFound(request, reply)
      // A host has chosen in her account; a visitor goes on in the language of the page that she comes from.
      const language = account?.language ?? askedLanguage(request.url)
      if (language) rememberLanguage(request, reply, language)
      return sendPage(request, reply, pages.getShell(page.key, language ?? requestLanguage(request)))
    })
  }
  if (isDevelopment) {
    app.get('/dev/components', async (request, reply) =>
      sendPage(request, reply, pages.getShell('profile', requestLanguage(request))),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) throw platformError('NOT_FOUND')
    return sendNotFound(request, reply as FastifyReply)
  })
  // Before the body is read: one that cannot be read changes nothing about the answer.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || isReading(request)) return
    const allowed = listMethods(app, request)
    if (allowed.length === 0) throw platformError('NOT_FOUND')
    reply.header('allow', allowed.join(', '))
    throw platformError('METHOD_NOT_ALLOWED')
  })
  if (clientFolder) serveBuiltFiles(app, clientFolder)
}

/** File names contain a content hash, so browsers may cache them for a year. */
function serveBuiltFiles(app: HttpApp, clientFolder: string): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (!url.startsWith('/assets/') && url !== '/favicon.svg') return
    // They are about documents. A guest's first visit loads several of these files and counts every byte.
    reply.removeHeader('x-frame-options')
    reply.removeHeader('referrer-policy')
    // Fonts are sent in one coding.
    if (url.endsWith('.woff2')) reply.removeHeader('vary')
  })
  app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    // A route for each file: the wildcard's route would list the folder at each request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    immutable: true,
    maxAge: oneYear,
    index: false,
    preCompressed: true,
    decorateReply: true,
    // Immutable files are neither revalidated nor requested in parts; without these headers a first visit is smaller.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  })
  app.get('/favicon.svg', async (_request, reply) =>
    reply.sendFile('favicon.svg', clientFolder, {
      maxAge: 86_400_000,
      immutable: false,
      etag: true,
      lastModified: true,
    }),
  )
}

/** Paths that do not exist for strangers, in any method. */
const concealedPaths: ReadonlySet<string> = new Set([
  ...appPages.filter((page) => 'isForOperator' in page).map(({ path }) => path),
  '/metrics',
  '/internal/tls-check',
])

/** The methods of a page or a file; empty for calls and for what is not found. */
function listMethods(app: HttpApp, { url }: FastifyRequest): string[] {
  const path = pathOf(url)
  if (!path.startsWith('/') || path.startsWith('/api/') || concealedPaths.has(path)) return []
  const methods = app.supportedMethods.filter((method) => app.findRoute({ method, url }) !== null)
  return methods.includes('GET') ? methods : []
}

/** The path as the router reads it: decoded, without query, fragment and a slash at the end. */
function pathOf(url: string): string {
  const path = decodeURI(url.replace(/[?#].*/, ''))
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}

/** With its question mark, or empty. */
function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?')
  return start === -1 ? '' : url.slice(start)
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    isReading(request) &&
    !/^\/(api|assets|media)\//.test(request.url) &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  )
}

function pathLanguage(request: FastifyRequest): Language | undefined {
  const prefix = /^\/([a-z]{2})(?:\/|$)/.exec(request.url)?.[1]
  return languages.find((language) => language === prefix)
}
