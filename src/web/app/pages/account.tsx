import { AccountPage } from '#features/accounts/ui/settings/account-page.tsx'
import { SubscriptionEndNote } from '#features/billing/ui/index.ts'
import { NotificationsSection } from '#features/stays/ui/index.ts'
import { keptDrafts } from '../../frame/kept-drafts.ts'
import { useChooseLanguage } from '../app-frame.tsx'

export function Component() {
  const chooseLanguage = useChooseLanguage()
  return (
    <AccountPage
      onLanguage={chooseLanguage}
      renderDeletionEffects={() => <SubscriptionEndNote />}
      renderNotifications={() => <NotificationsSection />}
      kept={keptDrafts}
    />
  )
}
