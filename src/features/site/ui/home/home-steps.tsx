import { useTranslations } from 'use-intl'
import { SectionHead } from '../section-head.tsx'

/** How it works, in three numbered steps. */
export function HomeSteps() {
  const t = useTranslations('site.home.how')
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="bg-sand py-section">
      <div className="page-width">
        <SectionHead id="how-title" title={t('title')} />
        <div className="relative">
          <svg
            viewBox="0 0 1200 84"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-0 -top-1.5 hidden h-21 w-full text-terracotta-art md:block"
          >
            <path
              d="M70 46C220 -20 330 96 480 46S760 0 900 46S1120 84 1196 20"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeDasharray="2 10"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ol className="relative grid gap-10 md:grid-cols-3 md:gap-8 xl:gap-12">
            {(['write', 'share', 'relax'] as const).map((key, index) => (
              <li key={key} className="md:pt-2">
                <span
                  aria-hidden="true"
                  className="inline-block bg-sand pr-6 font-hero text-[4.5rem] leading-[.9] font-[560] tracking-[-.04em] text-terracotta-art xl:text-[5.5rem]"
                >
                  {index + 1}
                </span>
                <h3 className="mt-5">{t(`${key}.title`)}</h3>
                <p className="mt-2 max-w-[40ch] text-muted">{t(`${key}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
