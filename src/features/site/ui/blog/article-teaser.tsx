import { useLocale, useTranslations } from 'use-intl'
import { formatShortDay } from '#platform/i18n/day.ts'
import { Badge } from '#ui/badge.tsx'
import { type Article, articlePaths } from '../../shared/articles/index.ts'
import { illustrationAddress } from '../home/illustrations.ts'

type ArticleTeaserProps = {
  article: Article
  headingLevel?: 2 | 3
  isLarge?: boolean
  /** Visible without scrolling, so the picture is loaded eagerly. */
  isFirst?: boolean
}

/** An article's illustration, tags, title, excerpt, author and date. The whole card is a link. */
export function ArticleTeaser({ article, headingLevel = 3, isLarge = false, isFirst = false }: ArticleTeaserProps) {
  const t = useTranslations('site.blog')
  const language = useLocale()
  const Heading = `h${headingLevel}` as const
  return (
    <article className="group @container relative flex h-full flex-col">
      <div className="rounded-m border border-line bg-card p-2.5">
        <img
          src={illustrationAddress(article.picture)}
          alt=""
          width={1200}
          height={675}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          className={`w-full rounded-[8px] object-cover ${isLarge ? 'aspect-[16/9]' : 'aspect-[16/10]'}`}
        />
      </div>
      <p className="mt-4.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small text-muted">
        {article.tags.map((tag) => (
          <Badge key={tag}>{t(`tags.${tag}`)}</Badge>
        ))}
        {/* In narrow cards always on a line of its own, so that the headings of a row are at the same height. */}
        <span className="@max-[19rem]:basis-full">{t('minutes', { minutes: article.minutes })}</span>
      </p>
      <Heading className={`mt-2.5 ${isLarge ? 'text-h2' : 'text-h3'}`}>
        <a
          href={articlePaths(article)[language]}
          className="no-underline decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
        >
          {t(`articles.${article.key}.title`)}
        </a>
      </Heading>
      <p className={`mt-2 text-muted ${isLarge ? 'text-lead' : ''}`}>{t(`articles.${article.key}.excerpt`)}</p>
      <ArticleMeta article={article} className="mt-auto pt-3" />
    </article>
  )
}

/** Author and date. */
export function ArticleMeta({ article, className = '' }: { article: Article; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-x-3 gap-y-1 text-small text-muted ${className}`}>
      <span>{article.author}</span>
      <ArticleDate article={article} />
    </p>
  )
}

/** The day of publication, as '15 Dec 2024' in English. */
export function ArticleDate({ article }: { article: Article }) {
  const language = useLocale()
  const day = formatShortDay(Date.parse(article.date), language, { year: 'numeric', timeZone: 'UTC' })
  return <time dateTime={article.date}>{day}</time>
}
