import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { classNames } from '#ui/class-names.ts'
import type { Progress } from './translation-edits.ts'

type LanguageTabsProps = {
  languages: readonly Language[]
  current: Language
  progressOf: (language: Language) => Progress
  hrefOf: (language: Language) => string
  onChoose: (language: Language) => void
}

/** The target languages, each with its progress. */
export function LanguageTabs({ languages, current, progressOf, hrefOf, onChoose }: LanguageTabsProps) {
  const t = useTranslations('translations')
  return (
    <nav aria-label={t('into')}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
        {languages.map((language) => {
          const { done, total } = progressOf(language)
          const isCurrent = language === current
          return (
            <li key={language}>
              <Link
                to={hrefOf(language)}
                preventScrollReset
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(language)
                }}
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'grid min-h-16 content-center gap-1.5 rounded-m border bg-surface px-4 py-2.5 no-underline transition-colors',
                  isCurrent ? 'border-text ring-1 ring-text' : 'border-line hover:border-control',
                )}
              >
                <span className="flex items-baseline justify-between gap-2">
                  <span lang={language} className="font-semibold">
                    {languageNames[language]}
                  </span>
                  <span className="flex items-center gap-1 text-muted text-small tabular-nums">
                    {done === total && <Check size={16} aria-hidden="true" className="text-success" />}
                    <span aria-hidden="true">
                      {done}/{total}
                    </span>
                    <span className="sr-only">{t('progress.done', { done, total })}</span>
                  </span>
                </span>
                <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-surface-sunken">
                  <span
                    className="block h-full rounded-full bg-accent"
                    style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
                  />
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
