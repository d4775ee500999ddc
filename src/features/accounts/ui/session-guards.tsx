import type { ReactNode } from 'react'
import { Navigate, Outlet } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'
import { LoadingScreen } from '#ui/spinner.tsx'
import { useCurrentUser } from './current-user.ts'

/** For screens of signed-in hosts; a visitor goes to /login. Around children, or as a route with nested routes. */
export function RequireHost({ children }: { children?: ReactNode }) {
  const t = useTranslations('accounts')
  const { data: user, isPending, isFetching, refetch } = useCurrentUser()
  if (isPending) return <LoadingScreen label={t('loading')} />
  if (user === undefined) return <SessionUnknown isBusy={isFetching} onRetry={() => void refetch()} />
  if (user === null) return <Navigate to="/login" replace />
  return children ?? <Outlet />
}

/**
 * For login and registration: a signed-in host goes to /profile, except while `isEntering`, when the screen
 * itself is just making her one and knows better where to go.
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
