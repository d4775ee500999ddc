import { problemOfWorker, type ReadAnswer, type ReadRequest } from '../read-answer.ts'

/** Larger manuals without pictures are not worth reading; bytes. */
const maxDocumentBytes = 20 * 1024 * 1024

/** Documents that take longer are refused; milliseconds. */
const longestReadingMs = 30_000

/**
 * The sentences of a PDF, .docx or text file with their targets. It is read in workers, so that the screen stays
 * responsive, and never leaves the browser.
 */
export async function readDocument(file: File): Promise<ReadAnswer> {
  const [, kind] = /\.(pdf|docx|txt|text|md)$/i.exec(file.name.toLowerCase()) ?? []
  if (kind === undefined) return 'format'
  if (file.size > maxDocumentBytes) return 'size'
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return 'unreadable'
  if (kind !== 'pdf') return sortInWorker({ bytes, isWord: kind === 'docx' })
  // The PDF library is loaded only if needed.
  const library = await import('./read-pdf.ts').catch((error: unknown) => console.error(error))
  if (!library) return 'notLoaded'
  const blocks = await library.readPdf(bytes, longestReadingMs)
  return typeof blocks === 'string' ? blocks : sortInWorker({ blocks })
}

/** The sentences of a pasted text with their targets. */
export function readPasted(text: string): Promise<ReadAnswer> {
  return sortInWorker({ text })
}

function sortInWorker(request: ReadRequest): Promise<ReadAnswer> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ReadAnswer>((resolve) => {
    setTimeout(() => resolve('time'), longestReadingMs)
    worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data))
    worker.addEventListener('error', (event) => resolve(problemOfWorker(event)))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
