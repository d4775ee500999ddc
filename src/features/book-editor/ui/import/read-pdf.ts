import { getDocument, PasswordException, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { ManualBlock } from '#features/authoring/shared/import/manual-text.ts'
import { joinPages, type PageRun } from '#features/authoring/shared/import/page-lines.ts'
import { bookLimits } from '#limits.ts'
import { type DocumentProblem, problemOfWorker } from '../read-answer.ts'

/** More than manuals have. */
const mostPages = 200

/**
 * The paragraphs of a PDF file, or why there are none. Its worker comes from our own origin and ends after reading.
 * @param longestMs timeout in milliseconds
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  longestMs: number,
): Promise<ManualBlock[] | DocumentProblem> {
  // With our own worker, the library never falls back to the main thread.
  const port = new Worker(workerAddress, { type: 'module' })
  const failure = new Promise<DocumentProblem>((resolve) => {
    port.addEventListener('error', (event) => resolve(problemOfWorker(event)))
    setTimeout(() => resolve('time'), longestMs)
  })
  const worker = PDFWorker.create({ port })
  try {
    return await Promise.race([failure, readPages(bytes, worker)])
  } catch (error) {
    return error instanceof PasswordException ? 'protectedPdf' : 'unreadable'
  } finally {
    port.terminate()
  }
}

async function readPages(bytes: Uint8Array<ArrayBuffer>, worker: PDFWorker): Promise<ManualBlock[] | DocumentProblem> {
  const { promise } = getDocument({
    data: bytes,
    worker,
    // Pictures and fonts are not shown, so nothing is fetched for them.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    enableXfa: false,
    isOffscreenCanvasSupported: false,
    verbosity: 0,
  })
  const document = await promise
  if (document.numPages > mostPages) return 'pages'
  const pages: PageRun[][] = []
  let letters = 0
  for (let number = 1; number <= document.numPages; number++) {
    const runs = await readPage(document, number, bookLimits.textBytes - letters)
    if (runs === undefined) return 'length'
    letters += runs.reduce((sum, { text }) => sum + text.length, 0)
    pages.push(runs)
  }
  return letters === 0 ? 'scan' : joinPages(pages)
}

/** The runs of a page; undefined if it has more letters than `most`. */
async function readPage(document: PDFDocumentProxy, number: number, most: number): Promise<PageRun[] | undefined> {
  const page = await document.getPage(number)
  const reader = page.streamTextContent().getReader()
  const runs: PageRun[] = []
  let letters = 0
  while (true) {
    const { done, value } = await reader.read()
    if (done) return runs
    for (const item of value.items) {
      if (!('str' in item)) continue
      letters += item.str.length
      if (letters > most) return undefined
      runs.push(toRun(item))
    }
  }
}

type TextItem = { str: string; transform: number[]; width: number; fontName: string; hasEOL: boolean }

function toRun({ str, transform, width, fontName, hasEOL }: TextItem): PageRun {
  const [, , slant = 0, height = 0, x = 0, y = 0] = transform
  return { text: str, x, y, width, size: Math.hypot(slant, height), font: fontName, endsLine: hasEOL }
}
