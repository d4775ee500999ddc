import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { articles } from '../../shared/articles/index.ts'
import { ClosingCall } from '../home/closing-call.tsx'
import { useAppPath, useSitePath } from '../site-path.ts'
import { ArticleTeaser } from './article-teaser.tsx'

/** The blog's index: two featured articles and four others. */
export function BlogPage() {
  const t = useTranslations('site.blog')
  return (
    <main id="main">
      <div className="page-width pt-12 pb-section md:pt-18">
        <h1 className="max-w-[16ch]">{t('title')}</h1>
        <p className="mt-6 max-w-[48ch] text-lead text-muted">{t('lead')}</p>
        <section aria-labelledby="featured-title" className="mt-12 md:mt-16">
          <h2 id="featured-title" className="sr-only">
            {t('featured')}
          </h2>
          <ul className="grid gap-x-6 gap-y-12 md:grid-cols-2">
            {articles
              .filter(({ isFeatured }) => isFeatured)
              .map((article, index) => (
                <li key={article.key}>
                  <ArticleTeaser article={article} isLarge isFirst={index === 0} />
                </li>
              ))}
          </ul>
        </section>
        <section aria-labelledby="more-title" className="mt-16 border-t border-line pt-12 md:mt-20">
          <h2 id="more-title">{t('more')}</h2>
          <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2 xl:grid-cols-4">
            {articles
              .filter(({ isFeatured }) => !isFeatured)
              .map((article) => (
                <li key={article.key}>
                  <ArticleTeaser article={article} />
                </li>
              ))}
          </ul>
        </section>
      </div>
      <BlogCall />
    </main>
  )
}

/** The call to action below the index and every article. */
export function BlogCall() {
  const t = useTranslations('site.blog')
  const to = useSitePath()
  const toApp = useAppPath()
  return (
    <ClosingCall title={t('close')}>
      <Button asChild variant="sun">
        <a href={toApp('/plan-selection')}>{t('trial')}</a>
      </Button>
      <Button asChild variant="secondary">
        <a href={to('/demo-preview')} data-event="demo-view">
          {t('demo')}
        </a>
      </Button>
    </ClosingCall>
  )
}
