import { FileText } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { showToast } from '#ui/toast.tsx'
import { findProblems } from '../../book-form-rules.ts'
import { listGaps, type OpenGap } from '../../book-gaps.ts'
import { type BookLook, plainLook } from '../../look/book-look.ts'
import { useLookDefaults } from '../design/look-api.ts'
import { GapNotice, GapsDialog } from './gap-notice.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Leftovers } from './leftovers.tsx'
import { BookPhone, PreviewPanel, type RenderPreview } from './preview-panel.tsx'
import { wizardSteps } from './steps/wizard-steps.ts'
import { TemplateChooser } from './template-chooser.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { useWideScreen } from './use-wide-screen.ts'
import { useWizard, type WizardInput } from './use-wizard.ts'
import { WizardBar } from './wizard-bar.tsx'
import { WizardContext } from './wizard-context.ts'
import { ConflictDialog, UnpublishDialog } from './wizard-dialogs.tsx'
import { ConnectionNotice, KeptNotice } from './wizard-notices.tsx'
import { WizardTop } from './wizard-top.tsx'

/** The form of a book in seven steps, with the phone that shows what guests will see. */
export function Wizard({ renderPreview: render, ...input }: WizardInput & { renderPreview: RenderPreview }) {
  const t = useTranslations('books.wizard')
  const wizard = useWizard(input)
  const look = useWizardLook(input)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function renders the same book alike
  const renderPreview = useCallback<RenderPreview>((book) => render({ ...book, look }), [look])
  const { form, steps, saver, kept, status } = wizard
  const isWide = useWideScreen()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [asksToUnpublish, setAsksToUnpublish] = useState(false)
  const [openGaps, setOpenGaps] = useState<readonly OpenGap[]>()
  const [followed, setFollowed] = useState<{ step: number; section: string }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  useStepFocus({ step: steps.step, wantedField: wizard.wantedField, heading, fields })
  const savedText = useSavedText(wizard.savedAt, status)

  // A new book begins with the question; who goes on has answered it.
  const [offersTemplates, setOffersTemplates] = useState(!input.book && !input.beginning)
  if (offersTemplates && steps.step !== 0) setOffersTemplates(false)
  function closeTemplates() {
    setOffersTemplates(false)
    heading.current?.focus()
  }

  const step = wizardSteps[steps.step]
  if (!step) throw new Error(`there is no step ${steps.step}`)
  const section = followed?.step === steps.step ? followed.section : step.section
  const busy = saver.running ?? (wizard.isLeaving ? { status: 'published' as const } : undefined)
  const { Fields } = step

  function follow(event: FocusEvent) {
    const place = event.target.closest<HTMLElement>('[data-preview]')?.dataset['preview']
    if (place !== undefined) setFollowed({ step: steps.step, section: place })
  }

  function saveDraft() {
    if (status === 'published') setAsksToUnpublish(true)
    else void saver.save({ status: 'draft', stays: true })
  }
  function publish() {
    const gaps = listGaps(form.getValues())
    // What is missing altogether comes first.
    if (gaps.length > 0 && findProblems(form.getValues()).length === 0) setOpenGaps(gaps)
    else void saver.save(publication)
  }
  function showGap(gap: OpenGap) {
    setOpenGaps(undefined)
    // The closing dialog gives the focus back to its button first.
    setTimeout(() => wizard.show(gap))
  }
  function answerUnpublish(chosen: 'draft' | 'published') {
    setAsksToUnpublish(false)
    void saver.save({ status: chosen, stays: true })
  }

  return (
    <FormProvider {...form}>
      <WizardContext value={wizard}>
        <WizardTop savedText={savedText} onPreview={isWide ? undefined : () => setPreviewOpen(true)} />
        <div className="xl:grid xl:min-h-[calc(100dvh-73px)] xl:grid-cols-[minmax(0,1fr)_minmax(0,452px)]">
          <main
            id="main"
            className="px-gutter pt-5 pb-40 md:pt-8 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]"
          >
            <div className="mx-auto max-w-[660px] xl:mx-0">
              <Stepper
                steps={wizardSteps.map(({ key }) => t(`steps.${key}.name`))}
                current={steps.step}
                label={t('progress')}
                counter={t('counter', { current: steps.step + 1, total: wizardSteps.length })}
                heading={
                  <>
                    {form.getValues('propertyName').trim() || t('header.newBook')}
                    {savedText && <span className="md:hidden"> · {savedText}</span>}
                  </>
                }
              />
              <p role="status" className="sr-only">
                {t('position', {
                  current: steps.step + 1,
                  total: wizardSteps.length,
                  name: t(`steps.${step.key}.name`),
                })}
              </p>
              <h1 ref={heading} tabIndex={-1} className="mt-8 text-h1 outline-none md:mt-10">
                {t(`steps.${step.key}.title`)}
              </h1>
              <p className="mt-2.5 mb-8 text-lead text-muted">{t(`steps.${step.key}.text`)}</p>
              {kept.offer && (
                <KeptNotice
                  draft={kept.offer}
                  isOlder={kept.isOlder(kept.offer)}
                  onRestore={() => void restore()}
                  onDiscard={() => kept.offer && void kept.discard(kept.offer)}
                />
              )}
              <Leftovers />
              {offersTemplates && kept.hasNoOffer && <TemplateChooser onBlank={closeTemplates} />}
              {/* No button submits, and Enter in a field does not either (SPEC section 2). */}
              <form
                ref={fields}
                noValidate
                onSubmit={(event) => event.preventDefault()}
                onKeyDown={stopEnter}
                onFocus={follow}
                className="grid gap-6"
              >
                <Fields />
              </form>
              {steps.step === 0 && (
                <Button
                  variant="quiet"
                  className="mt-8"
                  icon={<FileText size={18} aria-hidden="true" />}
                  onClick={() => setImporting(true)}
                >
                  {t('import.open')}
                </Button>
              )}
            </div>
          </main>
          {isWide && <PreviewPanel renderPreview={renderPreview} section={section} />}
        </div>
        <WizardBar
          step={steps.step}
          stage={wizard.isStored ? status : 'new'}
          busy={busy && (busy.status === 'draft' ? 'draft' : 'publish')}
          onBack={steps.goBack}
          onNext={steps.goNext}
          onSaveDraft={saveDraft}
          onPublish={publish}
          notice={
            <>
              <ConnectionNotice busy={busy !== undefined} onRetry={wizard.retry} />
              <GapNotice step={steps.step} onShow={wizard.show} />
            </>
          }
        />
        <Dialog
          open={isPreviewOpen && !isWide}
          onOpenChange={setPreviewOpen}
          title={t('preview.dialogTitle')}
          closeLabel={t('actions.closeDialog')}
          size="s"
        >
          <BookPhone renderPreview={renderPreview} section={section} height={560} />
        </Dialog>
        <ImportDialog open={isImporting} onClose={() => setImporting(false)} />
        <GapsDialog
          gaps={openGaps}
          onShow={showGap}
          onPublish={() => {
            setOpenGaps(undefined)
            void saver.save(publication)
          }}
          onCancel={() => setOpenGaps(undefined)}
        />
        <ConflictDialog
          open={saver.trouble?.kind === 'conflict'}
          onCancel={saver.dismissTrouble}
          onOverwrite={() => saver.trouble && void saver.save({ ...saver.trouble.intent, overwrites: true })}
          onLoadNewer={() => void wizard.loadNewer()}
        />
        <UnpublishDialog
          open={asksToUnpublish}
          onCancel={() => setAsksToUnpublish(false)}
          onKeepPublished={() => answerUnpublish('published')}
          onMakeDraft={() => answerUnpublish('draft')}
        />
        <ConfirmDialog
          open={wizard.blocker.state === 'blocked'}
          onOpenChange={(isOpen) => !isOpen && wizard.blocker.reset?.()}
          title={t('leave.title')}
          description={t('leave.text')}
          confirmLabel={t('leave.confirm')}
          cancelLabel={t('leave.stay')}
          tone="default"
          onConfirm={() => void kept.keepNow().then(() => wizard.blocker.proceed?.())}
        />
      </WizardContext>
    </FormProvider>
  )

  async function restore() {
    if (!kept.offer) return
    const { step: keptStep } = kept.offer
    await kept.restore(kept.offer)
    showToast({ title: t('kept.restored') })
    if (keptStep !== steps.step) steps.goTo(keptStep)
    else heading.current?.focus()
  }
}

const publication = { status: 'published', stays: false } as const

/** The wizard writes what a book says; it is shown in the look that it has, or that a new one will have. */
function useWizardLook({ book, account }: WizardInput): BookLook {
  const hasDefaults = book === undefined && account.plan === 'pro'
  const defaults = useLookDefaults({ enabled: hasDefaults })
  return book?.look ?? defaults.data?.look ?? plainLook
}

function stopEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.type !== 'file')
    event.preventDefault()
}

function useSavedText(savedAt: number | undefined, status: 'draft' | 'published'): string | undefined {
  const t = useTranslations('books.wizard.header')
  const locale = useLocale()
  if (savedAt === undefined) return undefined
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(savedAt)
  return status === 'draft' ? t('draftSavedAt', { time }) : t('savedAt', { time })
}
