import { pictureListNames } from '#features/books/shared/book-fields.ts'
import { type BookForm, readBookForm } from '#features/books/shared/book-form.ts'
import { keepLeftOut } from '#features/books/shared/listed-pictures.ts'
import { isRecord } from '#platform/text/parse-json.ts'
import { isWaiting } from '../pictures/image-file.ts'
import { withoutWaitingPictures, withWaitingPictures } from '../pictures/listed-images.ts'
import { imageFields } from '../pictures/use-image-uploads.ts'

/** The content of a wizard draft on this device. */
export type WizardDraft = {
  form: BookForm
  /** Counted from 0. */
  step: number
  /** The revision that the edit began from; none for a new book. */
  revision: number | undefined
  /** For a copy that only the server has: its version there. */
  version?: number
  /** The key of a creation without a response. */
  unansweredKey?: string | undefined
  /** Stored by a version without lists of pictures, so it contains no information about them. */
  lacksPictures?: true
}

export function readWizardDraft(kept: unknown): WizardDraft {
  const { form, step, revision, unansweredKey } = isRecord(kept) ? kept : {}
  return {
    form: readBookForm(form),
    step: typeof step === 'number' ? step : 0,
    revision: typeof revision === 'number' ? revision : undefined,
    ...(typeof unansweredKey === 'string' && { unansweredKey }),
    ...(isWithoutPictureLists(form) && { lacksPictures: true }),
  }
}

function isWithoutPictureLists(form: unknown): boolean {
  return isRecord(form) && pictureListNames.every((list) => !(list in form))
}

/**
 * The form of a draft. A draft from a version without lists of pictures gets those of the book.
 * @param shown the book on the screen
 */
export function formOfDraft({ form, lacksPictures }: WizardDraft, shown: BookForm): BookForm {
  return lacksPictures ? { ...form, ...keepLeftOut(form, {}, shown) } : form
}

/** Without pictures that are not uploaded yet: they are too large for localStorage. */
export function withoutWaitingImages(draft: WizardDraft): WizardDraft {
  const form = withoutWaitingPictures(draft.form)
  for (const field of imageFields) if (isWaiting(form[field])) form[field] = null
  return { ...draft, form }
}

/** With the pictures that `withoutWaitingImages` has left out. */
export function withWaitingImages(draft: WizardDraft, whole: WizardDraft): WizardDraft {
  const form = withWaitingPictures(draft.form, whole.form)
  for (const field of imageFields) if (isWaiting(whole.form[field])) form[field] ??= whole.form[field]
  return { ...draft, form }
}
