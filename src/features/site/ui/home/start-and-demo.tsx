import { useTranslations } from 'use-intl'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import { useAppPath, useSitePath } from '../site-path.ts'

/** The landing page's two calls to action, with the same texts wherever they are used. */
export function StartAndDemo({ variant }: { variant?: ButtonVariant }) {
  const t = useTranslations('site.home')
  const to = useSitePath()
  const toApp = useAppPath()
  return (
    <>
      <Button asChild variant={variant}>
        <a href={toApp('/plan-selection')} data-call-to-action="">
          {t('start')}
        </a>
      </Button>
      <Button asChild variant="secondary">
        <a href={to('/demo-preview')} data-event="demo-view">
          {t('demo')}
        </a>
      </Button>
    </>
  )
}
