import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocale } from 'use-intl'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { bookFormRules } from '#features/books/shared/book-form-rules.ts'
import { openingForm, type StoredBook, storedOfView } from '../drafts/stored-book.ts'
import { useImageUploads } from '../pictures/use-image-uploads.ts'
import { usePictureUploads } from '../pictures/use-picture-uploads.ts'
import { useMissing } from './use-missing.ts'
import { useWantedField } from './use-wanted-field.ts'
import { useWizardEditing, type WizardInput } from './use-wizard-editing.ts'
import { useWizardToasts } from './use-wizard-toasts.ts'

const noSecrets: readonly string[] = []

/** All that happens in the wizard; the components around it only show it. */
export function useWizard(input: WizardInput) {
  const { account, book, beginning } = input
  const toasts = useWizardToasts()
  const language = useLocale()
  const [loaded] = useState(() => storedOfView(book, language))
  const stored = useRef<StoredBook>(loaded)
  const [rules] = useState(() => bookFormRules(() => stored.current.written))
  const form = useForm<BookForm>({
    defaultValues: openingForm(book, beginning, language),
    resolver: zodResolver(rules),
  })
  const place = useWantedField()
  const missing = useMissing(place.steps.step)
  const uploadsInput = { accountId: account.id, form, onProblem: toasts.imageRefused }
  const uploads = useImageUploads(uploadsInput)
  const pictureUploads = usePictureUploads(uploadsInput)
  const saving = useWizardEditing({ ...input, form, stored, uploads, pictureUploads, missing, place, toasts })
  // Names of what only stays see.
  const secrets = book?.secrets ?? noSecrets
  return { account, secrets, form, stored, uploads, pictureUploads, missing, ...place, ...saving }
}

export type Wizard = ReturnType<typeof useWizard>
