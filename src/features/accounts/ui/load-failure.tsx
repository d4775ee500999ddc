import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'

type LoadFailureProps = {
  title: string
  text: string
  /** Without it another try would change nothing. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** In place of a host's screen whose data did not come: another try, and the way to her profile. */
export function LoadFailure({ title, text, onRetry, isRetrying = false }: LoadFailureProps) {
  const t = useTranslations('accounts')
  const tPlatform = useTranslations('platform')
  return (
    <FailureScreen title={title} text={text}>
      {onRetry && (
        <Button busy={isRetrying} onClick={onRetry}>
          {tPlatform('tryAgain')}
        </Button>
      )}
      <Button asChild variant={onRetry ? 'quiet' : 'primary'}>
        <Link to="/profile">{t('menu.profile')}</Link>
      </Button>
    </FailureScreen>
  )
}
