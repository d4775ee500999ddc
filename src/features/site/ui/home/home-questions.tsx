import { useTranslations } from 'use-intl'
import { Accordion, AccordionItem } from '#ui/accordion.tsx'
import { useSitePath } from '../site-path.ts'

const questions = ['app', 'time', 'languages', 'change', 'after', 'card', 'switch', 'count'] as const

/** The questions in page order; also used for structured data. How long a book takes is a sample claim. */
export function listQuestions(hasSampleClaims: boolean) {
  return questions.filter((key) => hasSampleClaims || key !== 'time')
}

/** Questions and answers, one open at a time, without script. */
export function HomeQuestions({ hasSampleClaims }: { hasSampleClaims: boolean }) {
  const t = useTranslations('site.home.faq')
  const to = useSitePath()
  return (
    <section
      id="faq"
      aria-labelledby="faq-title"
      className="page-width grid gap-x-16 gap-y-8 py-section xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="faq-title" className="text-h1">
          {t('title')}
        </h2>
        <p className="mt-4 text-lead text-muted">
          {t.rich('lead', {
            write: (words) => (
              <a className="text-link" href={`${to('/legal')}#support`}>
                {words}
              </a>
            ),
          })}
        </p>
      </div>
      <Accordion>
        {listQuestions(hasSampleClaims).map((key, index) => (
          <AccordionItem key={key} name="faq" title={t(`${key}.question`)} defaultOpen={index === 0}>
            <p>{t(`${key}.answer`)}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  )
}
