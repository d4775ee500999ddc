import { slugPattern } from './slug.ts'

/** The route of a request under a host's domain. */
export type DomainRoute =
  | { kind: 'root' | 'file' | 'worker' | 'nothing' }
  | { kind: 'slug'; slug: string }
  | { kind: 'share' | 'contact' | 'events' | 'report'; bookId: string }
  /** The page of a stay, or what lies below it. */
  | { kind: 'stay' | 'stayPart'; token: string }

/** Files that our own host and hosts' domains share. */
const sharedFile = /^\/(?:(?:assets|media)\/|favicon\.svg$|share\/offline\.html$|s\/sw\.js$)/

const bookParts: Readonly<Record<string, 'contact' | 'events' | 'report'>> = {
  '/contact.vcf': 'contact',
  '/events': 'events',
  '/report': 'report',
}

/** Matches the paths that exist under a host's domain. All other paths of our own host are not found there. */
export function matchRoute(path: string): DomainRoute {
  if (path === '/') return { kind: 'root' }
  if (sharedFile.test(path)) return { kind: 'file' }
  if (path === '/sw.js') return { kind: 'worker' }
  const [, bookId, part = ''] = /^\/share\/([\w-]{22})(\/contact\.vcf|\/events|\/report)?$/.exec(path) ?? []
  if (bookId !== undefined) return { kind: bookParts[part] ?? 'share', bookId }
  const [, token, below] = /^\/s\/([\w-]{22})(\/.+)?$/.exec(path) ?? []
  if (token !== undefined) return { kind: below === undefined ? 'stay' : 'stayPart', token }
  const slug = path.slice(1)
  return slugPattern.test(slug) ? { kind: 'slug', slug } : { kind: 'nothing' }
}
