import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stripeSources } from '#features/billing/index.ts'
import { siteMessages } from '#features/site/messages/index.ts'
import type { ServiceStatus } from '#features/site/shared/status.ts'
import {
  ArticleNotFoundPage,
  type DeclarationForm,
  type DocumentHead,
  defaultHero,
  emptyDeclaration,
  emptySupportForm,
  type HeroOption,
  NotFoundPage,
  type SiteDocument as PublicDocument,
  StatusPage,
  type SupportFormState,
  SupportSentPage,
} from '#features/site/ui/index.ts'
import { pixelSources } from '#features/tracking/index.ts'
import type { Context } from '#platform/context.ts'
import type { Assets, EntryAssets } from '#platform/http/assets.ts'
import { createContentSecurityPolicy, type Headers, openerPolicy, Page } from '#platform/http/page.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPath } from '#platform/i18n/localized-path.ts'
import { type AppPageKey, describeAppPage, getAppPage } from './app-pages.ts'
import { AppShell } from './app-shell.tsx'
import { SiteDocument } from './documents/document.tsx'
import { serverCatalogues } from './server-catalogues.ts'

const documentEntry = 'src/web/documents/document-script.ts'
const appEntry = 'src/web/app/main.tsx'

/**
 * A document depends only on its path, not on a session. The English paths lead readers of other languages to theirs, so
 * their answers depend on what the reader has chosen.
 */
const documentHeaders = (language: Language): Headers => ({
  vary: language === defaultLanguage ? 'accept-encoding, accept-language, cookie' : 'accept-encoding',
})

/** The fonts of a document's first screen; the landing page also has the hero. */
const fontFilesOf = (paths: LocalizedPaths | undefined) => [
  `src/ui/fonts/fraunces-${paths?.en === '/' ? 'hero' : 'headings'}.woff2`,
  'src/ui/fonts/instrument-sans-text.woff2',
]

type DocumentState = { hero?: HeroOption; supportForm?: SupportFormState; declaration?: DeclarationForm }

/** Creates the renderer of the site's documents and the app's shells. */
export function createSiteRenderer(context: Context, assets: Assets) {
  const { config } = context
  const policy = sitePolicy(context)
  const hasImprint = config.missingOperatorSettings.length === 0
  const styleText = assets.styleText(documentEntry)
  const toPage = (
    language: Language,
    paths: LocalizedPaths | undefined,
    head: DocumentHead,
    children: ReactElement,
    headers: Headers = documentHeaders(language),
  ) => {
    const document = (
      <SiteDocument
        language={language}
        messages={serverCatalogues[language]}
        paths={paths}
        origin={config.origin}
        head={head}
        assets={assets.entry(documentEntry)}
        styleText={styleText}
        fonts={fontFilesOf(paths).map((file) => assets.file(file))}
        hasImprint={hasImprint}
        hasStatusPage={config.hasStatusPage}
        pixelId={config.metaPixelId}
      >
        {children}
      </SiteDocument>
    )
    return renderPage(document, assets, policy, headers)
  }
  const { currency, operator, origin } = config
  const hasTranslator = config.translation !== undefined
  const { hasSampleClaims, pricesIncludeVat } = config
  const configured = { currency, operator, origin, hasTranslator, hasSampleClaims, pricesIncludeVat }
  const common = { ...configured, hero: defaultHero, supportForm: emptySupportForm, declaration: emptyDeclaration }

  return {
    renderDocument(document: PublicDocument, language: Language, state: DocumentState = {}): Page {
      const settings = { ...common, language, ...state }
      return toPage(language, document.paths, document.head(settings), document.render(settings))
    },
    renderSupportSent: (language: Language): Page =>
      toPage(language, undefined, siteMessages[language].support.sent.head, <SupportSentPage />),

    /** @param paths of the page in all languages @param headers further ones */
    renderStatus: (language: Language, paths: LocalizedPaths, status: ServiceStatus, headers: Headers): Page =>
      toPage(language, paths, siteMessages[language].status.head, <StatusPage status={status} language={language} />, {
        ...documentHeaders(language),
        ...headers,
      }),

    renderArticleNotFound: (language: Language): Page =>
      toPage(
        language,
        undefined,
        siteMessages[language].blog.notFound.head,
        <ArticleNotFoundPage blogHref={localizedPath(language, '/blog')} />,
      ),

    /** In the given language. */
    renderNotFound: (language: Language): Page =>
      toPage(
        language,
        undefined,
        siteMessages[language].notFound.head,
        <NotFoundPage homeHref={localizedPath(language, '/')} />,
        {},
      ),

    renderShell(key: AppPageKey, language: Language): Page {
      const texts = serverCatalogues[language].web
      const takesCards = asksForCards(key, context)
      const shell = (
        <AppShell
          language={language}
          head={{ keywords: texts.keywords, ...texts.pages[key], ...describeAppPage(getAppPage(key), { origin }) }}
          loading={texts.loading}
          currency={currency}
          pricesIncludeVat={pricesIncludeVat}
          hasImprint={hasImprint}
          hasStatusPage={config.hasStatusPage}
          supportEmail={operator.supportEmail}
          paymentProvider={takesCards ? 'stripe' : undefined}
          pixelId={config.metaPixelId}
          assets={appAssets(assets, language)}
        />
      )
      return renderPage(shell, assets, takesCards ? sitePolicy(context, stripeSources) : policy, openerPolicy)
    },
  }
}

/** The app's files and the texts in this language, so that the browser loads them together. */
function appAssets(assets: Assets, language: Language): EntryAssets {
  const app = assets.entry(appEntry)
  const catalogue = assets.entry(`src/web/catalogues/${language}.ts`)
  return { ...app, preloads: [...new Set([...app.preloads, catalogue.script, ...catalogue.preloads])] }
}

/** Stripe's script is allowed on one screen only, and only if its keys are set. */
function asksForCards(key: AppPageKey, { config }: Context): boolean {
  return key === 'payment' && config.stripe !== undefined
}

/** Radix adds style elements while a dialog or a menu is open; scripts stay restricted. */
function sitePolicy({ config }: Context, further: Readonly<Record<string, readonly string[]>> = {}): string {
  const sources: Record<string, readonly string[]> = { 'style-src': ["'unsafe-inline'"] }
  for (const added of config.metaPixelId ? [pixelSources, further] : [further]) {
    for (const [directive, addresses] of Object.entries(added)) {
      sources[directive] = [...(sources[directive] ?? []), ...addresses]
    }
  }
  return createContentSecurityPolicy({ sources })
}

function renderPage(element: ReactElement, assets: Assets, policy: string, headers?: Headers): Page {
  const markup = `<!doctype html>${renderToStaticMarkup(element)}`
  if (assets.developmentHead) {
    const html = markup.replace('<head>', () => `<head>${assets.developmentHead}`)
    // The development client inlines scripts and opens a socket, which our policy does not allow.
    return new Page(html, createContentSecurityPolicy({ developmentOnlyUnrestricted: true }), headers)
  }
  return new Page(markup, policy, headers)
}
