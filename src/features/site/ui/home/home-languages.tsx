import { useLocale, useTranslations } from 'use-intl'
import { createGuestTexts } from '#features/guest-page/ui/index.ts'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { greetings } from '../../shared/statistics.ts'
import { SectionHead } from '../section-head.tsx'

/** A greeting in each of the five languages; the one of the page is highlighted. */
export function HomeLanguages() {
  const t = useTranslations('site.home.languages')
  const current = useLocale()
  return (
    <section aria-labelledby="languages-title" className="page-width py-section">
      <SectionHead id="languages-title" title={t('title')} lead={t('lead')} />
      <ul className="border-t border-line">
        {languages.map((language) => (
          <li
            key={language}
            lang={language}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-2 border-b border-line pt-3.5 pb-4 md:grid-cols-[minmax(0,7fr)_minmax(0,3fr)_minmax(0,2fr)] md:pt-4 md:pb-5"
          >
            <span
              className={`col-span-full font-hero text-[clamp(2.75rem,1.5rem+4.6vw,5.75rem)] leading-none font-[540] tracking-[-.03em] md:col-span-1 ${language === current ? 'text-terracotta-art' : ''}`}
            >
              {greetings[language]}
            </span>
            <span className="text-muted">{createGuestTexts(language)('rules')}</span>
            <span className="text-right text-muted">{languageNames[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
