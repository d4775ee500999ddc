import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'

type LoadFailureProps = {
  title: string
  text: string
  /** Omit when a retry cannot help. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** Replaces a host's screen whose data could not be loaded: a retry button and a link to the profile. */
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
