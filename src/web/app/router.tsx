import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'
import { AppFrame, AppLayout, FirstScreenLoading, LeaveApp } from './app-frame.tsx'

// Each screen is a chunk of its own, so that the login page does not load the wizard. `pages/` contains the screens
// that combine several features.
const screens: RouteObject[] = [
  screen('/login', async () => (await import('#features/accounts/ui/login-page.tsx')).LoginPage),
  screen('/register', async () => (await import('#features/accounts/ui/register-page.tsx')).RegisterPage),
  screen(
    '/forgot-password',
    async () => (await import('#features/accounts/ui/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  screen(
    '/reset-password',
    async () => (await import('#features/accounts/ui/reset-password-page.tsx')).ResetPasswordPage,
  ),
  screen(
    '/confirm-address',
    async () => (await import('#features/accounts/ui/settings/confirm-address-page.tsx')).ConfirmAddressPage,
  ),
  screen(
    '/confirm-email',
    async () => (await import('#features/accounts/ui/settings/confirm-email-page.tsx')).ConfirmEmailPage,
  ),
  { path: '/create', lazy: () => import('./pages/create.tsx') },
  { path: '/design/:bookId', lazy: () => import('./pages/design.tsx') },
  {
    Component: AppLayout,
    children: [
      screen(
        '/plan-selection',
        async () => (await import('#features/billing/ui/plans/plan-selection-page.tsx')).PlanSelectionPage,
      ),
      screen('/payment', async () => (await import('#features/billing/ui/payment/payment-page.tsx')).PaymentPage),
      screen('/profile', async () => (await import('#features/dashboard/ui/profile-page.tsx')).ProfilePage),
      screen(
        '/preview/:bookId',
        async () => (await import('#features/dashboard/ui/published/published-page.tsx')).PublishedPage,
      ),
      screen('/stays', async () => (await import('#features/stays/ui/stays-page.tsx')).StaysPage),
      screen(
        '/stays/messages',
        async () => (await import('#features/stays/ui/guest-messages/messages-page.tsx')).MessagesPage,
      ),
      screen(
        '/stays/settings/:bookId',
        async () => (await import('#features/stays/ui/settings/stay-settings-page.tsx')).StaySettingsPage,
      ),
      screen('/stays/:bookId/:stayId', async () => (await import('#features/stays/ui/detail/stay-page.tsx')).StayPage),
      screen('/analytics', async () => (await import('#features/analytics/ui/analytics-page.tsx')).AnalyticsPage),
      { path: '/account', lazy: () => import('./pages/account.tsx') },
      { path: '/languages/:bookId', lazy: () => import('./pages/languages.tsx') },
      screen('/domains', async () => (await import('#features/domains/ui/domains-page.tsx')).DomainsPage),
      screen('/admin', async () => (await import('#features/admin/ui/index.ts')).AdminPage),
      screen('/email-test', async () => (await import('#features/admin/ui/index.ts')).EmailTestPage),
      { path: '/hero-preview', lazy: () => import('./pages/hero-preview.tsx') },
      { path: '/pixel-test', lazy: () => import('./pages/pixel-test.tsx') },
    ],
  },
]

if (import.meta.env.DEV) {
  screens.push({
    path: '/dev/components',
    lazy: () => import('#ui/component-sheet.tsx').then((module) => ({ Component: module.ComponentSheet })),
  })
}

function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}

/** The router of the host's screens. All other paths are documents of the server and leave the app. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: AppFrame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: FirstScreenLoading,
      children: [...screens, { path: '*', Component: LeaveApp }],
    },
  ])
}

/** Shown if a screen could not be loaded or has thrown. Offers a reload, which keeps local drafts. */
function RouteFailure() {
  const t = useTranslations('web.failure')
  const tPlatform = useTranslations('platform')
  return (
    <div className="grid min-h-dvh">
      <FailureScreen title={t('title')} text={t('text')}>
        <Button onClick={() => window.location.reload()}>{tPlatform('tryAgain')}</Button>
      </FailureScreen>
    </div>
  )
}
