import { BookOpen, ChevronDown, CircleHelp, LogOut, Settings, ShieldCheck, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx'
import type { CurrentUser } from '../shared/account-contract.ts'
import { useLogout } from './current-user.ts'
import { leaveApp } from './leave-app.ts'

/** Data that other features store in the browser for an account, such as drafts. It outlives the session. */
export type KeptOnDevice = {
  has(accountId: string): Promise<boolean>
  forget(accountId: string): Promise<void>
}

export interface AccountMenuProps {
  user: Pick<CurrentUser, 'id' | 'name' | 'role'>
  kept: KeptOnDevice
  /** Called after the host has signed out, before the page is left: ends what this browser shows without a session. */
  onSignedOut: () => Promise<void>
  /** Links of the header that phones and upright tablets have no room for. */
  siteLinks: readonly { href: string; text: string }[]
  helpHref: string
}

/** The signed-in host's menu in the header. On phones it shows only the avatar. */
export function AccountMenu({ user, kept, onSignedOut, siteLinks, helpHref }: AccountMenuProps) {
  const t = useTranslations('accounts.menu')
  const logout = useLogout()
  const language = useLocale()

  const [isAsking, setIsAsking] = useState(false)

  const leave = () =>
    logout.mutate(undefined, {
      onSuccess: async () => {
        await onSignedOut().catch((error: unknown) => console.error(error))
        leaveApp(localizedPath(language, '/'), { title: t('loggedOut'), description: t('loggedOutText') })
      },
    })

  const askOrLeave = async () => {
    if (await kept.has(user.id).catch(() => false)) setIsAsking(true)
    else leave()
  }
  const forgetAndLeave = () => void kept.forget(user.id).finally(leave)

  return (
    <>
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
        <MenuItem href={helpHref} icon={<CircleHelp size={20} aria-hidden="true" />}>
          {t('help')}
        </MenuItem>
        <NarrowLinks links={siteLinks} />
        <MenuSeparator />
        <MenuItem icon={<LogOut size={20} aria-hidden="true" />} onSelect={() => void askOrLeave()}>
          {t('logout')}
        </MenuItem>
      </Menu>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('unsaved.title')}
        description={t('unsaved.text')}
        closeLabel={t('unsaved.stay')}
        size="s"
      >
        <div className="grid gap-3">
          <Button busy={logout.isPending} onClick={leave}>
            {t('unsaved.keep')}
          </Button>
          <Button variant="danger" disabled={logout.isPending} onClick={forgetAndLeave}>
            {t('unsaved.remove')}
          </Button>
          <Button variant="ghost" onClick={() => setIsAsking(false)}>
            {t('unsaved.stay')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** The width from which the header shows the links itself, as in its styles. */
const headerLinksFrom = '(min-width: 60rem)'

/** Rendered when the menu opens. Not hidden by CSS, because the menu's keys would move to invisible items. */
function NarrowLinks({ links }: { links: AccountMenuProps['siteLinks'] }) {
  const [isNarrow] = useState(() => !window.matchMedia(headerLinksFrom).matches)
  if (!isNarrow) return null
  return (
    <>
      <MenuSeparator />
      {links.map(({ href, text }) => (
        <MenuItem key={href} href={href}>
          {text}
        </MenuItem>
      ))}
    </>
  )
}

function Trigger({ name, label, ...rest }: { name: string; label: string }) {
  return (
    <button
      {...rest}
      type="button"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-1 font-semibold transition-colors hover:border-control focus-visible:rounded-full"
    >
      <Avatar name={name} size="s" />
      <span className="sr-only text-left text-small leading-tight wrap-anywhere md:not-sr-only md:line-clamp-2 md:max-w-40">
        {name}
      </span>
      <span className="sr-only">{label}</span>
      <ChevronDown size={18} aria-hidden="true" className="flex-none" />
    </button>
  )
}
