import { decodeText, type ManualBlock, splitText } from '../../import/manual-text.ts'

/** Larger than any manual without its pictures is worth reading; bytes. */
const maxDocumentBytes = 20 * 1024 * 1024

export type DocumentProblem = 'format' | 'size' | 'unreadable' | 'empty'

/**
 * The paragraphs of a .docx or text file. It is read here and never leaves the browser; the library for Word files is
 * loaded when one is chosen.
 */
export async function readDocument(file: File): Promise<ManualBlock[] | DocumentProblem> {
  const isWord = /\.docx$/i.test(file.name)
  if (!isWord && !/\.(txt|text|md)$/i.test(file.name)) return 'format'
  if (file.size > maxDocumentBytes) return 'size'
  try {
    const bytes = await file.arrayBuffer()
    const blocks = isWord ? await readWord(bytes) : splitText(decodeText(new Uint8Array(bytes)))
    return blocks.length === 0 ? 'empty' : blocks
  } catch {
    return 'unreadable'
  }
}

async function readWord(arrayBuffer: ArrayBuffer): Promise<ManualBlock[]> {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.convertToHtml({ arrayBuffer }, { ignoreEmptyParagraphs: true })
  const page = new DOMParser().parseFromString(value, 'text/html')
  // A list item that holds a list, and a cell that holds paragraphs, are told by what they hold.
  const leaves = [...page.body.querySelectorAll('h1,h2,h3,h4,h5,h6,p,li,td,th')].filter(
    (element) => !element.querySelector('p,li,ul,ol,table'),
  )
  return leaves.flatMap((element) => {
    const isHeading = /^H\d$/.test(element.tagName) || isBold(element)
    for (const line of element.querySelectorAll('br')) line.replaceWith('\n')
    return splitText(element.textContent ?? '').map((block) => ({ ...block, isHeading: block.isHeading || isHeading }))
  })
}

/** Many hosts make a heading by making a short paragraph bold. */
function isBold(element: Element): boolean {
  const text = element.textContent?.trim() ?? ''
  const bold = element.querySelector('strong')?.textContent?.trim()
  return text !== '' && text.length <= 48 && bold === text
}
