import type { ComponentType, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'

/** A host's own screens, in the order of the header, each with the first part of the paths that belong to it. */
const hostPages = [
  { path: '/profile', key: 'books', parts: ['/profile', '/preview', '/languages'] },
  { path: '/stays', key: 'stays', parts: ['/stays'] },
  { path: '/analytics', key: 'visits', parts: ['/analytics'] },
  { path: '/domains', key: 'domains', parts: ['/domains'] },
  { path: '/account', key: 'account', parts: ['/account', '/payment', '/plan-selection'] },
] as const

type TabLinkProps = { to: string; className: string; 'aria-current'?: 'page' | 'true'; children: ReactNode }

type HostTabsProps = {
  /** The path of the page that is shown. */
  path: string
  /** The app's link, which needs no new document. */
  as?: ComponentType<TabLinkProps>
}

/**
 * The signed-in host's pages in the header: in its row from 1280 px, in a row of their own below, which scrolls where
 * it is too narrow.
 */
export function HostTabs({ path, as: TabLink = DocumentLink }: HostTabsProps) {
  const t = useTranslations('web.header')
  return (
    <nav
      aria-label={t('yourPages')}
      className="-mx-2 flex justify-between overflow-x-auto [scrollbar-width:none] md:-mx-3.5 md:justify-start md:gap-0.5 min-[80rem]:mx-0 min-[80rem]:gap-0 min-[80rem]:self-stretch"
    >
      {hostPages.map(({ path: to, key, parts }) => {
        const isCurrent = parts.some((part) => path === part || path.startsWith(`${part}/`))
        return (
          <TabLink
            key={key}
            to={to}
            className={classNames(
              'flex min-h-12 flex-none items-center border-y-3 border-transparent px-1.5 text-[clamp(0.8125rem,3.6vw,0.9375rem)] font-semibold whitespace-nowrap no-underline transition-colors hover:bg-sand focus-visible:-outline-offset-3 max-xs:px-0.5 max-xs:text-[0.78125rem] md:px-3.5 md:text-base min-[80rem]:px-2',
              isCurrent && 'border-b-pine',
            )}
            {...(isCurrent && { 'aria-current': path === to ? ('page' as const) : ('true' as const) })}
          >
            {t(`tabs.${key}`)}
          </TabLink>
        )
      })}
    </nav>
  )
}

function DocumentLink({ to, children, ...rest }: TabLinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  )
}
