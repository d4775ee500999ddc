import type { Config } from '#config.ts'
import type { Headers, Page } from '#platform/http/page.ts'

/** Cache headers of book pages for shared caches; see `privatePage` for pages that must not be cached. */
const sharable = 'no-cache'

/**
 * For a page that shows secrets of its book while its permanent link is open: browsers may store it as usual, but
 * shared caches must not.
 */
export const privatePage: Headers = { 'cache-control': 'private, no-cache' }

type Asked = { namesLanguage: boolean; isHostForwarded: boolean }

/**
 * Lets shared caches store guest pages for a time. An address that names its language has one page. Another one has a
 * page for each language, which only some caches distinguish (`Vary`).
 * @returns headers that override the page's own; undefined for pages that are revalidated each time
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
