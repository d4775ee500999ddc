import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'

/** A screen that could not be loaded or that broke: says so and offers the reload, which keeps local drafts. */
export function RouteFailure() {
  const t = useTranslations('web.failure')
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-form content-center gap-4 px-gutter">
      <h1 className="text-h2">{t('title')}</h1>
      <p className="text-lead text-muted">{t('text')}</p>
      <p>
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
      </p>
    </main>
  )
}
