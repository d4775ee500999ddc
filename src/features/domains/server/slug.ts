import { textLimits } from '#limits.ts'
import { plainLetters } from '#platform/text/plain-letters.ts'

/** The last part of a book's address on a domain that shows several books. Pure, no I/O. */

export const slugPattern = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** Paths that a domain uses itself. */
const reserved = new Set(['share', 'assets', 'media', 'api', 'sw', 'index', 'favicon', 'internal', 'preview'])

export function isFreeForBooks(slug: string): boolean {
  return slug.length <= textLimits.slug && slugPattern.test(slug) && !reserved.has(slug)
}

/** A slug for a name: `Villa Müller & Söhne` becomes `villa-muller-sohne`; a name without Latin letters `home`. */
export function slugOf(name: string): string {
  const plain = plainLetters(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 48)
    .replace(/-$/, '')
  if (plain === '') return 'home'
  return isFreeForBooks(plain) ? plain : `${plain}-book`
}

/** The first of `villa`, `villa-2`, `villa-3` … that is not taken. */
export function freeSlug(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  if (!taken.has(slug)) return slug
  let number = 2
  while (taken.has(`${slug}-${number}`)) number += 1
  return `${slug}-${number}`
}
