import type { Config } from '#config.ts'
import type { Headers, Page } from '#platform/http/page.ts'

/** What pages of books say that shared caches may keep; see `privatePage` for those that must not be kept. */
const sharable = 'no-cache'

/**
 * Of a page that shows secrets of its book while its permanent link is open: readers' browsers may keep it as usual, but
 * shared caches must not.
 */
export const privatePage: Headers = { 'cache-control': 'private, no-cache' }

type Asked = { namesLanguage: boolean; isHostForwarded: boolean }

/**
 * Lets shared caches send guests' pages for a time. An address that names its language has one page. Another one has a
 * page for each language, which only some caches can tell apart (`Vary`).
 * @returns headers in place of the page's own; undefined for pages that are checked each time
 */
export function createSharedHeaders({ sharing }: Pick<Config, 'sharing'>) {
  if (!sharing) return undefined
  const { seconds, staleSeconds, byLanguage } = sharing
  const after =
    staleSeconds > 0 ? `stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}` : 'must-revalidate'
  const control = { 'cache-control': `public, max-age=0, s-maxage=${seconds}, ${after}` }
  const forAddress: Headers = { ...control, vary: 'accept-encoding' }
  return (page: Page, { namesLanguage, isHostForwarded }: Asked): Headers | undefined => {
    if (page.headers['cache-control'] !== sharable || isHostForwarded) return undefined
    if (namesLanguage) return forAddress
    return byLanguage ? control : undefined
  }
}
