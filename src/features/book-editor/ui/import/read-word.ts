import { type ManualBlock, splitText } from '#features/authoring/shared/import/manual-text.ts'
import { withoutPageFields } from '#features/authoring/shared/import/page-numbers.ts'
import { marginPart, openSimpleFields, toDocumentXml } from '#features/authoring/shared/import/word-margins.ts'

/** More text than any manual has: a small file can unpack to gigabytes; bytes. */
const mostUnpacked = 40 * 1024 * 1024

/**
 * Why a .docx cannot be read: it is a Word file from before 2007 or one with a password, which start with the same
 * bytes.
 */
export class OldWordError extends Error {}

/** The part of Mammoth's document that contains text. */
type Node = {
  type: string
  children?: readonly Node[]
  value?: string
  styleName?: string | null
  isBold?: boolean
}
type Document = Node & { notes: { resolve: (reference: Node) => { body: readonly Node[] } | undefined } }

/**
 * The paragraphs of a .docx file. Those in page headers and footers come first, each once. Takes seconds for large
 * files, so it runs in a worker.
 * @throws OldWordError, and other errors for files that are not .docx
 */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<ManualBlock[]> {
  if (begins(bytes, oldWord)) throw new OldWordError()
  const { unzipSync } = await import('fflate')
  let unpacked = 0
  // Only text parts: pictures stay packed. A file that is larger than its declared size is not unpacked.
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      unpacked += originalSize
      if (unpacked > mostUnpacked) throw new Error('the file unpacks to more than any manual')
      return true
    },
  })
  for (const [name, part] of Object.entries(parts)) {
    if (/^word\/[^/]+\.xml$/.test(name) && !marginPart.test(name)) parts[name] = changeText(part, openSimpleFields)
  }
  return [...(await readMargins(parts)), ...(await readParts(parts))]
}

/** The files in a .docx file by their names. */
type Parts = Readonly<Record<string, Uint8Array>>

const decoder = new TextDecoder()
const encoder = new TextEncoder()
const changeText = (part: Uint8Array, change: (xml: string) => string) => encoder.encode(change(decoder.decode(part)))

/** Names the file that is read as the document. */
const startAt = (name: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="start" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${name}"/></Relationships>`

/** The library ignores headers and footers, so each is passed to it as a document. */
async function readMargins(parts: Parts): Promise<ManualBlock[]> {
  const found = new Map<string, ManualBlock>()
  // Heads before feet.
  for (const name of Object.keys(parts)
    .filter((one) => marginPart.test(one))
    .toSorted(byHead)) {
    const document = changeText(parts[name] ?? new Uint8Array(), toDocumentXml)
    const blocks = await readParts({ ...parts, [name]: document, '_rels/.rels': encoder.encode(startAt(name)) })
    for (const block of blocks) {
      const text = withoutPageFields(block.text)
      if (text !== '' && !found.has(text)) found.set(text, { ...block, text })
    }
  }
  return [...found.values()]
}

const byHead = (one: string, other: string) =>
  Number(other.includes('header')) - Number(one.includes('header')) || one.localeCompare(other)

async function readParts(parts: Parts): Promise<ManualBlock[]> {
  const [{ default: mammoth }, { zipSync }] = await Promise.all([import('mammoth'), import('fflate')])
  const { buffer } = zipSync(parts, { level: 0 })
  let blocks: ManualBlock[] = []
  await mammoth.convertToHtml(
    { arrayBuffer: buffer as ArrayBuffer },
    {
      // The paragraphs are taken from the document: workers have no DOM to parse HTML with.
      transformDocument: (document: Document) => {
        blocks = listBlocks(document, document)
        return { ...document, children: [] }
      },
    },
  )
  return blocks
}

/** The first bytes of Microsoft's compound file, the container of both old and encrypted documents. */
const oldWord = [0xd0, 0xcf, 0x11, 0xe0]

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

function listBlocks(element: Node, document: Document): ManualBlock[] {
  if (element.type === 'paragraph') return paragraphBlocks(element, document)
  const row = element.type === 'tableRow' ? rowBlock(element) : undefined
  return row ? [row] : (element.children ?? []).flatMap((child) => listBlocks(child, document))
}

function paragraphBlocks(paragraph: Node, document: Document): ManualBlock[] {
  const text = textOf(paragraph)
  const isLoud = /^(heading \d|title)$/i.test(paragraph.styleName ?? '') || isBold(paragraph, text)
  const blocks = splitText(text).map((block) => ({ ...block, isHeading: block.isHeading || isLoud }))
  const notes = listNodes(paragraph, 'noteReference').flatMap(
    (reference) => document.notes.resolve(reference)?.body ?? [],
  )
  return [...blocks, ...notes.flatMap((note) => listBlocks(note, document))]
}

/** A row of a short name and a text, as in 'Check-in | 15:00', becomes one line. */
function rowBlock({ children: cells = [] }: Node): ManualBlock | undefined {
  const [name = '', text = '', ...more] = cells.map((cell) => textOf(cell).trim())
  const isPair = cells.length === 2 && more.length === 0 && /^[^:\n]{1,40}$/.test(name) && /^[^\n]+$/.test(text)
  const isPlain = cells.every((cell) => cell.children?.length === 1 && listNodes(cell, 'noteReference').length === 0)
  return isPair && isPlain ? { text: `${name}\t${text}`, isHeading: false } : undefined
}

function listNodes(element: Node, type: string): Node[] {
  const own = element.type === type ? [element] : []
  return [...own, ...(element.children ?? []).flatMap((child) => listNodes(child, type))]
}

function textOf(element: Node): string {
  if (element.type === 'text') return element.value ?? ''
  if (element.type === 'tab') return '\t'
  if (element.type === 'break') return '\n'
  const separator = element.type === 'tableCell' ? '\n' : ''
  return (element.children ?? []).map(textOf).join(separator)
}

/** Many hosts write headings as short bold paragraphs. */
function isBold(paragraph: Node, text: string): boolean {
  const whole = text.trim()
  if (whole === '' || whole.length > 48) return false
  return listNodes(paragraph, 'run').every((run) => run.isBold || textOf(run).trim() === '')
}
