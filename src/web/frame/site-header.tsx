import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { appPath, localizedPath } from '#platform/i18n/localized-path.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Wordmark } from '#ui/logo.tsx'

/** The sections of the landing page that the header links to. */
export const anchors = [
  { hash: 'features', key: 'features' },
  { hash: 'how-it-works', key: 'howItWorks' },
  { hash: 'pricing', key: 'pricing' },
] as const

type SiteHeaderProps = {
  /** The right side. */
  end: ReactNode
  /** The host's pages. In documents the script adds them, because documents do not depend on the session. */
  tabs?: ReactNode
}

/** The header of documents and of some of the app's screens. `data-host` marks the header of a signed-in host. */
export function SiteHeader({ end, tabs }: SiteHeaderProps) {
  const t = useTranslations('web')
  const language = useLocale()
  const home = localizedPath(language, '/')
  return (
    <header id="site-header" data-host={tabs ? '' : undefined} className="group/header border-b border-line bg-paper">
      {/* Inside the landmark, because the cookie banner may precede it. */}
      <a href="#main" className="skip-link">
        {t('skipToContent')}
      </a>
      <div className="mx-auto flex w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] flex-wrap items-center gap-x-2 px-gutter md:gap-x-4 xl:flex-nowrap xl:gap-x-10 group-data-host/header:max-[80rem]:flex-wrap group-data-host/header:xl:gap-x-3">
        <a href={home} aria-label={t('header.home')} className="flex min-h-16 items-center no-underline md:min-h-19">
          <Wordmark />
        </a>
        <div
          id="header-tabs"
          className="order-last hidden w-full group-data-host/header:block min-[80rem]:order-none min-[80rem]:w-auto min-[80rem]:shrink-0 min-[80rem]:self-stretch group-data-host/header:min-[80rem]:flex"
        >
          {tabs}
        </div>
        <nav
          aria-label={t('header.main')}
          className="hidden shrink-0 gap-1 min-[60rem]:flex group-data-host/header:ml-auto group-data-host/header:gap-0"
        >
          {anchors.map((anchor) => (
            <HeaderLink key={anchor.hash} href={`${home}#${anchor.hash}`}>
              {t(`header.${anchor.key}`)}
            </HeaderLink>
          ))}
        </nav>
        <div
          id="header-end"
          className="ml-auto flex min-h-11 min-w-0 items-center gap-1 md:gap-2 group-data-host/header:md:ml-0"
        >
          {end}
        </div>
      </div>
    </header>
  )
}

/** The right side for visitors: sign-in and sign-up. */
export function VisitorEnd() {
  const t = useTranslations('web.header')
  const language = useLocale()
  return (
    <>
      <Button asChild variant="ghost" size="s" className="max-md:hidden">
        <a href={appPath(language, '/login')}>{t('login')}</a>
      </Button>
      <Button asChild size="s" className="whitespace-nowrap max-md:px-3.5 max-md:text-small max-xs:hidden">
        <a href={appPath(language, '/register')}>{t('getStarted')}</a>
      </Button>
      <PhoneMenu />
    </>
  )
}

/** On phones and upright tablets the links are in a popover, which works without script. */
function PhoneMenu() {
  const t = useTranslations('web.header')
  const language = useLocale()
  const home = localizedPath(language, '/')
  return (
    <>
      <IconButton label={t('menu')} popoverTarget="site-menu" className="min-[60rem]:hidden">
        <Menu size={22} aria-hidden="true" />
      </IconButton>
      <nav id="site-menu" popover="auto" aria-label={t('menu')} className="site-menu">
        <ul>
          {anchors.map((anchor) => (
            <li key={anchor.hash}>
              <a href={`${home}#${anchor.hash}`}>{t(anchor.key)}</a>
            </li>
          ))}
          <li>
            <a href={localizedPath(language, '/help')}>{t('help')}</a>
          </li>
          <li>
            <a href={appPath(language, '/login')}>{t('login')}</a>
          </li>
          <li className="xs:hidden">
            <a href={appPath(language, '/register')}>{t('getStarted')}</a>
          </li>
        </ul>
      </nav>
    </>
  )
}

function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="flex min-h-11 items-center rounded-s px-3 font-medium whitespace-nowrap no-underline transition-colors hover:bg-sand group-data-host/header:px-2 group-data-host/header:text-small group-data-host/header:font-normal group-data-host/header:text-muted xl:px-3.5"
    >
      {children}
    </a>
  )
}
