import { Compass, KeyRound, ScrollText, Utensils, Wifi } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { createGuestTexts } from '#features/guest-page/ui/index.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { SectionHead } from '../section-head.tsx'
import { QrDrawing } from './qr-drawing.tsx'

/**
 * Six features, each with an example from a book.
 * @param demoAddress target of the sample QR code
 */
export function HomeFeatures({ demoAddress }: { demoAddress: string }) {
  const t = useTranslations('site.home.features')
  const features = [
    { key: 'book', piece: <BookPiece /> },
    { key: 'link', piece: <LinkPiece address={demoAddress} /> },
    { key: 'languages', piece: <LanguagesPiece /> },
    { key: 'live', piece: <LivePiece /> },
    { key: 'places', piece: <PlacesPiece /> },
    { key: 'help', piece: <HelpPiece /> },
  ] as const
  return (
    <section id="features" aria-labelledby="features-title" className="page-width py-section">
      <SectionHead id="features-title" title={t('title')} lead={t('lead')} />
      <ul className="grid grid-cols-1 gap-px overflow-hidden rounded-l border border-line bg-line md:grid-cols-2 xl:grid-cols-3">
        {features.map(({ key, piece }) => (
          <li key={key} className="bg-card p-5 pb-7 md:p-7">
            <div
              aria-hidden="true"
              className="grid h-47 grid-cols-1 place-items-center overflow-hidden rounded-[12px] bg-sand p-4 text-body"
            >
              {piece}
            </div>
            <h3 className="mt-6">{t(`${key}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pill({ icon, title, note, end }: { icon?: ReactNode; title: string; note?: string; end: ReactNode }) {
  return (
    <div className="flex items-center gap-3 rounded-s border border-line bg-card px-3.5 py-2.5 text-small leading-tight">
      {icon}
      <span className="min-w-0">
        <b className="block truncate font-semibold">{title}</b>
        {note && <span className="block truncate text-muted">{note}</span>}
      </span>
      <span className="ml-auto font-semibold whitespace-nowrap text-terracotta-deep tabular-nums lining-nums">
        {end}
      </span>
    </div>
  )
}

function BookPiece() {
  const t = useTranslations('site.home.features')
  return (
    <div className="grid w-full max-w-68 grid-cols-1 gap-2">
      <Pill icon={<KeyRound size={20} />} title={t('checkIn')} end="15:00" />
      <Pill icon={<Wifi size={20} />} title={t('wifi')} end={t('ready')} />
      <Pill icon={<ScrollText size={20} />} title={t('rules')} end="5" />
    </div>
  )
}

function LinkPiece({ address }: { address: string }) {
  const t = useTranslations('site.home.features')
  return (
    <div className="flex max-w-full items-center gap-3 rounded-[12px] border border-line bg-card p-3 xs:gap-4.5 xs:p-4">
      <QrDrawing link={address} className="size-22 flex-none xs:size-28" />
      <span className="max-w-[12ch] text-small leading-snug">
        <b className="block font-semibold">{t('scan')}</b>
        <span className="text-muted">{t('scanNote')}</span>
      </span>
    </div>
  )
}

const shownLanguages: readonly Language[] = languages.filter((language) => ['en', 'it', 'de'].includes(language))

function LanguagesPiece() {
  return (
    <p className="text-center font-display text-[1.625rem] leading-[1.28] font-[560] tracking-[-.015em]">
      {shownLanguages.map((language) => (
        <span key={language} lang={language} className="block nth-2:text-terracotta-deep">
          {createGuestTexts(language)('rules')}
        </span>
      ))}
    </p>
  )
}

function LivePiece() {
  const t = useTranslations('site.home.features')
  return (
    <div className="flex w-full max-w-68 items-center gap-2 rounded-s border border-line bg-card px-3 py-3.5 xs:gap-4 xs:px-4">
      <span>
        <span className="block text-label font-normal text-muted">{t('doorCode')}</span>
        <span className="font-code text-[1.25rem] leading-snug font-semibold tracking-[.1em] whitespace-nowrap">
          <s className="font-normal text-muted">2280</s> 4719
        </span>
      </span>
      <span className="ml-auto flex items-center gap-1.5 text-small font-semibold text-success">
        <span className="size-2 rounded-full bg-current" />
        {t('now')}
      </span>
    </div>
  )
}

function PlacesPiece() {
  const t = useTranslations('site.home.features')
  return (
    <div className="grid w-full max-w-68 grid-cols-1 gap-2">
      <Pill icon={<Utensils size={20} />} title="Da Nunzia" note={t('seafood')} end="350 m" />
      <Pill icon={<Compass size={20} />} title={t('path')} note={t('walk')} end="900 m" />
    </div>
  )
}

function HelpPiece() {
  const t = useTranslations('site.home.features')
  return (
    <div className="flex items-center gap-5">
      <span className="font-hero text-[5rem] leading-[.8] font-semibold tracking-[-.05em] text-crimson">112</span>
      <span className="text-small leading-snug">
        <b className="block font-semibold">{t('emergency')}</b>
        <span className="text-muted">{t('visible')}</span>
      </span>
    </div>
  )
}
