/**
 * The screens of the host's app: path, and the key of title and description under `web.pages`. For callers who are not
 * operators, the operator's screens answer 404.
 */
export const appPages = [
  { path: '/login', key: 'login' },
  { path: '/register', key: 'register' },
  { path: '/forgot-password', key: 'forgotPassword' },
  { path: '/reset-password', key: 'resetPassword' },
  { path: '/plan-selection', key: 'planSelection' },
  { path: '/payment', key: 'payment' },
  { path: '/profile', key: 'profile' },
  { path: '/analytics', key: 'analytics' },
  { path: '/account', key: 'account' },
  { path: '/domains', key: 'domains' },
  { path: '/confirm-address', key: 'confirmAddress' },
  { path: '/confirm-email', key: 'confirmEmail' },
  { path: '/create', key: 'create' },
  { path: '/design/:bookId', key: 'design' },
  { path: '/languages/:bookId', key: 'languages' },
  { path: '/admin', key: 'admin', isForOperator: true },
  { path: '/email-test', key: 'emailTest', isForOperator: true },
  { path: '/hero-preview', key: 'heroPreview', isForOperator: true },
  { path: '/pixel-test', key: 'pixelTest', isForOperator: true },
] as const

export type AppPageKey = (typeof appPages)[number]['key']
