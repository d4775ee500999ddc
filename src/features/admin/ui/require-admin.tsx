import { type ReactNode, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { RequireHost, useCurrentUser } from '#features/accounts/ui/index.ts'
import { LoadingScreen } from '#ui/spinner.tsx'

/** For the operator's screens. Whoever got here otherwise asks the server, which knows of no such page. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { data: user } = useCurrentUser()
  return <RequireHost>{user?.role === 'admin' ? children : <Reload />}</RequireHost>
}

function Reload() {
  const t = useTranslations('admin')
  useEffect(() => {
    window.location.reload()
  }, [])
  return <LoadingScreen label={t('loading')} />
}
