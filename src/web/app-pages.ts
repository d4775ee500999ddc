/** The screens of the host's app: path, and the key of title and description under `web.pages`. */
export const appPages = [
  { path: '/login', key: 'login' },
  { path: '/register', key: 'register' },
  { path: '/forgot-password', key: 'forgotPassword' },
  { path: '/reset-password', key: 'resetPassword' },
  { path: '/plan-selection', key: 'planSelection' },
  { path: '/payment', key: 'payment' },
  { path: '/profile', key: 'profile' },
  { path: '/account', key: 'account' },
  { path: '/confirm-email', key: 'confirmEmail' },
  { path: '/create', key: 'create' },
] as const

export type AppPageKey = (typeof appPages)[number]['key']
