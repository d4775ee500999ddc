import { createBrowserRouter, type RouteObject } from 'react-router'
import { AppFrame, AppLayout, LeaveApp } from './app-frame.tsx'
import { RouteFailure } from './route-failure.tsx'

// Each screen is a file of its own for the browser: a guest of the login page does not load the wizard.
const screens: RouteObject[] = [
  { path: '/login', lazy: () => import('./pages/login.tsx') },
  { path: '/register', lazy: () => import('./pages/register.tsx') },
  { path: '/forgot-password', lazy: () => import('./pages/forgot-password.tsx') },
  { path: '/reset-password', lazy: () => import('./pages/reset-password.tsx') },
  { path: '/confirm-address', lazy: () => import('./pages/confirm-address.tsx') },
  { path: '/confirm-email', lazy: () => import('./pages/confirm-email.tsx') },
  { path: '/create', lazy: () => import('./pages/create.tsx') },
  { path: '/design/:bookId', lazy: () => import('./pages/design.tsx') },
  {
    Component: AppLayout,
    children: [
      { path: '/plan-selection', lazy: () => import('./pages/plan-selection.tsx') },
      { path: '/payment', lazy: () => import('./pages/payment.tsx') },
      { path: '/profile', lazy: () => import('./pages/profile.tsx') },
      { path: '/analytics', lazy: () => import('./pages/analytics.tsx') },
      { path: '/account', lazy: () => import('./pages/account.tsx') },
      { path: '/languages/:bookId', lazy: () => import('./pages/languages.tsx') },
      { path: '/domains', lazy: () => import('./pages/domains.tsx') },
      { path: '/admin', lazy: () => import('./pages/admin.tsx') },
      { path: '/email-test', lazy: () => import('./pages/email-test.tsx') },
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

/** The host's screens. Every other path is a document of the server's: going there leaves the app. */
export function createRouter() {
  return createBrowserRouter([
    {
      Component: AppFrame,
      ErrorBoundary: RouteFailure,
      HydrateFallback: Nothing,
      children: [...screens, { path: '*', Component: LeaveApp }],
    },
  ])
}

/** The shell shows 'Loading...' until the first screen is there. */
function Nothing() {
  return null
}
