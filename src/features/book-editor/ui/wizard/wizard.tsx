import { CircleAlert } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import { type BookTheme, plainTheme } from '#features/books/shared/book-theme.ts'
import { OfflineNotice, useThemeDefaults } from '#features/books/ui/index.ts'
import { formatTime } from '#platform/i18n/day.ts'
import { Notice } from '#ui/banner.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SaveNotices } from '../editing/save-notices.tsx'
import { GapNotice } from '../gap-notice.tsx'
import { BookPhone, PreviewPanel, type RenderPreview } from '../preview/preview-panel.tsx'
import { usePreviewPlace } from '../preview/preview-place.ts'
import { useWideScreen } from '../use-wide-screen.ts'
import { useQuestions } from './use-questions.ts'
import { useWizard } from './use-wizard.ts'
import type { WizardInput } from './use-wizard-editing.ts'
import { WizardBar } from './wizard-bar.tsx'
import { WizardContext } from './wizard-context.ts'
import { WizardQuestions } from './wizard-questions.tsx'
import { WizardStep } from './wizard-step.tsx'
import { WizardTop } from './wizard-top.tsx'

type WizardProps = WizardInput & {
  renderPreview: RenderPreview
  /** Who would lose the page if the book went offline now. */
  guests: ReactNode
}

/** The form of a book in seven steps, with a phone preview of the guest page. */
export function Wizard({ renderPreview: render, guests, ...input }: WizardProps) {
  const t = useTranslations('bookEditor')
  const wizard = useWizard(input)
  const bookTheme = useWizardTheme(input)
  const renderPreview = useCallback<RenderPreview>((book) => render({ ...book, look: bookTheme }), [render, bookTheme])
  const { form, steps, editing, status } = wizard
  const questions = useQuestions(wizard)
  const isWide = useWideScreen()
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const { place, follow } = usePreviewPlace(steps.step)
  const savedText = useSavedText(editing.savedAt, status)
  const busy = editing.running ?? (wizard.isLeaving ? { status: 'published' as const } : undefined)

  return (
    <FormProvider {...form}>
      <WizardContext value={wizard}>
        <WizardTop savedText={savedText} onPreview={isWide ? undefined : () => setPreviewOpen(true)} />
        <div className="xl:grid xl:min-h-[calc(100dvh-73px)] xl:grid-cols-[minmax(0,1fr)_minmax(0,452px)]">
          <main
            id="main"
            className="px-gutter pt-5 pb-40 md:pt-8 xl:pl-[max(var(--spacing-gutter),calc((100vw-var(--container-page))/2))]"
          >
            {wizard.offline && (
              <OfflineNotice offline={wizard.offline} className="mx-auto mb-6 max-w-[660px] xl:mx-0" />
            )}
            <WizardStep
              wizard={wizard}
              begins={!input.book && !input.beginning}
              savedText={savedText}
              onFocus={follow}
            />
          </main>
          {isWide && <PreviewPanel renderPreview={renderPreview} place={place} />}
        </div>
        <WizardBar
          step={steps.step}
          stage={wizard.isStored ? status : 'new'}
          busy={busy && (busy.status === 'draft' ? 'draft' : 'publish')}
          onBack={steps.goBack}
          onNext={steps.goNext}
          onSaveDraft={questions.saveDraft}
          onPublish={questions.publish}
          notice={
            <>
              {wizard.isOtherAccount && (
                <Notice role="alert" tone="danger" icon={<CircleAlert size={20} aria-hidden="true" />}>
                  {t('kept.otherAccount', { email: wizard.account.email })}
                </Notice>
              )}
              <SaveNotices editing={editing} />
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
          <BookPhone renderPreview={renderPreview} place={place} height={560} />
        </Dialog>
        <WizardQuestions wizard={wizard} questions={questions} guests={guests} />
      </WizardContext>
    </FormProvider>
  )
}

/** The wizard edits the texts of a book; the preview uses the book's theme, or the one that a new book will have. */
function useWizardTheme({ book, account }: WizardInput): BookTheme {
  const hasDefaults = book === undefined && account.plan === 'pro'
  const defaults = useThemeDefaults({ enabled: hasDefaults })
  return book?.look ?? defaults.data?.look ?? plainTheme
}

function useSavedText(savedAt: number | undefined, status: 'draft' | 'published'): string | undefined {
  const t = useTranslations('bookEditor.header')
  const locale = useLocale()
  if (savedAt === undefined) return undefined
  const time = formatTime(savedAt, locale)
  return status === 'draft' ? t('draftSavedAt', { time }) : t('savedAt', { time })
}
