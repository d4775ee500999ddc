import { useTranslations } from 'use-intl'
import { SectionHead } from '../section-head.tsx'

const looks = {
  before: 'border-dashed border-control bg-surface',
  during: 'on-dark border-transparent bg-pine text-paper',
  after: 'border-line bg-surface-sunken',
} as const

/** What the page of a stay shows of the door code before, during and after it. @param code of the sample book */
export function DemoStay({ code }: { code: string }) {
  const t = useTranslations('site.demo.preview.stays')
  return (
    <section aria-labelledby="demo-stay" className="page-width pb-section">
      <SectionHead id="demo-stay" title={t('title')} lead={t('lead')} />
      <ol className="grid gap-x-6 gap-y-8 md:grid-cols-3">
        {(['before', 'during', 'after'] as const).map((moment) => (
          <li key={moment} className="flex flex-col">
            <h3 className="mb-3 text-h3">{t(`${moment}.when`)}</h3>
            <div className={`grid flex-1 content-start gap-3 rounded-l border-2 p-6 ${looks[moment]}`}>
              <p className={moment === 'during' ? 'font-semibold' : 'text-lead leading-snug font-semibold'}>
                {t(`${moment}.says`)}
              </p>
              {moment === 'during' && (
                <p className="font-code text-[clamp(2.5rem,2rem+2vw,3.5rem)] leading-none font-semibold tracking-[0.06em]">
                  {code}
                </p>
              )}
              <p className={moment === 'during' ? undefined : 'text-muted'}>{t(`${moment}.note`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
