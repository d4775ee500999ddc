import { type BookForm, readBookForm } from '#features/books/shared/book-form.ts'
import { openDeviceStores } from './editing/draft-store.ts'
import { type Drafts, openDrafts } from './editing/drafts.ts'
import { isWaiting } from './image-file.ts'
import { imageFields } from './use-image-uploads.ts'

/** What the wizard keeps on this device. */
export type WizardDraft = {
  form: BookForm
  /** Counted from 0. */
  step: number
  /** The revision that the edit began from; none for a new book. */
  revision: number | undefined
  /** The key of a creation that was sent and has not been answered. */
  unansweredKey?: string | undefined
}

/** The wizard's drafts: with their pictures in IndexedDB, and without them where that fails. */
export function openWizardDrafts(): Drafts<WizardDraft> {
  const { indexed, plain } = openDeviceStores()
  return openDrafts({
    stores: plain ? [indexed, plain] : [indexed],
    read: readWizardDraft,
    closing: plain && { store: plain, lighten: withoutWaitingImages, complete: withWaitingImages },
  })
}

export function readWizardDraft(kept: unknown): WizardDraft {
  const { form, step, revision, unansweredKey } = (kept ?? {}) as { [Part in keyof WizardDraft]?: unknown }
  return {
    form: readBookForm(form),
    step: typeof step === 'number' ? step : 0,
    revision: typeof revision === 'number' ? revision : undefined,
    ...(typeof unansweredKey === 'string' && { unansweredKey }),
  }
}

/** Without pictures that are not uploaded yet: they are too large for localStorage. */
export function withoutWaitingImages(draft: WizardDraft): WizardDraft {
  const form = { ...draft.form }
  for (const field of imageFields) if (isWaiting(form[field])) form[field] = null
  return { ...draft, form }
}

/** With the pictures that `withoutWaitingImages` has left out. */
export function withWaitingImages(draft: WizardDraft, whole: WizardDraft): WizardDraft {
  const form = { ...draft.form }
  for (const field of imageFields) if (isWaiting(whole.form[field])) form[field] ??= whole.form[field]
  return { ...draft, form }
}
