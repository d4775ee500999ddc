import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { FailureScreen } from '#ui/failure-screen.tsx'

/** A screen that could not be loaded or that broke: says so and offers the reload, which keeps local drafts. */
export function RouteFailure() {
  const t = useTranslations('web.failure')
  return (
    <div className="grid min-h-dvh">
      <FailureScreen title={t('title')} text={t('text')}>
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      </FailureScreen>
    </div>
  )
}
