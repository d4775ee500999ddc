import { Pause, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { emptyGuestBook, type GuestBook } from '#features/books/book.ts'
import { GuestPreview } from '#features/guest/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { sampleVilla } from '../sample-villa.ts'

/**
 * The demo video: the guest page itself, shown part by part with a caption each. Plays by style sheet alone; a
 * checkbox pauses it, and who prefers no motion sees the first part with all captions.
 */
export function DemoFilm() {
  const t = useTranslations('site.demo.preview.film')
  const language = useLocale()
  const shots = ['arrival', 'wifi', 'around', 'help'] as const
  return (
    <section id="film" aria-labelledby="film-title" className="film bg-sand py-section">
      <div className="page-width grid items-center gap-x-16 gap-y-10 md:grid-cols-[320px_minmax(0,1fr)]">
        <div className="phone-still flex justify-center">
          <PhoneFrame decorative height={520}>
            <div className="relative h-full">
              {shots.map((shot, index) => (
                <div key={shot} className="film-shot absolute inset-0 overflow-hidden bg-bg" style={shotStyle(index)}>
                  <GuestPreview book={shotBook(shot, language)} language={language} idPrefix={`film-${shot}-`} />
                </div>
              ))}
            </div>
          </PhoneFrame>
        </div>
        <div>
          <h2 id="film-title" className="max-w-[14ch] text-h1">
            {t('title')}
          </h2>
          <ol className="mt-8 max-w-[52ch] border-t border-sand-deep">
            {shots.map((shot, index) => (
              <li key={shot} className="film-caption relative border-b border-sand-deep py-4" style={shotStyle(index)}>
                {t(shot)}
              </li>
            ))}
          </ol>
          <label className="film-pause mt-6 inline-flex min-h-11 items-center gap-2 rounded-s border-[1.5px] border-text px-4.5 font-semibold">
            <input type="checkbox" className="sr-only" />
            <Pause size={18} aria-hidden="true" />
            <Play size={18} aria-hidden="true" />
            {t('pause')}
          </label>
        </div>
      </div>
    </section>
  )
}

function shotStyle(index: number): CSSProperties {
  return { '--shot': index } as CSSProperties
}

/** The part of the sample that a caption speaks of. */
function shotBook(shot: 'arrival' | 'wifi' | 'around' | 'help', language: Language): GuestBook {
  const villa = sampleVilla(language)
  switch (shot) {
    case 'arrival': {
      const { checkinTime, doorCode, doorAccessInfo, parkingInfo } = villa
      return { ...emptyGuestBook, checkinTime, doorCode, doorAccessInfo, parkingInfo }
    }
    case 'wifi': {
      const { wifiName, wifiPassword, equipment } = villa
      return { ...emptyGuestBook, wifiName, wifiPassword, equipment }
    }
    case 'around': {
      const { restaurants, activities } = villa
      return { ...emptyGuestBook, restaurants, activities }
    }
    case 'help': {
      const { hostName, hostPhone, hostContactInfo } = villa
      return { ...emptyGuestBook, hostName, hostPhone, hostContactInfo }
    }
  }
}
