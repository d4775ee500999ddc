import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { articles } from '../../shared/articles/index.ts'
import { ArticleTeaser } from '../blog/article-teaser.tsx'
import { useSitePath } from '../site-path.ts'

const shownOnHome = 3

/** The three newest articles. */
export function HomeJournal() {
  const t = useTranslations('site.home.journal')
  const to = useSitePath()
  return (
    <section aria-labelledby="journal-title" className="page-width pb-section">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 md:mb-14">
        <h2 id="journal-title" className="text-h1">
          {t('title')}
        </h2>
        <a href={to('/blog')} className="action-link">
          {t('all')}
          <ArrowRight size={18} aria-hidden="true" />
        </a>
      </div>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {articles.slice(0, shownOnHome).map((article) => (
          <li key={article.key}>
            <ArticleTeaser article={article} />
          </li>
        ))}
      </ul>
    </section>
  )
}
