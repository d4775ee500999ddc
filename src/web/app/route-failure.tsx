import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'

/** Shown if a screen could not be loaded or has thrown. Offers a reload, which keeps local drafts. */
export function RouteFailure() {
  const t = useTranslations('web.failure')
  const tPlatform = useTranslations('platform')
  return (
    <div className="grid min-h-dvh">
      <FailureScreen title={t('title')} text={t('text')}>
        <Button onClick={() => window.location.reload()}>{tPlatform('tryAgain')}</Button>
      </FailureScreen>
    </div>
  )
}
