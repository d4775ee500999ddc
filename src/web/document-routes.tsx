import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { findHost } from '#features/accounts/index.ts'
import { logHeroChoice } from '#features/admin/index.ts'
import { stripeSources } from '#features/billing/stripe-sources.ts'
import { createHeroReader, siteRoutes, supportRoutes } from '#features/site/index.ts'
import { siteMessages } from '#features/site/messages/index.ts'
import {
  ArticleNotFoundPage,
  type DocumentHead,
  defaultHero,
  emptySupportForm,
  type HeroOption,
  NotFoundPage,
  type SupportFormState,
  SupportSentPage,
  siteDocuments,
  supportSentPath,
} from '#features/site/ui/index.ts'
import { pixelSources } from '#features/tracking/pixel-sources.ts'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { Assets } from '#platform/http/assets.ts'
import { createContentSecurityPolicy, Page, sendPage } from '#platform/http/page.ts'
import { requestLanguage } from '#platform/http/request-language.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { type AppPageKey, appPages } from './app-pages.ts'
import { AppShell } from './app-shell.tsx'
import { SiteDocument } from './documents/document.tsx'
import { serverCatalogues } from './server-catalogues.ts'

const oneYear = 31_536_000_000
const documentEntry = 'src/web/documents/document-script.ts'
const appEntry = 'src/web/app/main.tsx'
/** What the first screen of a document is set in: the landing page's has the hero. */
const fontFilesOf = (path: string | undefined) => [
  `src/ui/fonts/fraunces-${path === '/' ? 'hero' : 'headings'}.woff2`,
  'src/ui/fonts/instrument-sans-text.woff2',
]

/** Screens and documents: everything under our own addresses that is a page and not a book. */
export function documentRoutes(app: HttpApp, context: Context, assets: Assets, clientFolder: string | undefined): void {
  const pages = new Map<string, Page>()
  const policy = sitePolicy(context)
  const keep = (key: string, render: () => ReactElement, pagePolicy = policy): Page => {
    let page = pages.get(key)
    if (!page || assets.developmentHead !== '') {
      page = renderSitePage(render(), assets, pagePolicy)
      void page.compressTightly()
      pages.set(key, page)
    }
    return page
  }
  const documents = createDocuments(context, assets)
  const sendNotFound = (request: FastifyRequest, reply: FastifyReply) => {
    const language = pathLanguage(request) ?? requestLanguage(request)
    const page = keep(`404 ${language}`, () => documents.renderNotFound(language))
    return sendPage(request, reply, page, { status: 404 })
  }

  const readHero = createHeroReader(context.db)
  for (const document of siteDocuments) {
    for (const language of languages) {
      app.get(localizedPath(language, document.path), async (request, reply) => {
        // Part of the key, so that a choice shows at once, whichever node it was made on.
        const hero = document.showsHero ? await readHero() : defaultHero
        const key = `${document.path} ${language} ${hero}`
        return sendPage(
          request,
          reply,
          keep(key, () => documents.render(document, language, hero)),
        )
      })
    }
  }
  for (const language of languages) {
    app.get(localizedPath(language, '/blog/:slug'), async (request, reply) => {
      const page = keep(`no article ${language}`, () => documents.renderArticleNotFound(language))
      return sendPage(request, reply, page, { status: 404 })
    })
  }
  for (const language of languages) {
    app.get(localizedPath(language, supportSentPath), async (request, reply) =>
      sendPage(
        request,
        reply,
        keep(`support sent ${language}`, () => documents.renderSupportSent(language)),
      ),
    )
  }
  supportRoutes(app, context, (request, reply, { language, form, status }) => {
    const page = renderSitePage(documents.renderRefusedForm(language, form), assets, policy)
    return sendPage(request, reply, page, { status, cacheControl: 'no-store' })
  })
  siteRoutes(app, context, { logHeroChoice })
  for (const page of appPages) {
    app.get(page.path, async (request, reply) => {
      const account = await findHost(context, request)
      if ('isForOperator' in page && account?.role !== 'admin') return sendNotFound(request, reply)
      const language = requestLanguage(request)
      return sendPage(
        request,
        reply,
        keep(
          `${page.path} ${language}`,
          () => documents.renderShell(page.key, language),
          asksForCards(page.key, context) ? sitePolicy(context, stripeSources) : policy,
        ),
      )
    })
  }
  if (assets.developmentHead !== '') {
    app.get('/dev/components', async (request, reply) =>
      sendPage(
        request,
        reply,
        keep('components', () => documents.renderShell('profile', requestLanguage(request))),
      ),
    )
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isReading(request) && pagePaths.has(pathOf(request))) {
      reply.header('allow', 'GET, HEAD')
      throw platformError('METHOD_NOT_ALLOWED')
    }
    if (!wantsPage(request)) throw platformError('NOT_FOUND')
    return sendNotFound(request, reply as FastifyReply)
  })
  if (clientFolder) serveBuiltFiles(app, clientFolder)
}

/** Names of built files carry a hash of their content, so that browsers may keep them for a year. */
function serveBuiltFiles(app: HttpApp, clientFolder: string): void {
  app.register(fastifyStatic, {
    root: join(clientFolder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: oneYear,
    index: false,
    preCompressed: true,
    decorateReply: true,
    // Nobody asks whether they have changed, or for a part of one: headers that a guest's first visit does without.
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

function createDocuments(context: Context, assets: Assets) {
  const { config } = context
  const styleText = assets.styleText(documentEntry)
  const site = (language: Language, path: string | undefined, head: DocumentHead, children: ReactElement) => (
    <SiteDocument
      language={language}
      messages={serverCatalogues[language]}
      path={path}
      origin={config.origin}
      head={head}
      assets={assets.entry(documentEntry)}
      styleText={styleText}
      fonts={fontFilesOf(path).map((file) => assets.file(file))}
      pixelId={config.metaPixelId}
    >
      {children}
    </SiteDocument>
  )
  const { currency, operator, origin } = config
  const hasTranslator = config.translation !== undefined
  const common = { currency, operator, origin, hasTranslator, hero: defaultHero, supportForm: emptySupportForm }
  return {
    render(document: (typeof siteDocuments)[number], language: Language, hero: HeroOption): ReactElement {
      const settings = { ...common, language, hero }
      return site(language, document.path, document.head(settings), document.render(settings))
    },
    /** The legal page with the support form as it was sent, and what is wrong with it. */
    renderRefusedForm(language: Language, supportForm: SupportFormState): ReactElement {
      const document = siteDocuments.find(({ path }) => path === '/legal')
      if (!document) throw new Error('no legal page')
      const settings = { ...common, language, supportForm }
      return site(language, document.path, document.head(settings), document.render(settings))
    },
    renderSupportSent(language: Language): ReactElement {
      return site(language, undefined, siteMessages[language].support.sent.head, <SupportSentPage />)
    },
    renderNotFound(language: Language): ReactElement {
      return site(
        language,
        undefined,
        siteMessages[language].notFound.head,
        <NotFoundPage homeHref={localizedPath(language, '/')} />,
      )
    },
    renderArticleNotFound(language: Language): ReactElement {
      return site(
        language,
        undefined,
        siteMessages[language].blog.notFound.head,
        <ArticleNotFoundPage blogHref={localizedPath(language, '/blog')} />,
      )
    },
    renderShell(key: AppPageKey, language: Language): ReactElement {
      const texts = serverCatalogues[language].web
      return (
        <AppShell
          language={language}
          title={texts.pages[key].title}
          description={texts.pages[key].description}
          loading={texts.loading}
          currency={config.currency}
          paymentProvider={asksForCards(key, context) ? 'stripe' : undefined}
          pixelId={config.metaPixelId}
          assets={assets.entry(appEntry)}
        />
      )
    },
  }
}

/** The one screen into which Stripe's script may come, and only where its keys are set. */
function asksForCards(key: AppPageKey, { config }: Context): boolean {
  return key === 'payment' && config.stripe !== undefined
}

/** Radix adds style elements while a dialog or a menu is open; scripts stay strict. */
function sitePolicy({ config }: Context, further: Readonly<Record<string, readonly string[]>> = {}): string {
  const sources: Record<string, readonly string[]> = { 'style-src': ["'unsafe-inline'"] }
  for (const added of config.metaPixelId ? [pixelSources, further] : [further]) {
    for (const [directive, addresses] of Object.entries(added)) {
      sources[directive] = [...(sources[directive] ?? []), ...addresses]
    }
  }
  return createContentSecurityPolicy({ sources })
}

function renderSitePage(element: ReactElement, assets: Assets, policy: string): Page {
  const markup = `<!doctype html>${renderToStaticMarkup(element)}`
  if (assets.developmentHead) {
    const html = markup.replace('<head>', () => `<head>${assets.developmentHead}`)
    // The bundler's client inlines scripts and opens a socket, which no policy of ours allows.
    return new Page(html, createContentSecurityPolicy({ developmentOnlyUnrestricted: true }))
  }
  return new Page(markup, policy)
}

/** Where pages are and nothing is taken; what is sent to the legal page has a route of its own. */
const pagePaths: ReadonlySet<string> = new Set([
  ...siteDocuments.flatMap(({ path }) => localizedPaths(path).map((version) => version.path)),
  ...appPages.filter((page) => !('isForOperator' in page)).map(({ path }) => path),
])

function pathOf({ url }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '/'
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
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
