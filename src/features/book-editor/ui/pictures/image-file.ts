import type { FormImage } from '#features/books/shared/book-form.ts'
import { imageTypes, maxImageBytes } from '#features/media/shared/image.ts'

/** Checks a chosen file before anything else is done with it. */
export function findFileProblem(file: Pick<File, 'type' | 'size'>): 'format' | 'size' | undefined {
  if (!imageTypes.some((type) => type === file.type)) return 'format'
  return file.size > maxImageBytes ? 'size' : undefined
}

/** Whether a picture still has to be uploaded. */
export function isWaiting(image: FormImage | null): image is FormImage {
  return image?.source.startsWith('data:') ?? false
}

/**
 * A chosen file in the form it has until it is uploaded: it can be shown, stored and sent.
 * @throws when the browser cannot show it
 */
export async function readImage(file: File): Promise<FormImage> {
  const source = await readDataUrl(file)
  const image = new Image()
  image.src = source
  await image.decode()
  const picture = { url: source, width: image.naturalWidth, height: image.naturalHeight, srcSet: '' }
  return { source, picture, fileName: file.name }
}

function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** The file in a data URL. Not by `fetch`, which the page's content security policy forbids for data URLs. */
export function blobOfDataUrl(url: string): Blob {
  const comma = url.indexOf(',')
  const type = url.slice('data:'.length, url.indexOf(';'))
  return new Blob([Uint8Array.from(atob(url.slice(comma + 1)), (letter) => letter.charCodeAt(0))], { type })
}
