import type { ManualBlock } from '#features/authoring/shared/import/manual-text.ts'
import type { Piece } from '#features/authoring/shared/import/sort-manual.ts'

/** Why a document cannot be imported. */
export type DocumentProblem =
  | 'format'
  | 'size'
  | 'oldWord'
  | 'unreadable'
  | 'noText'
  | 'length'
  | 'scan'
  | 'protectedPdf'
  | 'pages'
  | 'time'
  /** A script that reads documents did not load. */
  | 'notLoaded'

/** What the worker reads: a file, a pasted text, or the paragraphs of a PDF. */
export type ReadRequest =
  | { bytes: Uint8Array<ArrayBuffer>; isWord: boolean }
  | { text: string }
  | { blocks: readonly ManualBlock[] }
/** The sorted parts of a document, or why there are none. */
export type ReadAnswer = Piece[] | DocumentProblem

/** Why a worker has ended: browsers report an error with a message only for a script that has run. */
export function problemOfWorker(event: Event): DocumentProblem {
  return event instanceof ErrorEvent ? 'unreadable' : 'notLoaded'
}
