import { slugPattern } from './slug.ts'

/** What somebody asks for under a host's domain. */
export type Wish =
  | { kind: 'root' | 'file' | 'worker' | 'nothing' }
  | { kind: 'slug'; slug: string }
  | { kind: 'share' | 'contact' | 'events' | 'report'; bookId: string }

/** What our own host and a host's domain share: files whose names say what they hold. */
const sharedFile = /^\/(?:(?:assets|media)\/|favicon\.svg$)/

const bookParts: Readonly<Record<string, 'contact' | 'events' | 'report'>> = {
  '/contact.vcf': 'contact',
  '/events': 'events',
  '/report': 'report',
}

/** All paths that there are under a host's domain; whatever else our own host has is nothing here. */
export function readWish(path: string): Wish {
  if (path === '/') return { kind: 'root' }
  if (sharedFile.test(path)) return { kind: 'file' }
  if (path === '/sw.js') return { kind: 'worker' }
  const [, bookId, part = ''] = /^\/share\/([\w-]{22})(\/contact\.vcf|\/events|\/report)?$/.exec(path) ?? []
  if (bookId !== undefined) return { kind: bookParts[part] ?? 'share', bookId }
  const slug = path.slice(1)
  return slugPattern.test(slug) ? { kind: 'slug', slug } : { kind: 'nothing' }
}
