import { ArrowLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GuestPreview } from '#features/guest/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { estateBooks } from '../sample-villa.ts'
import { ClosingCall } from './closing-call.tsx'
import type { DocumentSettings } from './document-settings.ts'
import { illustrationAddress } from './illustrations.ts'
import { SectionHead } from './section-head.tsx'
import { useSitePath } from './site-path.ts'

const points = ['unlimited', 'design', 'words', 'analytics', 'domain', 'support'] as const

/** What Pro adds, shown on an estate with three books. */
export function DemoAdvancedPage({ language, hasTranslator }: Pick<DocumentSettings, 'language' | 'hasTranslator'>) {
  const t = useTranslations('site.demo.advanced')
  const to = useSitePath()
  return (
    <main id="main">
      <div className="page-width pt-4 md:pt-6">
        <a href={to('/demo-preview')} className="action-link">
          <ArrowLeft size={18} aria-hidden="true" />
          {t('simple')}
        </a>
      </div>
      <div className="page-width pt-5 pb-12 md:pb-16">
        <h1 className="max-w-[16ch]">{t('title')}</h1>
        <p className="mt-6 max-w-[52ch] text-lead text-muted">{t('lead')}</p>
      </div>
      <EstatePhones language={language} />
      <section aria-labelledby="points-title" className="page-width py-section">
        <SectionHead id="points-title" title={t('pointsTitle')} />
        <dl className="border-t border-line">
          {points.map((key) => (
            <div
              key={key}
              className="grid gap-x-16 gap-y-2 border-b border-line py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
            >
              <dt className="font-display text-h3">{t(`${key}.title`)}</dt>
              <dd className="max-w-[58ch] text-muted">
                {t(`${key}.text`)}
                {key === 'words' && hasTranslator && ` ${t('words.proposals')}`}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <ClosingCall title={t('booksTitle')} lead={t('booksLead')}>
        <Button asChild variant="sun">
          <a href="/plan-selection">{t('cta')}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`${to('/')}#pricing`}>{t('prices')}</a>
        </Button>
      </ClosingCall>
    </main>
  )
}

function EstatePhones({ language }: { language: Language }) {
  const t = useTranslations('site.demo.advanced')
  const books = estateBooks(language, {
    villa: illustrationAddress('cover-villa'),
    apartment: illustrationAddress('hero-07'),
    cottage: illustrationAddress('hero-08'),
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it a keyboard could not scroll the row
    <section aria-label={t('title')} tabIndex={0} className="estate phone-still overflow-x-auto bg-pine py-12 md:py-16">
      <ul className="mx-auto flex w-max gap-8 px-gutter xl:gap-16">
        {books.map((book, index) => (
          <li key={book.propertyName} className="w-70 xl:w-79">
            <PhoneFrame decorative height={700}>
              <GuestPreview book={book} language={language} idPrefix={`estate-${index}-`} />
            </PhoneFrame>
            <p className="mt-5 text-center font-display text-h3 text-paper">{book.propertyName}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
