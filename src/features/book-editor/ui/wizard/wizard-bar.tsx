import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { stepCount } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'

type WizardBarProps = {
  /** Counted from 0. */
  step: number
  /** Whether this is the first save, a draft, or a published book. */
  stage: 'new' | 'draft' | 'published'
  busy: 'draft' | 'publish' | undefined
  onBack: () => void
  onNext: () => void
  onSaveDraft: () => void
  onPublish: () => void
  /** A notice that must not be scrolled out of view, above the buttons. */
  notice: ReactNode
}

const publishLabels = { new: 'create', draft: 'publish', published: 'saveChanges' } as const

/** The buttons of every step, always visible. */
export function WizardBar({ step, stage, busy, onBack, onNext, onSaveDraft, onPublish, notice }: WizardBarProps) {
  const t = useTranslations('bookEditor.actions')
  const isLast = step === stepCount - 1
  // A published book can be saved on every step, so Next is not the main button there.
  const hasPublish = isLast || stage === 'published'
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-8 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width grid gap-2 pt-3 empty:hidden max-md:px-3">{notice}</div>
      <div className="page-width flex min-h-18 flex-wrap items-center gap-2 py-2 max-md:px-3 md:min-h-20 md:gap-3">
        <Button
          variant="ghost"
          disabled={step === 0}
          icon={<ArrowLeft size={18} aria-hidden="true" />}
          className={hasPublish ? 'max-md:-order-2 max-md:px-3 max-xs:px-2' : 'max-md:px-3'}
          onClick={onBack}
          aria-label={t('back')}
        >
          <span className={hasPublish ? 'max-md:hidden' : 'max-xs:hidden'}>{t('back')}</span>
        </Button>
        {/* Takes the whole width of its row, also when long labels wrap the last button into a second row. */}
        <span className="grow-999" />
        <Button
          variant="quiet"
          className="max-md:px-3 max-xs:px-2"
          busy={busy === 'draft'}
          busyLabel={busy === 'draft' ? t('saving') : undefined}
          onClick={busy ? undefined : onSaveDraft}
        >
          <PhoneLabel short={t('short.saveDraft')}>{t('saveDraft')}</PhoneLabel>
        </Button>
        {hasPublish && (
          <Button
            className="grow max-md:px-3 max-xs:px-2"
            busy={busy === 'publish'}
            busyLabel={busy === 'publish' ? t('saving') : undefined}
            onClick={busy ? undefined : onPublish}
          >
            <PhoneLabel short={t(`short.${publishLabels[stage]}`)}>{t(publishLabels[stage])}</PhoneLabel>
          </Button>
        )}
        {!isLast && (
          <Button
            variant={hasPublish ? 'ghost' : 'primary'}
            className={hasPublish ? 'max-md:-order-1 max-md:px-3 max-xs:px-2' : 'grow max-md:px-3.5'}
            aria-label={t('next')}
            onClick={onNext}
          >
            <span className={hasPublish ? 'max-md:hidden' : undefined}>{t('next')}</span>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  )
}

/** A label of which phones show a part; its name for assistive technology is the full text. */
function PhoneLabel({ short, children }: { short: string; children: string }) {
  if (short === children) return children
  return (
    <>
      <span className="md:hidden" aria-hidden="true">
        {short}
      </span>
      <span className="max-md:sr-only">{children}</span>
    </>
  )
}
