import { createHeroReader, type StatusReader, statusValidity } from '#features/site/index.ts'
import { type DeclarationKind, declarationPaths } from '#features/site/shared/declaration-paths.ts'
import type { ServiceStatus } from '#features/site/shared/status.ts'
import {
  type DeclarationForm,
  defaultHero,
  type HeroOption,
  type SiteDocument,
  type SupportFormState,
  siteDocuments,
  supportSentPath,
} from '#features/site/ui/index.ts'
import { second } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Assets } from '#platform/http/assets.ts'
import type { Page } from '#platform/http/page.ts'
import type { PageHandler } from '#platform/http/page-exchange.ts'
import { createPageAnswer, createPageHandler } from '#platform/http/page-handler.ts'
import { askedLanguage, headerLanguage } from '#platform/http/request-language.ts'
import { securityHeaders } from '#platform/http/security-headers.ts'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPaths } from '#platform/i18n/localized-path.ts'
import type { AppPageKey } from './app-pages.ts'
import { createSiteRenderer } from './site-renderer.tsx'

/** A page that is the same for all callers. */
export type PublicPage = { paths: LocalizedPaths; language: Language; find(): Page | Promise<Page> }

export type SitePages = ReturnType<typeof createSitePages>

/** Documents whose rendering takes 50 ms and more, by their English paths. */
const largeDocuments: ReadonlySet<string> = new Set(['/demo-preview'])

/**
 * The site's documents and the app's shells: rendered at the first request and cached as bytes.
 * @param rendersAhead renders large documents now, before the service accepts requests, because rendering them holds the
 *   thread that serves guests
 */
export function createSitePages(
  context: Context,
  assets: Assets,
  {
    rendersAhead = false,
    renderer = createSiteRenderer(context, assets),
    readStatus,
  }: {
    rendersAhead?: boolean | undefined
    renderer?: ReturnType<typeof createSiteRenderer>
    /** Undefined: there is no page about the status. */
    readStatus?: StatusReader | undefined
  } = {},
) {
  const readHero = createHeroReader(context.db)
  const pages = new Map<string, Page>()
  /** Rendered before anybody asked; compressed when somebody does, because that takes longer than rendering. */
  const ahead = new Map<string, Page>()
  const keep = (key: string, render: () => Page): Page => {
    if (assets.developmentHead !== '') return render()
    let page = pages.get(key)
    if (!page) {
      page = ahead.get(key) ?? render()
      ahead.delete(key)
      void page.compressTightly()
      pages.set(key, page)
    }
    return page
  }

  // The scene is part of the cache key, so that a change is visible at once on all nodes.
  const keyOf = (document: SiteDocument, language: Language, hero: HeroOption) => `${document.paths[language]} ${hero}`
  const publish = (document: SiteDocument, language: Language): PublicPage => {
    const show = (hero: HeroOption) =>
      keep(keyOf(document, language, hero), () => renderer.renderDocument(document, language, { hero }))
    const findWithHero = () => {
      const hero = readHero()
      return hero instanceof Promise ? hero.then(show) : show(hero)
    }
    return { paths: document.paths, language, find: document.showsHero ? findWithHero : () => show(defaultHero) }
  }
  const published = new Map<string, PublicPage>()
  const supportSentPaths = localizedPaths(supportSentPath)
  for (const language of languages) {
    for (const document of siteDocuments) {
      published.set(document.paths[language], publish(document, language))
    }
    published.set(supportSentPaths[language], {
      paths: supportSentPaths,
      language,
      find: () => keep(`support sent ${language}`, () => renderer.renderSupportSent(language)),
    })
  }

  if (readStatus) {
    for (const page of publishStatus(readStatus, renderer)) published.set(page.paths[page.language], page)
  }

  if (rendersAhead) {
    for (const document of siteDocuments.filter(({ paths }) => largeDocuments.has(paths.en))) {
      for (const language of languages) {
        const page = renderer.renderDocument(document, language, { hero: defaultHero })
        ahead.set(keyOf(document, language, defaultHero), page)
      }
    }
  }

  return {
    /** Keyed by path. */
    published: published as ReadonlyMap<string, PublicPage>,

    getNotFound: (language: Language): Page => keep(`404 ${language}`, () => renderer.renderNotFound(language)),

    getArticleNotFound: (language: Language): Page =>
      keep(`no article ${language}`, () => renderer.renderArticleNotFound(language)),

    getShell: (key: AppPageKey, language: Language): Page =>
      keep(`shell ${key} ${language}`, () => renderer.renderShell(key, language)),

    /** The legal page with a refused support form and its problems. */
    renderRefusedForm: (language: Language, supportForm: SupportFormState): Page =>
      renderer.renderDocument(getDocument('/legal'), language, { supportForm }),

    /** The page of a declaration with what was submitted. */
    renderDeclaration: (kind: DeclarationKind, language: Language, declaration: DeclarationForm): Page =>
      renderer.renderDocument(getDocument(declarationPaths[kind]), language, { declaration }),
  }
}

const statusPaths = localizedPaths('/status')

/** The page about the status: rendered once per language for each status that was read. */
function publishStatus(readStatus: StatusReader, renderer: ReturnType<typeof createSiteRenderer>): PublicPage[] {
  const headers = { 'cache-control': `public, max-age=${statusValidity / second}` }
  return languages.map((language) => {
    let kept: { status: ServiceStatus; page: Page } | undefined
    const show = (status: ServiceStatus): Page => {
      if (kept?.status !== status) {
        kept = { status, page: renderer.renderStatus(language, statusPaths, status, headers) }
      }
      return kept.page
    }
    const find = () => {
      const status = readStatus()
      return status instanceof Promise ? status.then(show) : show(status)
    }
    return { paths: statusPaths, language, find }
  })
}

function getDocument(path: string): SiteDocument {
  const document = siteDocuments.find(({ paths }) => paths.en === path)
  if (!document) throw new Error(`no document ${path}`)
  return document
}

/**
 * Serves documents on our own host at their exact paths. Other spellings are passed on to the routes, and so are English
 * paths for readers of another language.
 */
export function createSitePageHandler({ published }: SitePages, context: Context): PageHandler {
  return createPageHandler(
    ({ path, query, headers }) => {
      const page = published.get(path)
      if (page?.language !== defaultLanguage) return page
      return headerLanguage(headers) === defaultLanguage && !askedLanguage(query) ? page : undefined
    },
    createPageAnswer(context, securityHeaders(context.config.origin), { kind: 'site', find: (page) => page.find() }),
  )
}
