import { useQueryClient } from '@tanstack/react-query'
import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { Link, type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { currentUserQuery, useCurrentUser } from '#features/accounts/ui/index.ts'
import { AppConsent, AppConsentSettings } from '#features/tracking/ui/app-consent.tsx'
import { findPixelId } from '#features/tracking/ui/pixel-id.ts'
import { callApi } from '#platform/browser/api.ts'
import { rememberLanguage } from '#platform/browser/page-language.ts'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { takePendingToast } from '#ui/pending-toast.ts'
import { LoadingScreen } from '#ui/spinner.tsx'
import { showToast, Toaster } from '#ui/toast.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { UnsavedInputNotice } from '#ui/unsaved-input.ts'
import { HeaderEnd } from '../frame/header-end.tsx'
import { HostTabs } from '../frame/host-tabs.tsx'
import { rememberSignedIn } from '../frame/signed-in-hint.ts'
import { footerLink, SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader } from '../frame/site-header.tsx'
import { useSessionEnded } from '../session-end.ts'
import { useChangeLanguage } from './language-provider.tsx'
import { ScreenStart } from './screen-start.tsx'
import { useHead } from './use-head.ts'

/** The frame of every screen: toasts, tooltips, title, the account's language. */
export function AppFrame() {
  const t = useTranslations('web')
  const navigation = useNavigation()
  const hasEnded = useSessionEnded()
  useHead()
  useAccountLanguage()
  usePendingToast()

  return (
    <TooltipProvider>
      <ScreenStart />
      {navigation.state === 'loading' && <span className="route-progress" aria-hidden="true" />}
      <AppConsent />
      <UnsavedInputNotice value={hasEnded && <SessionEndNotice />}>
        <Outlet />
      </UnsavedInputNotice>
      <ScrollRestoration getKey={scrollKeyOf} />
      <Toaster dismissLabel={t('dismiss')} regionLabel={t('notifications')} />
    </TooltipProvider>
  )
}

/** Above input that could not be saved because the session has ended. */
function SessionEndNotice() {
  const t = useTranslations('web.sessionEnd')
  return (
    <Notice
      role="alert"
      tone="warning"
      icon={<LogIn size={20} aria-hidden="true" />}
      action={
        <a href="/login" target="_blank" rel="noopener" className="action-link">
          {t('signIn')}
        </a>
      }
    >
      {t('text')}
    </Notice>
  )
}

/**
 * Under what a scroll position is kept. The first screen of each document has the key 'default': without its path it
 * would begin where an earlier document, of another screen, was left.
 */
function scrollKeyOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key
}

/** Header and footer around the screens outside of the editors. */
export function AppLayout() {
  const { data: user, isPending } = useCurrentUser()
  const chooseLanguage = useChooseLanguage()
  const { pathname } = useLocation()
  return (
    <>
      <SiteHeader
        end={isPending ? null : <HeaderEnd user={user ?? null} />}
        tabs={user && <HostTabs path={pathname} as={Link} />}
      />
      <Outlet />
      <SiteFooter
        // On this device it has changed: a failure only leaves the account's setting unchanged.
        onLanguage={(language) => void chooseLanguage(language).catch((error: unknown) => console.error(error))}
        hasImprint={document.querySelector('meta[name="imprint"]') !== null}
        hasStatusPage={document.querySelector('meta[name="status-page"]') !== null}
        consentSettings={findPixelId() && <AppConsentSettings className={footerLink} />}
      />
    </>
  )
}

/** Replaces the 'Loading...' of the shell, which React removes when it starts, until the first screen has loaded. */
export function FirstScreenLoading() {
  const t = useTranslations('web')
  return <LoadingScreen label={t('loading')} />
}

/** Shown while the browser navigates to a document of the server. */
export function LeaveApp() {
  const t = useTranslations('web')
  useEffect(() => {
    window.location.reload()
  }, [])
  return <LoadingScreen label={t('loading')} />
}

/**
 * Changes the screen's language, and stores it in a cookie and, if signed in, in the account. The promise rejects if the
 * account has kept its language; the screen's has changed nevertheless.
 */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const changeLanguage = useChangeLanguage()
  const queryClient = useQueryClient()
  const { data: user } = useCurrentUser()
  return async (language) => {
    void changeLanguage(language)
    rememberLanguage(language)
    if (!user) return
    const changed: CurrentUser = { ...user, language }
    queryClient.setQueryData(currentUserQuery.queryKey, changed)
    await callApi('/api/account', { method: 'PATCH', body: { language } })
  }
}

function useAccountLanguage(): void {
  const { data: user } = useCurrentUser()
  const changeLanguage = useChangeLanguage()
  const language = user?.language
  useEffect(() => {
    if (user !== undefined) rememberSignedIn(user !== null)
    if (!isLanguage(language)) return
    // For the documents, which know no account.
    rememberLanguage(language)
    if (language !== document.documentElement.lang) void changeLanguage(language)
  }, [user, language, changeLanguage])
}

function usePendingToast(): void {
  useEffect(() => {
    const pending = takePendingToast()
    if (pending) showToast(pending)
  }, [])
}
