import type { EntryAssets } from '#platform/http/assets.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { Head, type HeadProps } from './documents/head.tsx'

type AppShellProps = {
  language: Language
  head: Pick<HeadProps, 'title' | 'description' | 'keywords' | 'canonical' | 'picture' | 'isIndexed'>
  loading: string
  /** ISO 4217 code, for the screens that show prices. */
  currency: string
  pricesIncludeVat: boolean
  /** Whether the operator's data are set. */
  hasImprint: boolean
  hasStatusPage: boolean
  /** The contact address for hosts, if the operator has set one. */
  supportEmail: string | undefined
  /** Set if the page's policy allows the provider's card form. */
  paymentProvider: 'stripe' | undefined
  pixelId: string | undefined
  assets: EntryAssets
}

/** The HTML page of the host's app: its metadata, and 'Loading...' until the script has started. */
export function AppShell({
  language,
  head,
  loading,
  currency,
  pricesIncludeVat,
  hasImprint,
  hasStatusPage,
  supportEmail,
  paymentProvider,
  pixelId,
  assets,
}: AppShellProps) {
  return (
    <html lang={language}>
      <Head {...head} assets={assets} pixelId={pixelId} manifest="/app.webmanifest">
        <meta name="currency" content={currency} />
        {pricesIncludeVat && <meta name="prices-include-vat" content="true" />}
        {hasImprint && <meta name="imprint" content="true" />}
        {hasStatusPage && <meta name="status-page" content="true" />}
        {supportEmail && <meta name="support-email" content={supportEmail} />}
        {paymentProvider && <meta name="payment-provider" content={paymentProvider} />}
      </Head>
      <body>
        <div id="root">
          <LoadingScreen label={loading} />
        </div>
      </body>
    </html>
  )
}
