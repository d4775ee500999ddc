import type { Ref } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { localizedPath } from '#platform/i18n/localized-path.ts'
import { Button } from '#ui/button.tsx'
import type { Consent } from '../shared/consent.ts'

/** The order on the screen. Both buttons look the same, because refusing must be as easy as agreeing. */
const answers = ['refused', 'granted'] as const satisfies readonly Consent[]

type ConsentBannerProps = {
  isOpen?: boolean
  answer?: Consent | undefined
  /** The answer just saved, for screen readers. */
  saved?: Consent | undefined
  /** Omitted in documents, where a script adds the listener. */
  onAnswer?: (answer: Consent) => void
  ref?: Ref<HTMLElement>
}

/**
 * The consent banner for measuring advertising. It floats over the page without blocking it, and is first in the document,
 * so that keyboards and screen readers reach it first.
 */
export function ConsentBanner({ isOpen = false, answer, saved, onAnswer, ref }: ConsentBannerProps) {
  const t = useTranslations('tracking.consent')
  const privacy = `${localizedPath(useLocale(), '/legal')}#privacy`
  const told = { granted: t('savedGranted'), refused: t('savedRefused') }
  return (
    <>
      <section
        id="consent"
        ref={ref}
        hidden={!isOpen}
        tabIndex={-1}
        aria-labelledby="consent-title"
        className="consent fixed inset-x-3 bottom-3 z-30 max-w-120 rounded-m border border-line bg-surface p-5 shadow-float md:inset-x-auto md:right-6 md:bottom-6 md:p-6 print:hidden"
      >
        <p id="consent-title" className="font-display text-h3">
          {t('title')}
        </p>
        <p className="mt-2 text-[0.9375rem] leading-normal text-muted">
          {t.rich('text', {
            privacy: (words) => (
              <a className="text-link" href={privacy}>
                {words}
              </a>
            ),
          })}
        </p>
        {answers.map((given) => (
          <p
            key={given}
            data-consent-state={given}
            hidden={given !== answer}
            className="mt-2 text-[0.9375rem] leading-normal font-semibold"
          >
            {t(given === 'granted' ? 'hasAgreed' : 'hasRefused')}
          </p>
        ))}
        <div className="mt-4 grid grid-cols-2 gap-3">
          {answers.map((given) => (
            <Button
              key={given}
              variant="secondary"
              data-consent={given}
              {...(onAnswer && { onClick: () => onAnswer(given) })}
            >
              {t(given === 'granted' ? 'agree' : 'refuse')}
            </Button>
          ))}
        </div>
      </section>
      <p id="consent-status" role="status" className="sr-only" data-granted={told.granted} data-refused={told.refused}>
        {saved && told[saved]}
      </p>
    </>
  )
}
