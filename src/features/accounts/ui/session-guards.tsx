import type { ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import { useCurrentUser } from './current-user.ts'
import { returnTo } from './return-path.ts'

/**
 * Guards screens of signed-in hosts; a visitor is redirected to /login, which leads back here. Wraps children or nested
 * routes.
 */
export function RequireSignedIn({ children }: { children?: ReactNode }) {
  const t = useTranslations('accounts')
  const { pathname, search } = useLocation()
  const { data: user, isPending, isFetching, refetch } = useCurrentUser()
  if (isPending) return <LoadingScreen label={t('loading')} />
  if (user === undefined) return <SessionUnknown isBusy={isFetching} onRetry={() => void refetch()} />
  if (user === null) return <Navigate to="/login" replace state={returnTo(`${pathname}${search}`)} />
  return children ?? <Outlet />
}

/**
 * Guards login and registration: a signed-in host is redirected to /profile, except while `isEntering`, when the screen
 * itself signs her in and navigates.
 */
export function RequireVisitor({ isEntering, children }: { isEntering: boolean; children: ReactNode }) {
  const t = useTranslations('accounts')
  const { data: user, isPending } = useCurrentUser()
  if (!isEntering && isPending) return <LoadingScreen label={t('loading')} />
  if (!isEntering && user) return <Navigate to="/profile" replace />
  return children
}

function SessionUnknown({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const t = useTranslations('accounts.sessionUnknown')
  const tPlatform = useTranslations('platform')
  return (
    <FailureScreen title={t('title')} text={t('text')}>
      <Button busy={isBusy} onClick={onRetry}>
        {tPlatform('tryAgain')}
      </Button>
    </FailureScreen>
  )
}
