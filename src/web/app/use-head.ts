import { useEffect } from 'react'
import { matchPath, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { appPages, describeAppPage } from '../app-pages.ts'

/**
 * Keeps title and metadata those of the screen and its language. The server renders them for the first screen only; a
 * screen that is opened inside the app, or in another language, changes them here.
 */
export function useHead(): void {
  const t = useTranslations('web')
  const { pathname } = useLocation()
  const page = appPages.find(({ path }) => matchPath(path, pathname))
  useEffect(() => {
    if (!page) return
    const title = `${t(`pages.${page.key}.title`)} · ${t('brand')}`
    const description = t(`pages.${page.key}.description`)
    const ownKeywords = `pages.${page.key}.keywords` as never
    const { canonical, picture, isIndexed } = describeAppPage(page, { origin: location.origin, path: pathname })
    document.title = title
    setMeta('name', 'description', description)
    setMeta('name', 'keywords', t.has(ownKeywords) ? t(ownKeywords) : t('keywords'))
    setMeta('name', 'robots', isIndexed ? undefined : 'noindex')
    setMeta('property', 'og:title', title)
    setMeta('property', 'og:description', description)
    setMeta('property', 'og:url', canonical)
    setMeta('property', 'og:image', picture)
    setElement('link', { rel: 'canonical' }, canonical && { href: canonical })
  }, [page, pathname, t])
}

function setMeta(kind: 'name' | 'property', key: string, content: string | undefined): void {
  setElement('meta', { [kind]: key }, content === undefined ? undefined : { content })
}

/** Sets the attributes of the one element of the head that has the identity, or removes it. */
function setElement(
  tag: 'meta' | 'link',
  identity: Record<string, string>,
  attributes: Record<string, string> | undefined | '',
): void {
  const selector = Object.entries(identity).map(([name, value]) => `[${name}="${value}"]`)
  const found = document.head.querySelector(tag + selector.join(''))
  if (!attributes) {
    found?.remove()
    return
  }
  const element = found ?? document.head.appendChild(document.createElement(tag))
  for (const [name, value] of Object.entries({ ...identity, ...attributes })) element.setAttribute(name, value)
}
