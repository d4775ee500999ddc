import { BookOpen, ChevronDown, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import type { CurrentUser } from '../account-contract.ts'
import { useLogout } from './current-user.ts'
import { leaveApp } from './leave-app.ts'

export interface AccountMenuProps {
  user: Pick<CurrentUser, 'name' | 'role'>
}

/** The signed-in host's menu in the header. On phones the name gives way to the avatar alone. */
export function AccountMenu({ user }: AccountMenuProps) {
  const t = useTranslations('accounts.menu')
  const logout = useLogout()
  const language = useLocale()

  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: () =>
        leaveApp(localizedPath(language, '/'), { title: t('loggedOut'), description: t('loggedOutText') }),
    })

  return (
    <Menu label={t('name')} trigger={<Trigger name={user.name} label={t('name')} />}>
      <MenuItem href="/profile" icon={<UserRound size={20} aria-hidden="true" />}>
        {t('profile')}
      </MenuItem>
      <MenuItem href="/create" icon={<BookOpen size={20} aria-hidden="true" />}>
        {t('create')}
      </MenuItem>
      <MenuItem href="/account" icon={<Settings size={20} aria-hidden="true" />}>
        {t('settings')}
      </MenuItem>
      {user.role === 'admin' && (
        <MenuItem href="/admin" icon={<ShieldCheck size={20} aria-hidden="true" />}>
          {t('admin')}
        </MenuItem>
      )}
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
