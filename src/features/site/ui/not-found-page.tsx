import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { illustrationAddress } from './illustrations.ts'

/** The answer to every unknown address, served with status 404. */
export function NotFoundPage({ homeHref }: { homeHref: string }) {
  const t = useTranslations('site.notFound')
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-form justify-items-center gap-5 px-gutter py-section text-center"
    >
      <img src={illustrationAddress('not-found')} alt="" width={320} height={240} className="h-auto w-full max-w-80" />
      <h1 className="text-h1">{t('title')}</h1>
      <p className="text-lead text-muted">{t('text')}</p>
      <Button asChild>
        <a href={homeHref}>{t('home')}</a>
      </Button>
    </main>
  )
}
