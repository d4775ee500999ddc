import { Pause, Play } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { firstScreenOf, sampleVilla } from '../../shared/sample-villa.ts'
import { illustrationAddress } from '../home/illustrations.ts'
import { QrDrawing } from '../home/qr-drawing.tsx'

/** Distance in px that the phone scrolls within a shot; none if all is visible. */
const shots = [
  { key: 'open' },
  { key: 'arrival' },
  { key: 'wifi' },
  { key: 'around', roll: 330 },
  { key: 'help' },
] as const
type Shot = (typeof shots)[number]['key']

/**
 * The demo animation: parts of the guest page with captions, thirty seconds. Uses CSS only; a checkbox pauses it, and
 * with reduced motion the first part is shown with all captions.
 * @param demoAddress target of the QR code in the first shot
 */
export function DemoFilm({ demoAddress }: { demoAddress: string }) {
  const t = useTranslations('site.demo.preview.film')
  const language = useLocale()
  return (
    <section id="film" aria-labelledby="film-title" className="film scroll-mt-4 bg-sand py-section">
      <div className="page-width grid items-center gap-x-16 gap-y-10 md:grid-cols-[316px_minmax(0,1fr)] xl:gap-x-24">
        <div className="phone-still flex justify-center">
          <PhoneFrame decorative height={540}>
            <div className="relative h-full overflow-hidden rounded-[32px]">
              {shots.map((shot, index) => (
                <div
                  key={shot.key}
                  className={`film-shot film-${shot.key} absolute inset-0 overflow-hidden bg-bg`}
                  style={shotStyle(index)}
                >
                  <div
                    className="film-roll"
                    style={{ '--roll': `${'roll' in shot ? -shot.roll : 0}px` } as CSSProperties}
                  >
                    <GuestPreview
                      book={shotBook(shot.key, language)}
                      language={language}
                      idPrefix={`film-${shot.key}-`}
                    />
                  </div>
                  {shot.key === 'open' && <TableCode address={demoAddress} />}
                </div>
              ))}
            </div>
          </PhoneFrame>
        </div>
        <div>
          <h2 id="film-title" className="max-w-[14ch] text-h1">
            {t('title')}
          </h2>
          <ol className="mt-8 max-w-[46ch] border-t border-sand-deep text-lead">
            {shots.map(({ key }, index) => (
              <li key={key} className="film-caption relative border-b border-sand-deep py-3.5" style={shotStyle(index)}>
                {t(key)}
              </li>
            ))}
          </ol>
          <label className="film-pause relative mt-6 inline-flex min-h-11 items-center gap-2 rounded-s border-[1.5px] border-text px-4.5 font-semibold">
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

/** The first shot: the printed QR code in a camera frame. */
function TableCode({ address }: { address: string }) {
  const t = useTranslations('site.demo.preview.film')
  return (
    <div className="film-code absolute inset-0 grid place-content-center justify-items-center gap-6 bg-sand-deep p-6 text-center">
      <div className="rotate-[-3deg] rounded-m bg-white p-5 text-ink shadow-float">
        <QrDrawing link={address} className="size-44" />
        <p className="mt-3 font-display text-h3 leading-tight">Villa Limonaia</p>
        <p className="mt-0.5 text-small text-[#4b5f57]">{t('scan')}</p>
      </div>
    </div>
  )
}

function shotStyle(index: number): CSSProperties {
  return { '--shot': index } as CSSProperties
}

/** The part of the sample book that a shot shows. */
function shotBook(shot: Shot, language: Language): GuestBook {
  const villa = sampleVilla(language, illustrationAddress('cover-villa'))
  switch (shot) {
    case 'open':
      return firstScreenOf(villa)
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
