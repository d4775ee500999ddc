import { useTranslations } from 'use-intl'
import type { GuestBook } from '#features/books/shared/book.ts'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { estateBooks, firstScreenOf } from '../../shared/sample-villa.ts'
import type { DocumentSettings } from '../document-settings.ts'
import { ClosingCall } from '../home/closing-call.tsx'
import { EstateDomain } from '../home/estate-domain.tsx'
import { EstateVisits } from '../home/estate-visits.tsx'
import { EstateWords } from '../home/estate-words.tsx'
import { illustrationAddress } from '../home/illustrations.ts'
import { PhoneRow, RowPhone } from '../home/phone-row.tsx'
import { useAppPath, useSitePath } from '../site-path.ts'
import { LocalHours } from '../support/local-hours.tsx'

/** Pro features that are listed as text; the others are shown. */
const points = ['design', 'messages', 'unlimited', 'support'] as const
const slugs = ['villa-limonaia', 'loggia-2', 'casa-del-fico'] as const

/** The Pro features, shown on an estate with three books. */
export function DemoAdvancedPage({ language, hasTranslator }: Pick<DocumentSettings, 'language' | 'hasTranslator'>) {
  const t = useTranslations('site.demo.advanced')
  const to = useSitePath()
  const toApp = useAppPath()
  const books = estateBooks(language, {
    villa: illustrationAddress('cover-villa'),
    apartment: illustrationAddress('hero-07'),
    cottage: illustrationAddress('hero-08'),
  })
  const names = books.map(({ propertyName }) => propertyName)
  return (
    <main id="main">
      <div className="page-width pt-4 md:pt-6">
        <BackLink>
          <a href={to('/demo-preview')}>{t('simple')}</a>
        </BackLink>
      </div>
      <div className="page-width pt-5 pb-12 md:pb-16">
        <h1 className="max-w-[16ch]">{t('title')}</h1>
        <p className="mt-6 max-w-[52ch] text-lead text-muted">{t('lead')}</p>
      </div>
      <EstatePhones books={books} language={language} />
      <Points />
      <EstateWords language={language} hasTranslator={hasTranslator} />
      <EstateVisits bookNames={names} />
      <EstateDomain books={slugs.map((slug, index) => ({ slug, name: names[index] ?? '' }))} />
      <ClosingCall title={t('booksTitle')} lead={t('booksLead')} scene={{ name: 'hero-04', position: '84% 50%' }}>
        <Button asChild variant="sun">
          <a href={toApp('/plan-selection')}>{t('cta')}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={`${to('/')}#pricing`}>{t('prices')}</a>
        </Button>
      </ClosingCall>
    </main>
  )
}

function EstatePhones({ books, language }: { books: readonly GuestBook[]; language: Language }) {
  const t = useTranslations('site.demo.advanced')
  return (
    <PhoneRow label={t('title')} className="estate bg-pine py-12 text-paper md:py-16">
      {books.map((book, index) => (
        <RowPhone key={book.propertyName} caption={book.propertyName}>
          <PhoneFrame decorative height={700}>
            <GuestPreview book={firstScreenOf(book)} language={language} idPrefix={`estate-${index}-`} />
          </PhoneFrame>
        </RowPhone>
      ))}
    </PhoneRow>
  )
}

function Points() {
  const t = useTranslations('site.demo.advanced')
  return (
    <section aria-labelledby="points-title" className="page-width py-section">
      <h2 id="points-title" className="text-h1">
        {t('pointsTitle')}
      </h2>
      <dl className="mt-9 border-t border-line md:mt-14">
        {points.map((key) => (
          <div
            key={key}
            className="grid gap-x-16 gap-y-2 border-b border-line py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <dt className="font-display text-h3">{t(`${key}.title`)}</dt>
            <dd className="max-w-[58ch] text-muted">
              {t(`${key}.text`)}
              {key === 'support' && <LocalHours />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
