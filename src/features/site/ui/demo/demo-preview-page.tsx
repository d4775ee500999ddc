import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import { type Language, languageNames, languages } from '#platform/i18n/languages.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { demoVilla } from '../../shared/sample-villa.ts'
import type { DocumentSettings } from '../document-settings.ts'
import { ClosingCall } from '../home/closing-call.tsx'
import { illustrationAddress } from '../home/illustrations.ts'
import { useAppPath, useSitePath } from '../site-path.ts'
import { DemoFilm } from './demo-film.tsx'
import { DemoStay } from './demo-stay.tsx'

/** The sample is in Italian until another language is chosen. */
const firstLanguage: Language = 'it'
const phoneHeight = 600

/** A complete book in a phone. Languages are switched with radio buttons and CSS, without script. */
export function DemoPreviewPage({ origin, hasSampleClaims }: Pick<DocumentSettings, 'origin' | 'hasSampleClaims'>) {
  const t = useTranslations('site.demo.preview')
  const to = useSitePath()
  const toApp = useAppPath()
  return (
    <main id="main">
      {/* The largest picture of the first screen; inside the phone it is loaded without priority. */}
      <link rel="preload" as="image" href={illustrationAddress('cover-villa')} />
      <div className="page-width pt-4 md:pt-6">
        <BackLink>
          <a href={to('/')}>{t('back')}</a>
        </BackLink>
      </div>
      <div className="demo page-width grid gap-x-16 gap-y-8 pt-5 pb-section xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:grid-rows-[auto_1fr]">
        <div>
          <h1 className="max-w-[14ch]">{t('title')}</h1>
          <p className="mt-5 max-w-[46ch] text-lead text-muted">{t('lead')}</p>
        </div>
        <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <LanguageChoice />
          <div className="demo-stage mt-6 flex justify-center rounded-l px-3 py-8 md:py-12">
            {languages.map((language) => (
              <div key={language} lang={language} data-language={language} className="demo-phone w-full justify-center">
                <PhoneFrame height={phoneHeight} label={`${t('phone')}, ${languageNames[language]}`}>
                  <GuestPreview
                    book={demoVilla(language, illustrationAddress('cover-villa'))}
                    language={language}
                    idPrefix={`${language}-`}
                  />
                </PhoneFrame>
              </div>
            ))}
          </div>
        </div>
        <SidePanel />
      </div>
      <DemoStay code={demoVilla(firstLanguage, '').doorCode} />
      <DemoFilm demoAddress={`${origin}/demo-preview`} />
      <div className="pt-section">
        <ClosingCall
          title={t(hasSampleClaims ? 'closeTitle' : 'closeTitleWithoutClaims')}
          lead={t('closeLead')}
          scene={{ name: 'hero-06', position: '86% 50%' }}
        >
          <Button asChild variant="sun">
            <a href={toApp('/plan-selection')}>{t('trial')}</a>
          </Button>
          <Button asChild variant="secondary">
            <a href={to('/demo-advanced')}>{t('advanced')}</a>
          </Button>
        </ClosingCall>
      </div>
    </main>
  )
}

function LanguageChoice() {
  const t = useTranslations('site.demo.preview')
  return (
    <fieldset className="demo-languages">
      <legend className="text-label">{t('language')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {languages.map((language) => (
          <label key={language} lang={language}>
            <input type="radio" name="book-language" value={language} defaultChecked={language === firstLanguage} />
            <span>{languageNames[language]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function SidePanel() {
  const t = useTranslations('site.demo.preview')
  const to = useSitePath()
  const toApp = useAppPath()
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title" className="text-h3">
          {t('benefitsTitle')}
        </h2>
        <ul className="mt-4 max-w-[60ch] border-t border-line">
          {(['calls', 'nights', 'reprints'] as const).map((key) => (
            <li key={key} className="border-b border-line py-4">
              {t(`benefits.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="contents-title">
        <h2 id="contents-title" className="text-h3">
          {t('featuresTitle')}
        </h2>
        <ul className="mt-4 grid gap-3">
          {(['languages', 'link', 'copy', 'places', 'emergency'] as const).map((key) => (
            <li key={key} className="flex gap-3">
              <Check size={20} aria-hidden="true" className="mt-0.5 text-success" />
              {t(`features.${key}`)}
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-col gap-3 md:flex-row md:flex-wrap">
        <Button asChild>
          <a href={toApp('/plan-selection')}>{t('create')}</a>
        </Button>
        <Button asChild variant="secondary">
          <a href={to('/demo')}>{t('interactive')}</a>
        </Button>
      </div>
    </div>
  )
}
