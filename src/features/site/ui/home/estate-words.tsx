import { useTranslations } from 'use-intl'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import { type Language, languageNames } from '#platform/i18n/languages.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { sampleVilla } from '../../shared/sample-villa.ts'
import { SectionHead } from '../section-head.tsx'
import { PhoneRow, RowPhone } from './phone-row.tsx'

/** The host of the estate writes Italian. */
const original: Language = 'it'

type EstateWordsProps = { language: Language; hasTranslator: boolean }

/** One book in two languages, host's texts included, and with two themes. */
export function EstateWords({ language, hasTranslator }: EstateWordsProps) {
  const t = useTranslations('site.demo.advanced')
  const translation = language === original ? 'de' : language
  const versions = [
    { key: 'original', language: original, theme: 'linen' },
    { key: 'translation', language: translation, theme: 'night' },
  ] as const
  return (
    <section aria-labelledby="words-title" className="bg-sand py-section">
      <div className="page-width">
        <SectionHead
          id="words-title"
          isStacked
          title={t('words.title')}
          lead={`${t('words.text')}${hasTranslator ? ` ${t('words.proposals')}` : ''}`}
        />
      </div>
      <PhoneRow label={`${t('words.original')}, ${t('words.translation')}`} className="phone-arrival pb-2">
        {versions.map((version) => (
          <RowPhone
            key={version.key}
            caption={
              <>
                {t(`words.${version.key}`)}, <span lang={version.language}>{languageNames[version.language]}</span>
              </>
            }
          >
            <PhoneFrame decorative height={600}>
              <div lang={version.language}>
                <GuestPreview
                  book={ownWords(version.language, version.theme)}
                  language={version.language}
                  idPrefix={`words-${version.key}-`}
                />
              </div>
            </PhoneFrame>
          </RowPhone>
        ))}
      </PhoneRow>
    </section>
  )
}

/** The sample's free texts, as a book with one theme. */
function ownWords(language: Language, theme: GuestBook['look']['theme']): GuestBook {
  const { look, hostName, welcomeMessage, houseRules, equipment } = sampleVilla(language)
  return { ...emptyGuestBook, hostName, welcomeMessage, houseRules, equipment, look: { ...look, theme } }
}
