import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { illustrationAddress } from './illustrations.ts'

/** The answer to an address below the blog that no article has, served with status 404. */
export function ArticleNotFoundPage({ blogHref }: { blogHref: string }) {
  const t = useTranslations('site.blog.notFound')
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-form justify-items-center gap-5 px-gutter py-section text-center"
    >
      <img src={illustrationAddress('not-found')} alt="" width={320} height={240} className="h-auto w-full max-w-80" />
      <h1>{t('title')}</h1>
      <p className="text-lead text-muted">{t('text')}</p>
      <Button asChild>
        <a href={blogHref}>{t('back')}</a>
      </Button>
    </main>
  )
}
