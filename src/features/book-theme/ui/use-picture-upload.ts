import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { findFileProblem, shrinkImage } from '#features/book-editor/ui/index.ts'
import type { BookImage } from '#features/books/shared/book.ts'
import { uploadImage } from '#features/books/ui/index.ts'
import { ApiError } from '#platform/browser/api.ts'

/**
 * Uploads a chosen picture at once. A picture of more than 2 MB, or with more pixels than the server accepts, is scaled
 * down first.
 * @param onDone gets the stored picture
 */
export function usePictureUpload(onDone: (picture: BookImage) => void) {
  const t = useTranslations('bookTheme.picture')
  const image = useTranslations('bookEditor.image')
  const media = useTranslations('media.errors')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function upload(file: File): Promise<void> {
    try {
      onDone(await uploadImage(file))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'TOO_MANY_PIXELS') throw error
      await uploadSmaller(file)
    }
  }

  async function uploadSmaller(file: File): Promise<void> {
    const smaller = await shrinkImage(file).catch(() => undefined)
    if (smaller) onDone(await uploadImage(smaller))
    else setProblem(image('unreadable'))
  }

  async function take(file: File): Promise<void> {
    setProblem(undefined)
    if (findFileProblem(file) === 'format') {
      setProblem(media('UNSUPPORTED_IMAGE'))
      return
    }
    setBusy(true)
    try {
      await (findFileProblem(file) === 'size' ? uploadSmaller(file) : upload(file))
    } catch (error) {
      setProblem((error instanceof ApiError && error.words) || t('failed'))
    } finally {
      setBusy(false)
    }
  }

  return { take: (file: File) => void take(file), isBusy, problem, clear: () => setProblem(undefined) }
}
