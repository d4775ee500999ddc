import { FileText } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showToast } from '#ui/toast.tsx'
import { KeptNotice } from '../editing/kept-notice.tsx'
import { ImportDialog } from '../import/import-dialog.tsx'
import { Leftovers } from '../leftovers.tsx'
import { wizardSteps } from '../steps/wizard-steps.tsx'
import { TemplateChooser } from '../templates/template-chooser.tsx'
import { useStepFocus } from './use-step-focus.ts'
import type { Wizard } from './use-wizard.ts'

type WizardStepProps = {
  wizard: Wizard
  /** A book that nothing is written in yet. */
  begins: boolean
  /** Such as 'Draft saved at 14:32'. */
  savedText: string | undefined
  onFocus: (event: FocusEvent) => void
}

/** One step: its position in the book, what is offered before writing, and its fields. */
export function WizardStep({ wizard, begins, savedText, onFocus }: WizardStepProps) {
  const t = useTranslations('bookEditor')
  const { form, steps, editing } = wizard
  const { offer, offers, session } = editing
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  useStepFocus({ step: steps.step, wantedField: wizard.wantedField, heading, fields })
  const step = wizardSteps[steps.step]
  if (!step) throw new Error(`there is no step ${steps.step}`)
  const { key, Fields } = step

  // A new book begins with the question; continuing counts as an answer.
  const [offersTemplates, setOffersTemplates] = useState(begins)
  if (offersTemplates && steps.step !== 0) setOffersTemplates(false)
  const [isImporting, setImporting] = useState(false)
  const isChoosing = offersTemplates && offers?.length === 0
  function closeTemplates() {
    setOffersTemplates(false)
    heading.current?.focus()
  }

  // A copy that only the server has was written on another device, or in another browser.
  const isElsewhere = offer?.content.version !== undefined
  async function restore() {
    if (!offer) return
    const { step: keptStep } = offer.content
    await session.restore(offer)
    showToast({ title: t('kept.restored') })
    if (keptStep !== steps.step) steps.goTo(keptStep)
    else heading.current?.focus()
  }

  return (
    <div className="mx-auto max-w-[660px] xl:mx-0">
      <StepPosition step={steps.step} onChoose={wizard.isStored ? steps.goTo : undefined}>
        {form.getValues('propertyName').trim() || t('header.newBook')}
        {savedText && <span className="md:hidden"> · {savedText}</span>}
      </StepPosition>
      <h1 ref={heading} tabIndex={-1} className="mt-8 text-h1 outline-none md:mt-10">
        {t(`steps.${key}.title`)}
      </h1>
      <p className="mt-2.5 mb-8 text-lead text-muted">{t(`steps.${key}.text`)}</p>
      {offer && (
        <KeptNotice
          className="mb-8"
          savedAt={offer.savedAt}
          say={(date) => (
            <>
              {t(isElsewhere ? 'kept.elsewhere' : 'kept.offer', { date })}{' '}
              {wizard.isOlder(offer.content) && t('kept.older')}
            </>
          )}
          {...(isElsewhere && { restoreLabel: t('kept.continue') })}
          onRestore={() => void restore()}
          onDiscard={() => void session.discard(offer)}
        />
      )}
      <Leftovers />
      {isChoosing && <TemplateChooser onBlank={closeTemplates} onImport={() => setImporting(true)} />}
      {/* No button submits, and Enter in a field does not either: the form is saved only by its buttons. */}
      <form
        ref={fields}
        noValidate
        onSubmit={(event) => event.preventDefault()}
        onKeyDown={stopEnter}
        onFocus={onFocus}
        className="grid gap-6"
      >
        <Fields />
      </form>
      {steps.step === 0 && !isChoosing && (
        <Button
          variant="quiet"
          className="mt-8"
          icon={<FileText size={18} aria-hidden="true" />}
          onClick={() => setImporting(true)}
        >
          {t('import.open')}
        </Button>
      )}
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} onDone={closeTemplates} />
    </div>
  )
}

type StepPositionProps = {
  step: number
  /** Only a stored book can be navigated freely; a new one goes from step to step. */
  onChoose: ((step: number) => void) | undefined
  children: ReactNode
}

/** The progress, as a bar and for screen readers. */
function StepPosition({ step, onChoose, children }: StepPositionProps) {
  const t = useTranslations('bookEditor')
  const names = wizardSteps.map(({ key }) => t(`steps.${key}.name`))
  const position = { current: step + 1, total: names.length }
  return (
    <>
      <Stepper
        steps={names}
        current={step}
        label={t('progress')}
        counter={t('counter', position)}
        heading={children}
        onChoose={onChoose}
      />
      <p role="status" className="sr-only">
        {t('position', { ...position, name: names[step] ?? '' })}
      </p>
    </>
  )
}

function stopEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'file')
    event.preventDefault()
}
