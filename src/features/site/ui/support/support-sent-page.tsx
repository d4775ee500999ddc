import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { illustrationAddress } from '../home/illustrations.ts'
import { useSitePath } from '../site-path.ts'
import { LocalHours } from './local-hours.tsx'

/** The page after a message was sent to support. */
export function SupportSentPage() {
  const t = useTranslations('site.support.sent')
  const to = useSitePath()
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-form justify-items-center gap-5 px-gutter py-section text-center"
    >
      <img
        src={illustrationAddress('empty-books')}
        alt=""
        width={320}
        height={240}
        className="h-auto w-full max-w-80"
      />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="text-lead text-muted">{t('text')}</p>
      <p className="text-muted">
        {t('hours')}
        <LocalHours />
      </p>
      <Button asChild>
        <a href={to('/')}>{t('home')}</a>
      </Button>
    </main>
  )
}
