import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { currentUserQuery } from '#features/accounts/ui/index.ts'
import { readPageLanguage } from '#platform/browser/page-language.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { takePendingToast } from '#ui/pending-toast.ts'
import { showToast, Toaster } from '#ui/toast.tsx'
import { type Catalogue, loadCatalogue } from '../catalogues/load-catalogue.ts'
import { HeaderEnd } from '../frame/header-end.tsx'
import { HostTabs } from '../frame/host-tabs.tsx'
import { rememberSignedIn } from '../frame/signed-in-hint.ts'
import { createQueryClient } from '../query-client.ts'

/** Shows the account menu in a document's header, adapts its calls to action, and shows pending toasts. */
export async function showAccount(): Promise<void> {
  const queryClient = createQueryClient()
  const language = readPageLanguage()
  const [user, catalogue] = await Promise.all([
    queryClient.fetchQuery(currentUserQuery).catch(() => undefined),
    loadCatalogue(language),
  ])
  // After a failed request it is unknown whether there is a session; the header then stays as rendered.
  if (user !== undefined) rememberSignedIn(user !== null)

  const intl = { locale: language, messages: catalogue }
  const header = document.getElementById('header-end')
  if (user && header) {
    leadCallsToAction(user)
    fillIn(user)
    followLanguageLinks()
    createRoot(header).render(
      <IntlProvider {...intl}>
        <QueryClientProvider client={queryClient}>
          <HeaderEnd user={user} />
        </QueryClientProvider>
      </IntlProvider>,
    )
    showTabs(intl)
  }
  const toasts = document.body.appendChild(document.createElement('div'))
  createRoot(toasts).render(
    <IntlProvider {...intl}>
      <WaitingToasts />
    </IntlProvider>,
  )
}

/** Shows the host's pages in the header. */
function showTabs(intl: { locale: Language; messages: Catalogue }): void {
  const tabs = document.getElementById('header-tabs')
  if (!tabs) return
  createRoot(tabs).render(
    <IntlProvider {...intl}>
      <HostTabs path={location.pathname} />
    </IntlProvider>,
  )
  document.getElementById('site-header')?.setAttribute('data-host', '')
}

/**
 * Calls to action lead hosts with an active plan or trial to the wizard and other signed-in hosts to
 * payment; prices lead to payment.
 */
function leadCallsToAction(user: CurrentUser): void {
  const canCreate = user.planStatus === 'active' || user.planStatus === 'trial'
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-call-to-action]')) {
    link.href = canCreate ? '/create' : '/payment'
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-pricing]')) {
    link.href = `/payment?plan=${link.dataset['pricing']}`
    link.textContent = link.dataset['subscribe'] ?? link.textContent
  }
}

/** Fills in the name and address in forms. */
function fillIn(user: CurrentUser): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-account]')) {
    if (input.value === '') input.value = input.dataset['account'] === 'name' ? user.name : user.email
  }
}

/** A language that a signed-in host chooses in the footer is that of her account too. */
function followLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.footer-languages a[lang]')) {
    link.addEventListener('click', () => {
      // Kept alive, because the browser leaves the page at once. A failure leaves the account's setting unchanged.
      const request = { method: 'PATCH', keepalive: true, headers: { 'content-type': 'application/json' } }
      fetch('/api/account', { ...request, body: JSON.stringify({ language: link.lang }) }).catch(() => undefined)
    })
  }
}

function WaitingToasts() {
  const t = useTranslations('web')
  useEffect(() => {
    const pending = takePendingToast()
    if (pending) showToast(pending)
  }, [])
  return <Toaster dismissLabel={t('dismiss')} regionLabel={t('notifications')} />
}
