import { useSyncExternalStore } from 'react'
import { loadBook, saveBook } from '#features/books/ui/index.ts'
import { blobOfDataUrl } from './image-file.ts'
import { createLatePictures, type LatePictures } from './late-pictures.ts'
import { uploadPicture } from './upload-fitting.ts'

/** The pictures that this page still sends for a book that was just published. */
export const latePictures = createLatePictures({
  upload: async (dataUrl, accountId) => {
    const blob = blobOfDataUrl(dataUrl)
    return uploadPicture(new File([blob], '', { type: blob.type }), { accountId })
  },
  load: loadBook,
  save: saveBook,
})

if (typeof window !== 'undefined') {
  window.addEventListener('online', () => latePictures.retry())
  // Closing the page ends the upload; the wizard then offers the pictures again.
  window.addEventListener('beforeunload', (event) => {
    if (latePictures.isUnderWay()) event.preventDefault()
  })
}

/** What is left of a book's pictures; undefined if there was nothing to send. */
export function useLatePictures(bookId: string): LatePictures | undefined {
  const state = useSyncExternalStore(latePictures.subscribe, latePictures.getState)
  return state?.bookId === bookId ? state : undefined
}
