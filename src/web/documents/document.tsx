import type { ComponentProps, ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { type DocumentHead, socialPictureAddress } from '#features/site/ui/index.ts'
import { ConsentBanner } from '#features/tracking/ui/consent-banner.tsx'
import { ConsentSettings } from '#features/tracking/ui/consent-settings.tsx'
import type { EntryAssets } from '#platform/http/assets.ts'
import { defaultLanguage, type Language, languages } from '#platform/i18n/languages.ts'
import { type LocalizedPaths, localizedPaths } from '#platform/i18n/localized-path.ts'
import { footerLink, SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader, VisitorEnd } from '../frame/site-header.tsx'
import { Head } from './head.tsx'

type SiteDocumentProps = {
  language: Language
  /** All texts that the document's components use. */
  messages: NonNullable<ComponentProps<typeof IntlProvider>['messages']>
  /** Undefined for a page without an address, such as 404. */
  paths: LocalizedPaths | undefined
  origin: string
  head: DocumentHead
  assets: EntryAssets
  /** The inlined style sheet, which saves a request before the first paint; empty in development. */
  styleText: string
  /** Addresses of the font files that are preloaded for the first screen. */
  fonts: readonly string[]
  /** Whether the operator's data are set. */
  hasImprint: boolean
  hasStatusPage: boolean
  /** The advertising pixel, if configured: the document then asks for consent. */
  pixelId?: string | undefined
  children: ReactNode
}

/** A complete document of the public site: head, header, page, footer. Rendered once per language. */
export function SiteDocument({ language, messages, paths, origin, head, assets, pixelId, ...rest }: SiteDocumentProps) {
  const { picture, feed, ...words } = head
  return (
    <html lang={language}>
      <Head
        {...words}
        assets={assets}
        styleText={rest.styleText}
        fonts={rest.fonts}
        pixelId={pixelId}
        canonical={paths && origin + paths[language]}
        isIndexed={paths !== undefined}
        picture={picture === undefined ? undefined : `${origin}${socialPictureAddress(picture)}`}
      >
        {feed && <link rel="alternate" type="application/rss+xml" title="Benvenuto" href={origin + feed} />}
        {paths &&
          languages.map((code) => <link key={code} rel="alternate" hrefLang={code} href={origin + paths[code]} />)}
        {paths && <link rel="alternate" hrefLang="x-default" href={origin + paths[defaultLanguage]} />}
      </Head>
      <body className="flex flex-col">
        <IntlProvider locale={language} messages={messages} timeZone="UTC">
          {pixelId && <ConsentBanner />}
          <SiteHeader end={<VisitorEnd />} />
          {rest.children}
          <SiteFooter
            documentPaths={paths ?? localizedPaths('/')}
            hasImprint={rest.hasImprint}
            hasStatusPage={rest.hasStatusPage}
            consentSettings={pixelId && <ConsentSettings className={footerLink} />}
          />
        </IntlProvider>
      </body>
    </html>
  )
}
