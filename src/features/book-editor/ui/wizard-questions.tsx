import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { GapsDialog } from './gap-notice.tsx'
import type { Questions } from './use-questions.ts'
import type { Wizard } from './use-wizard.ts'
import { ConflictDialog, UnpublishDialog } from './wizard-dialogs.tsx'

/** Everything that the wizard asks before it goes on; at most one at a time. */
export function WizardQuestions({ wizard, questions }: { wizard: Wizard; questions: Questions }) {
  const t = useTranslations('bookEditor.leave')
  const { saver, blocker, kept } = wizard
  const conflict = saver.trouble?.kind === 'conflict' ? saver.trouble : undefined
  return (
    <>
      <GapsDialog
        gaps={questions.openGaps}
        onShow={questions.showGap}
        onPublish={questions.publishWithGaps}
        onCancel={questions.keepGaps}
      />
      <ConflictDialog
        open={conflict !== undefined}
        onCancel={saver.dismissTrouble}
        onOverwrite={() => conflict && void saver.save({ ...conflict.intent, overwrites: true })}
        onLoadNewer={() => void wizard.loadNewer()}
      />
      <UnpublishDialog
        open={questions.asksToUnpublish}
        onCancel={() => questions.answerUnpublish(undefined)}
        onKeepPublished={() => questions.answerUnpublish('published')}
        onMakeDraft={() => questions.answerUnpublish('draft')}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
        title={t('title')}
        description={t('text')}
        confirmLabel={t('confirm')}
        cancelLabel={t('stay')}
        tone="default"
        onConfirm={() => void kept.keepNow().then(() => blocker.proceed?.())}
      />
    </>
  )
}
