import type { ReactNode } from 'react'
import { EditingDialogs } from '../editing/editing-dialogs.tsx'
import { GapsDialog } from '../gap-notice.tsx'
import { MissingDialog } from './missing-dialog.tsx'
import { UnpublishDialog } from './unpublish-dialog.tsx'
import type { Questions } from './use-questions.ts'
import type { Wizard } from './use-wizard.ts'

/** All questions of the wizard; at most one is open. */
export function WizardQuestions({
  wizard,
  questions,
  guests,
}: {
  wizard: Wizard
  questions: Questions
  guests: ReactNode
}) {
  return (
    <>
      <GapsDialog
        gaps={questions.openGaps}
        onShow={questions.showGap}
        onPublish={questions.publishWithGaps}
        onCancel={questions.keepGaps}
      />
      <UnpublishDialog
        open={questions.asksToUnpublish}
        onCancel={() => questions.answerUnpublish(undefined)}
        onKeepPublished={() => questions.answerUnpublish('published')}
        onMakeDraft={() => questions.answerUnpublish('draft')}
        guests={guests}
      />
      <MissingDialog missing={wizard.missing} onAnswer={() => void questions.answerMissing()} />
      <EditingDialogs editing={wizard.editing} />
    </>
  )
}
