import { decodeText, isTooLong, type ManualBlock, splitText } from '#features/authoring/shared/import/manual-text.ts'
import { OldWordError, readWord } from './read-word.ts'

/** Larger than any manual without its pictures is worth reading; bytes. */
const maxDocumentBytes = 20 * 1024 * 1024

export type DocumentProblem = 'format' | 'size' | 'oldWord' | 'unreadable' | 'noText' | 'length'

/** The paragraphs of a .docx or text file. It is read here and never leaves the browser. */
export async function readDocument(file: File): Promise<ManualBlock[] | DocumentProblem> {
  const isWord = /\.docx$/i.test(file.name)
  if (!isWord && !/\.(txt|text|md)$/i.test(file.name)) return 'format'
  if (file.size > maxDocumentBytes) return 'size'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const blocks = isWord ? await readWord(bytes) : splitText(decodeText(bytes))
    if (blocks.length === 0) return 'noText'
    return isTooLong(blocks) ? 'length' : blocks
  } catch (error) {
    return error instanceof OldWordError ? 'oldWord' : 'unreadable'
  }
}
