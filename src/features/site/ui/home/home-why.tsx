import { Play } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { firstScreenOf, sampleVilla } from '../../shared/sample-villa.ts'
import { statistics } from '../../shared/statistics.ts'
import { useAppPath, useSitePath } from '../site-path.ts'

/** The benefits, as four pairs of bars or without figures, with the arrival card in a phone. */
export function HomeWhy({ language, hasSampleClaims }: { language: Language; hasSampleClaims: boolean }) {
  const t = useTranslations('site.home.why')
  const to = useSitePath()
  const toApp = useAppPath()
  return (
    <section aria-labelledby="why-title" className="on-dark overflow-hidden bg-pine py-section">
      <div className="page-width grid items-center gap-x-16 gap-y-14 md:grid-cols-[minmax(0,1fr)_320px] md:gap-x-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] xl:gap-x-16">
        <div className="relative z-1">
          <h2 id="why-title" className="text-h1">
            {t('title')}
          </h2>
          <p className="mt-5 max-w-[48ch] text-lead text-muted">{t('lead')}</p>
          {hasSampleClaims ? <Comparison /> : <Benefits />}
          <div className="flex flex-wrap gap-3">
            <Button asChild variant="sun">
              <a href={toApp('/register')}>{t('tryIt')}</a>
            </Button>
            <Button asChild variant="secondary" icon={<Play size={18} aria-hidden="true" />}>
              <a href={`${to('/demo-preview')}#film`} data-event="demo-view">
                {t('video')}
              </a>
            </Button>
          </div>
        </div>
        <div className="phone-still phone-arrival relative flex justify-center">
          <SunRings />
          <div className="relative flex w-full justify-center">
            <PhoneFrame decorative height={620}>
              <GuestPreview book={firstScreenOf(sampleVilla(language))} language={language} idPrefix="why-" />
            </PhoneFrame>
          </div>
        </div>
      </div>
    </section>
  )
}

function Comparison() {
  const t = useTranslations('site.home.why')
  const format = useFormatter()
  const { rating, repeatGuests, hoursPerGuest, setupMinutes, fewerInquiries } = statistics
  const percent = (share: number) => format.number(share, { style: 'percent' })
  const growth = (share: number) =>
    t('change', { value: format.number(share, { style: 'percent', signDisplay: 'always' }) })
  const pairs = [
    {
      title: t('rating'),
      note: growth(rating.change),
      before: [rating.paper / rating.of, t('paper', { value: format.number(rating.paper) })],
      after: [rating.digital / rating.of, t('digital', { value: format.number(rating.digital) })],
    },
    {
      title: t('repeat'),
      note: growth(repeatGuests.change),
      before: [repeatGuests.paper / repeatGuests.digital, t('paper', { value: percent(repeatGuests.paper) })],
      after: [1, t('digital', { value: percent(repeatGuests.digital) })],
    },
    {
      title: t('time'),
      before: [1, t('perGuest', hoursPerGuest)],
      after: [setupMinutes / (60 * hoursPerGuest.from), t('once', { minutes: setupMinutes })],
    },
    {
      title: t('inquiries'),
      before: [1, t('before')],
      after: [1 - fewerInquiries, t('fewer', { value: percent(fewerInquiries) })],
    },
  ] as const
  return (
    <dl className="mt-10 mb-10 border-t border-line">
      {pairs.map((pair) => (
        <div
          key={pair.title}
          className="grid items-center gap-x-6 gap-y-2.5 border-b border-line py-4.5 xl:grid-cols-[172px_minmax(0,1fr)]"
        >
          <dt className="leading-snug font-semibold">
            {pair.title}
            {'note' in pair && <span className="block text-small font-normal text-muted">{pair.note}</span>}
          </dt>
          <dd className="grid gap-2">
            <Bar share={pair.before[0]} text={pair.before[1]} />
            <Bar share={pair.after[0]} text={pair.after[1]} isOurs />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Benefits() {
  const t = useTranslations('site.demo.preview.benefits')
  return (
    <ul className="mt-10 mb-10 max-w-[60ch] border-t border-line">
      {(['calls', 'nights', 'reprints'] as const).map((key) => (
        <li key={key} className="border-b border-line py-4.5">
          {t(key)}
        </li>
      ))}
    </ul>
  )
}

function Bar({ share, text, isOurs = false }: { share: number; text: string; isOurs?: boolean }) {
  return (
    <p className={`flex items-center gap-3 text-small leading-tight ${isOurs ? 'font-semibold' : ''}`}>
      <span
        aria-hidden="true"
        className={`h-3 flex-none rounded-[3px] ${isOurs ? 'bg-sun' : 'bg-[#8fb0a2]'}`}
        style={{ width: `calc((100% - 10rem) * ${Math.round(share * 100) / 100})` }}
      />
      <span>{text}</span>
    </p>
  )
}

function SunRings() {
  return (
    <svg
      viewBox="-320 -320 640 640"
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 w-140 max-w-none -translate-1/2 md:w-108 xl:w-148"
    >
      <circle r="214" fill="#F2B441" />
      <g fill="none" stroke="#F2B441">
        <circle r="248" strokeWidth="9" />
        <circle r="278" strokeWidth="5" />
        <circle r="302" strokeWidth="2.5" />
      </g>
    </svg>
  )
}
