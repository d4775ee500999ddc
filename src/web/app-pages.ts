import { socialPictureAddress } from '#features/site/shared/social-picture.ts'

/**
 * The screens of the host's app: path, the key of title, description and keywords under `web.pages`, and the social
 * picture if it is not the usual one. Public screens may be listed by search engines. For callers who are not operators,
 * the operator's screens answer 404.
 */
export const appPages = [
  { path: '/login', key: 'login', picture: 'hero-06', isPublic: true },
  { path: '/register', key: 'register', picture: 'hero-02', isPublic: true },
  { path: '/forgot-password', key: 'forgotPassword', picture: 'hero-09' },
  { path: '/reset-password', key: 'resetPassword', picture: 'hero-09' },
  { path: '/plan-selection', key: 'planSelection', isPublic: true },
  { path: '/payment', key: 'payment' },
  { path: '/profile', key: 'profile' },
  { path: '/stays', key: 'stays' },
  { path: '/stays/messages', key: 'stayMessages' },
  { path: '/stays/settings/:bookId', key: 'staySettings' },
  { path: '/stays/:bookId/:stayId', key: 'stay' },
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

export type AppPage = (typeof appPages)[number]
export type AppPageKey = AppPage['key']

/** What the head of a screen says beside its texts. Server and browser both use it, so that they agree. */
export function describeAppPage(page: AppPage, address: { origin: string; path?: string | undefined }) {
  const path = address.path ?? page.path
  return {
    /** Undefined for the pattern of several addresses. */
    canonical: path.includes(':') ? undefined : address.origin + path,
    picture: address.origin + socialPictureAddress('picture' in page ? page.picture : 'hero-01'),
    isIndexed: 'isPublic' in page,
  }
}

export function getAppPage(key: AppPageKey): AppPage {
  const page = appPages.find((candidate) => candidate.key === key)
  if (!page) throw new Error(`no screen ${key}`)
  return page
}
