import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { type DocumentHead, socialPictureAddress } from '#features/site/ui/index.ts'
import { ConsentBanner } from '#features/tracking/ui/consent-banner.tsx'
import { ConsentSettings } from '#features/tracking/ui/consent-settings.tsx'
import type { EntryAssets } from '#platform/http/assets.ts'
import { defaultLanguage, type Language } from '#platform/i18n/languages.ts'
import { localizedPath, localizedPaths } from '#platform/i18n/localized-path.ts'
import { footerLink, SiteFooter } from '../frame/site-footer.tsx'
import { HeaderEnd, SiteHeader } from '../frame/site-header.tsx'
import { Head } from './head.tsx'

type SiteDocumentProps = {
  language: Language
  /** All texts that the document's components use. */
  messages: object
  /** Path without language prefix; undefined for a page without an address, such as 404. */
  path: string | undefined
  origin: string
  head: DocumentHead
  assets: EntryAssets
  /** The inlined style sheet, which saves a request before the first paint; empty in development. */
  styleText: string
  /** Addresses of the font files that are preloaded for the first screen. */
  fonts: readonly string[]
  /** The advertising pixel, if configured: the document then asks for consent. */
  pixelId?: string | undefined
  children: ReactNode
}

/** A complete document of the public site: head, header, page, footer. Rendered once per language. */
export function SiteDocument({ language, messages, path, origin, head, assets, pixelId, ...rest }: SiteDocumentProps) {
  const { canonicalLanguage, picture, hasFeed, ...words } = head
  const address = path === undefined ? undefined : `${origin}${localizedPath(canonicalLanguage ?? language, path)}`
  const isTranslated = path !== undefined && canonicalLanguage === undefined
  return (
    <html lang={language}>
      <Head
        {...words}
        assets={assets}
        styleText={rest.styleText}
        fonts={rest.fonts}
        pixelId={pixelId}
        canonical={address}
        isIndexed={path !== undefined}
        picture={picture === undefined ? undefined : `${origin}${socialPictureAddress(picture)}`}
      >
        {hasFeed && <link rel="alternate" type="application/rss+xml" title="Benvenuto" href={`${origin}/feed.xml`} />}
        {isTranslated &&
          localizedPaths(path).map((version) => (
            <link
              key={version.language}
              rel="alternate"
              hrefLang={version.language}
              href={`${origin}${version.path}`}
            />
          ))}
        {isTranslated && (
          <link rel="alternate" hrefLang="x-default" href={`${origin}${localizedPath(defaultLanguage, path)}`} />
        )}
      </Head>
      <body className="flex flex-col">
        <IntlProvider locale={language} messages={messages as never} timeZone="UTC">
          {pixelId && <ConsentBanner />}
          <SiteHeader end={<HeaderEnd user={null} />} />
          {rest.children}
          <SiteFooter
            documentPath={path ?? '/'}
            consentSettings={pixelId && <ConsentSettings className={footerLink} />}
          />
        </IntlProvider>
      </body>
    </html>
  )
}
