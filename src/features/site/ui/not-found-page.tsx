import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { illustrationAddress } from './home/illustrations.ts'

/** The page for unknown addresses, served with status 404. */
export function NotFoundPage({ homeHref }: { homeHref: string }) {
  const t = useTranslations('site.notFound')
  return <NotFound status="404" title={t('title')} text={t('text')} link={<a href={homeHref}>{t('home')}</a>} />
}

/** The page for unknown articles, served with status 404. */
export function ArticleNotFoundPage({ blogHref }: { blogHref: string }) {
  const t = useTranslations('site.blog.notFound')
  return <NotFound title={t('title')} text={t('text')} link={<a href={blogHref}>{t('back')}</a>} />
}

type NotFoundProps = {
  /** Shown above the title, and read before it. */
  status?: string
  title: string
  text: string
  /** A link to an existing page. */
  link: ReactElement
}

function NotFound({ status, title, text, link }: NotFoundProps) {
  return (
    <main
      id="main"
      className="mx-auto grid w-full max-w-form justify-items-center gap-5 px-gutter py-section text-center"
    >
      <img src={illustrationAddress('not-found')} alt="" width={320} height={240} className="h-auto w-full max-w-80" />
      <h1>
        {status && (
          <span className="mb-2 block font-sans text-lead font-semibold tracking-normal text-muted">{status} </span>
        )}
        <span>{title}</span>
      </h1>
      <p className="text-lead text-muted">{text}</p>
      <Button asChild>{link}</Button>
    </main>
  )
}
