import { useLocale, useTranslations } from 'use-intl'
import type { CurrentUser } from '#features/accounts/shared/account-contract.ts'
import { AccountMenu } from '#features/accounts/ui/index.ts'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { keptDrafts } from './kept-drafts.ts'
import { anchors, VisitorEnd } from './site-header.tsx'

/** The server forgets this device with its session, and the browser does too. Loaded on demand: few hosts need it. */
async function endNotifications(): Promise<void> {
  const { unsubscribe } = await import('#features/stays/ui/push/this-device.ts')
  await unsubscribe()
}

/**
 * The right side of the header in browsers: the account menu for a signed-in host, sign-in and sign-up for a visitor.
 * Documents use `VisitorEnd`, so that the server does not load the libraries of the menu.
 */
export function HeaderEnd({ user }: { user: CurrentUser | null }) {
  const t = useTranslations('web.header')
  const language = useLocale()
  if (!user) return <VisitorEnd />
  const home = localizedPath(language, '/')
  const siteLinks = anchors.map(({ hash, key }) => ({ href: `${home}#${hash}`, text: t(key) }))
  return (
    <AccountMenu
      user={user}
      kept={keptDrafts}
      onSignedOut={endNotifications}
      siteLinks={siteLinks}
      helpHref={localizedPath(language, '/help')}
    />
  )
}
