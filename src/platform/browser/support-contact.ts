import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/localized-path.ts'

/**
 * The contact for hosts: the address in the page's `<meta name="support-email">`. The operator may leave it out; then
 * the form of the legal page.
 */
export function readSupportContact(language: Language): { name: string; href: string } {
  const email = document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content
  if (email) return { name: email, href: `mailto:${email}` }
  return { name: 'Benvenuto', href: `${localizedPath(language, '/legal')}#support` }
}
