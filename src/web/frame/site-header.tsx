import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { AccountMenu } from '#features/accounts/ui/index.ts'
import { appPath, localizedPath } from '#platform/i18n/localized-path.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Wordmark } from '#ui/logo.tsx'
import { keptDrafts } from './kept-drafts.ts'

/** The sections of the landing page that the header links to. */
const anchors = [
  { hash: 'features', key: 'features' },
  { hash: 'how-it-works', key: 'howItWorks' },
  { hash: 'pricing', key: 'pricing' },
] as const

/** The header of documents and of some of the app's screens; `end` is its right side. */
export function SiteHeader({ end }: { end: ReactNode }) {
  const t = useTranslations('web')
  const language = useLocale()
  const home = localizedPath(language, '/')
  return (
    <header className="border-b border-line bg-paper">
      {/* Inside the landmark, because the cookie banner may precede it. */}
      <a href="#main" className="skip-link">
        {t('skipToContent')}
      </a>
      <div className="mx-auto flex min-h-16 w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] items-center gap-2 px-gutter md:gap-4 md:min-h-19 xl:gap-10">
        <a href={home} aria-label={t('header.home')} className="no-underline">
          <Wordmark />
        </a>
        <nav aria-label={t('header.main')} className="hidden gap-1 min-[60rem]:flex">
          {anchors.map((anchor) => (
            <HeaderLink key={anchor.hash} href={`${home}#${anchor.hash}`}>
              {t(`header.${anchor.key}`)}
            </HeaderLink>
          ))}
        </nav>
        <div id="header-end" className="ml-auto flex min-h-11 min-w-0 items-center gap-1 md:gap-2">
          {end}
        </div>
      </div>
    </header>
  )
}

/** The account menu for a signed-in host, sign-in and sign-up for a visitor. */
export function HeaderEnd({ user }: { user: CurrentUser | null }) {
  const t = useTranslations('web.header')
  const language = useLocale()
  if (user) return <AccountMenu user={user} kept={keptDrafts} />
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
      className="flex min-h-11 items-center rounded-s px-3 font-medium whitespace-nowrap no-underline transition-colors hover:bg-sand xl:px-3.5"
    >
      {children}
    </a>
  )
}
