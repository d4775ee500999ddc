import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findFileProblem, uploadPicture } from '#features/book-editor/ui/index.ts'
import type { BookImage } from '#features/books/shared/book.ts'
import { ApiError } from '#platform/browser/api.ts'

/**
 * Uploads a chosen picture at once.
 * @param accountId the account for which the page was opened; if another one is signed in, the picture is refused
 * @param onDone gets the stored picture
 */
export function usePictureUpload(accountId: string, onDone: (picture: BookImage) => void) {
  const t = useTranslations('bookTheme.picture')
  const image = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function take(file: File): Promise<void> {
    setProblem(undefined)
    if (findFileProblem(file) === 'format') {
      setProblem(media('UNSUPPORTED_IMAGE'))
      return
    }
    setBusy(true)
    try {
      onDone(await uploadPicture(file, { accountId }))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.words || t('failed') : image('unreadable'))
    } finally {
      setBusy(false)
    }
  }

  return { take: (file: File) => void take(file), isBusy, problem }
}
