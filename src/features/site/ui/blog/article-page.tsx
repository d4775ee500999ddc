import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Avatar } from '#ui/avatar.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Badge } from '#ui/badge.tsx'
import { siteMessages } from '../../messages/index.ts'
import { type Article, type ArticleBlock, articleText, relatedArticles } from '../../shared/articles/index.ts'
import { illustrationAddress } from '../home/illustrations.ts'
import { useSitePath } from '../site-path.ts'
import { ArticleDate, ArticleTeaser } from './article-teaser.tsx'
import { BlogCall } from './blog-page.tsx'

/** One article. */
export function ArticlePage({ article }: { article: Article }) {
  const t = useTranslations('site.blog')
  const to = useSitePath()
  const language = useLocale()
  const { body, sources } = articleText(article, language)
  const { title, excerpt } = siteMessages[language].blog.articles[article.key]
  return (
    <main id="main">
      <div className="page-width pt-4 md:pt-6">
        <BackLink>
          <a href={to('/blog')}>{t('back')}</a>
        </BackLink>
      </div>
      {/* In English, so that an article counts as one in all languages. */}
      <article data-event="article-view" data-event-title={siteMessages.en.blog.articles[article.key].title}>
        <header className="page-width grid items-end gap-x-14 gap-y-6 pt-5 pb-10 md:pb-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <p className="mb-5 flex flex-wrap gap-2">
              {article.tags.map((tag) => (
                <Badge key={tag}>{t(`tags.${tag}`)}</Badge>
              ))}
            </p>
            <h1 className="text-[clamp(2.5rem,1.7rem+3.2vw,4.25rem)] leading-[1.02]">{title}</h1>
          </div>
          <div>
            <p className="max-w-[52ch] text-lead text-muted">{excerpt}</p>
            <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
              <Avatar name={article.author} size="s" />
              <span className="font-semibold text-text">{article.author}</span>
              <ArticleDate article={article} />
              <span>{t('minutes', { minutes: article.minutes })}</span>
            </p>
          </div>
        </header>
        <div className="page-width">
          <div className="rounded-m border border-line bg-card p-2.5">
            <img
              src={illustrationAddress(article.picture)}
              alt=""
              width={1200}
              height={675}
              fetchPriority="high"
              className="aspect-[4/3] w-full rounded-[8px] object-cover md:aspect-[21/9]"
            />
          </div>
        </div>
        <div className="page-width py-12 md:py-16">
          <div className="prose prose-article mx-auto">
            {body.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              <Block key={index} block={block} />
            ))}
            {sources && (
              <footer className="border-t border-line pt-5 text-small text-muted">
                <h2 className="font-sans text-small font-semibold tracking-normal">{t('sources')}</h2>
                {sources.map((source) => (
                  <p key={source}>{source}</p>
                ))}
              </footer>
            )}
          </div>
        </div>
      </article>
      <Related article={article} />
      <BlogCall />
    </main>
  )
}

function Related({ article }: { article: Article }) {
  const t = useTranslations('site.blog')
  return (
    <section aria-labelledby="related-title" className="page-width pb-section">
      <div className="border-t border-line pt-10">
        <h2 id="related-title">{t('related')}</h2>
        <ul className="mt-8 grid gap-x-6 gap-y-12 md:grid-cols-2">
          {relatedArticles(article).map((related) => (
            <li key={related.key}>
              <ArticleTeaser article={related} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  if ('heading' in block) return <h2>{block.heading}</h2>
  if ('quote' in block) {
    return (
      <blockquote>
        <p>{block.quote}</p>
      </blockquote>
    )
  }
  if ('example' in block) {
    return (
      <figure className="example">
        <figcaption>{block.example}</figcaption>
        <p>{block.text}</p>
      </figure>
    )
  }
  if ('list' in block) {
    return (
      <ul className="checks">
        {block.list.map((item) => (
          <li key={item}>
            <Check size={20} aria-hidden="true" />
            <span>{emphasise(item)}</span>
          </li>
        ))}
      </ul>
    )
  }
  if ('steps' in block) {
    return (
      <ol start={block.from} style={{ counterReset: `step ${(block.from ?? 1) - 1}` }}>
        {block.steps.map((item) => (
          <li key={item}>{emphasise(item)}</li>
        ))}
      </ol>
    )
  }
  return <p>{emphasise(block.text)}</p>
}

/** Renders `**words**` as bold; the texts use no other markup. */
function emphasise(text: string): ReactNode {
  return text.split('**').map((part, index) => (index % 2 === 1 ? <strong key={part}>{part}</strong> : part))
}
