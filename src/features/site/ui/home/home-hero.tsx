import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { GuestPreview } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { PhoneFrame } from '#ui/phone-frame.tsx'
import { type HeroOption, heroCentre, heroScenes } from '../../shared/hero-scenes.ts'
import { firstScreenOf, sampleVilla } from '../../shared/sample-villa.ts'
import { illustrationAddress } from './illustrations.ts'
import { StartAndDemo } from './start-and-demo.tsx'

/** Headline and two buttons, next to the scene with a phone in front. */
export function HomeHero({ language, hero }: { language: Language; hero: HeroOption }) {
  const t = useTranslations('site.home')
  return (
    <section className="grid overflow-hidden xl:min-h-180 xl:grid-cols-2">
      <div className="hero-text flex flex-col justify-center px-gutter pt-12 pb-10 md:py-18 xl:pr-26">
        <h1 className="font-hero text-hero">{t('headline')}</h1>
        <p className="mt-6 max-w-[40ch] text-lead text-muted md:mt-7">{t('lead')}</p>
        <div className="mt-8 flex flex-col gap-3 xs:flex-row xs:flex-wrap md:mt-9">
          <StartAndDemo />
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-muted">
          {[t('freeTrial'), t('noCard')].map((note) => (
            <li key={note} className="flex items-center gap-2">
              <Check size={18} aria-hidden="true" className="text-success" />
              {note}
            </li>
          ))}
        </ul>
      </div>
      <div className="relative h-130 md:h-150 xl:h-auto">
        <img
          src={illustrationAddress(heroScenes[hero])}
          alt=""
          width={1600}
          height={1000}
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
          style={{ objectPosition: heroCentre(hero) }}
        />
        <div className="phone-still absolute inset-x-0 -bottom-55 flex justify-center md:-bottom-35 xl:inset-x-auto xl:-bottom-30 xl:-left-18 xl:w-79">
          <PhoneFrame decorative height={640}>
            <GuestPreview
              book={firstScreenOf(sampleVilla(language, illustrationAddress('cover-villa')))}
              language={language}
              idPrefix="hero-"
            />
          </PhoneFrame>
        </div>
      </div>
    </section>
  )
}
