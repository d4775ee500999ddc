import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialog.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'
import type { Editing } from './use-editing.ts'

/** The dialogs of a screen with a Save button: which version to keep, and whether to discard unsaved changes. */
export function EditingDialogs({ editing }: { editing: Editing }) {
  return (
    <>
      <ConflictDialog editing={editing} />
      <LeaveDialog editing={editing} />
    </>
  )
}

/** The same book was edited in two windows: neither version is discarded without a choice. */
function ConflictDialog({ editing: { trouble, overwrite, session } }: { editing: Editing }) {
  const t = useTranslations('bookEditor.conflict')
  return (
    <ChoiceDialog
      open={trouble?.failure.kind === 'conflict'}
      onCancel={session.dismissTrouble}
      title={t('title')}
      text={t('text')}
    >
      <Button variant="secondary" onClick={() => void session.loadNewer()}>
        {t('load')}
      </Button>
      <p className="-mt-1 mb-1 text-small text-muted">{t('loadHint')}</p>
      <Button variant="danger" onClick={overwrite}>
        {t('overwrite')}
      </Button>
    </ChoiceDialog>
  )
}

function LeaveDialog({ editing: { blocker, leave } }: { editing: Editing }) {
  const t = useTranslations('bookEditor.leave')
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={t('title')}
      description={t('text')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      tone="default"
      onConfirm={leave}
    />
  )
}
