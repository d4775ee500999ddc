import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { classNames } from '#ui/class-names.ts'
import type { Progress } from './translation-edits.ts'

type LanguageTabsProps = {
  languages: readonly Language[]
  current: Language
  /** Whether a machine can suggest translations to this host. */
  canSuggest: boolean
  progressOf: (language: Language) => Progress
  hrefOf: (language: Language) => string
  onChoose: (language: Language) => void
}

/** The target languages, each with its progress. */
export function LanguageTabs({ languages, current, canSuggest, progressOf, hrefOf, onChoose }: LanguageTabsProps) {
  const t = useTranslations('translations')
  const textOf = useProgressText(canSuggest)
  return (
    <nav aria-label={t('into')}>
      <ul className="grid grid-cols-2 border-line border-y md:grid-cols-4">
        {languages.map((language) => {
          const progress = progressOf(language)
          const isCurrent = language === current
          return (
            <li
              key={language}
              className="border-line max-md:odd:border-r max-md:nth-[n+3]:border-t md:not-first:border-l"
            >
              <Link
                to={hrefOf(language)}
                preventScrollReset
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(language)
                }}
                aria-current={isCurrent ? 'true' : undefined}
                className={classNames(
                  'block h-full border-b-4 px-3 pt-3.5 pb-3 no-underline transition-colors md:px-5',
                  isCurrent ? 'border-accent bg-surface' : 'border-transparent hover:bg-surface-sunken',
                )}
              >
                <span lang={language} className="block font-[580] font-display text-[1.25rem] leading-[1.2]">
                  {languageNames[language]}
                </span>
                <ProgressBar {...progress} />
                <span className="block text-muted text-small tabular-nums">{textOf(progress)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** Done in the accent colour, suggested in stripes. */
function ProgressBar({ done, proposed, total }: Progress) {
  const share = (count: number) => ({ width: `${total === 0 ? 0 : (100 * count) / total}%` })
  return (
    <span aria-hidden="true" className="my-2.5 flex h-2 overflow-hidden rounded-full bg-surface-sunken">
      <span className="bg-accent" style={share(done)} />
      <span
        className="bg-[repeating-linear-gradient(90deg,var(--color-sun)_0_4px,var(--color-sun-soft)_4px_6px)]"
        style={share(proposed)}
      />
    </span>
  )
}

function useProgressText(canSuggest: boolean): (progress: Progress) => string {
  const t = useTranslations('translations.progress')
  return (progress) => {
    if (progress.done === progress.total) return t('all', progress)
    if (progress.proposed > 0) return t('suggested', progress)
    return progress.done === 0 && canSuggest ? t('get') : t('done', progress)
  }
}
