import { useTranslations } from 'use-intl'
import { testimonials } from '../../shared/statistics.ts'
import { SectionHead } from '../section-head.tsx'
import { illustrationAddress } from './illustrations.ts'

const faces = { elena: 'avatar-1', tom: 'avatar-2', ines: 'avatar-3' } as const

/** Quotes of three hosts, the first one large. */
export function HomeQuotes() {
  const t = useTranslations('site.home.quotes')
  return (
    <section aria-labelledby="quotes-title" className="page-width pb-section">
      <SectionHead id="quotes-title" title={t('title')} />
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {testimonials.map(({ key, name }, index) => (
          <figure
            key={key}
            className={`flex flex-col justify-between gap-8 border-t-3 border-ink pt-6 ${index === 0 ? 'md:row-span-2' : ''}`}
          >
            <blockquote
              className={
                index === 0
                  ? 'font-display text-[clamp(1.75rem,1.3rem+1.7vw,2.75rem)] leading-[1.18] font-medium tracking-[-.02em]'
                  : 'font-display text-h3 leading-[1.4] font-[440]'
              }
            >
              <p>{t(`${key}.text`)}</p>
            </blockquote>
            <figcaption className="flex items-center gap-3 leading-snug">
              <img
                src={illustrationAddress(faces[key])}
                alt=""
                width={56}
                height={56}
                loading="lazy"
                className="size-14 rounded-full"
              />
              <span>
                <b className="block font-semibold">{name}</b>
                <span className="text-[.9375rem] text-muted">{t(`${key}.role`)}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
