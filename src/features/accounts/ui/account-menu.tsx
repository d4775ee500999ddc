import { BookOpen, ChevronDown, LogOut, Settings, UserRound } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import type { CurrentUser } from '../account-contract.ts'
import { useLogout } from './current-user.ts'
import { leaveApp } from './leave-app.ts'

const ownPaths = { profile: '/profile', create: '/create', settings: '/account' }

export interface AccountMenuProps {
  user: Pick<CurrentUser, 'name'>
  hrefs?: Partial<typeof ownPaths & { afterLogout: string }> | undefined
  /** Renders the links, for instance as a router's; by default they are plain ones. */
  renderLink?: ((href: string, label: string) => ReactElement) | undefined
}

/** The signed-in host's menu in the header. On phones the name gives way to the avatar alone. */
export function AccountMenu({ user, hrefs, renderLink }: AccountMenuProps) {
  const t = useTranslations('accounts.menu')
  const logout = useLogout()
  const language = useLocale()
  const paths = { ...ownPaths, afterLogout: localizedPath(language, '/'), ...hrefs }

  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () => leaveApp(paths.afterLogout, { title: t('loggedOut'), description: t('loggedOutText') }),
    })

  const link = (href: string, label: string, icon: ReactNode) =>
    renderLink ? (
      <MenuItem asChild icon={icon}>
        {renderLink(href, label)}
      </MenuItem>
    ) : (
      <MenuItem href={href} icon={icon}>
        {label}
      </MenuItem>
    )

  return (
    <Menu label={t('name')} trigger={<Trigger name={user.name} label={t('name')} />}>
      {link(paths.profile, t('profile'), <UserRound size={20} aria-hidden="true" />)}
      {link(paths.create, t('create'), <BookOpen size={20} aria-hidden="true" />)}
      {link(paths.settings, t('settings'), <Settings size={20} aria-hidden="true" />)}
      <MenuSeparator />
      <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={leave}>
        {t('logout')}
      </MenuItem>
    </Menu>
  )
}

function Trigger({ name, label, ...rest }: { name: string; label: string }) {
  return (
    <button
      {...rest}
      type="button"
      className="flex min-h-11 items-center gap-2.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-1 font-semibold transition-colors hover:border-control focus-visible:rounded-full"
    >
      <Avatar name={name} size="s" />
      <span className="sr-only md:not-sr-only md:max-w-[18ch] md:truncate">{name}</span>
      <span className="sr-only">{label}</span>
      <ChevronDown size={18} aria-hidden="true" />
    </button>
  )
}
