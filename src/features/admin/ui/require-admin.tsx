import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { RequireSignedIn, useCurrentUser } from '#features/accounts/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'

/** Renders the operator's screens for admins. All others reload the page, and the server answers 404. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { data: user } = useCurrentUser()
  return <RequireSignedIn>{user?.role === 'admin' ? children : <Reload />}</RequireSignedIn>
}

function Reload() {
  const t = useTranslations('admin')
  useEffect(() => {
    window.location.reload()
  }, [])
  return <LoadingScreen label={t('loading')} />
}
