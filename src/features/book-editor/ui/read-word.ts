import { type ManualBlock, splitText } from '#features/authoring/shared/import/manual-text.ts'

/** More text than any manual has: a small file can unpack to gigabytes; bytes. */
const mostUnpacked = 40 * 1024 * 1024

/** Why a .docx cannot be read: it is a Word file from before 2007 or one with a password, which begin alike. */
export class OldWordError extends Error {}

/**
 * The paragraphs of a .docx file. The libraries for it are loaded here, when one is chosen.
 * @throws OldWordError, and other errors for what is no Word file
 */
export async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<ManualBlock[]> {
  if (begins(bytes, oldWord)) throw new OldWordError()
  const [{ default: mammoth }, { unzipSync, zipSync }] = await Promise.all([import('mammoth'), import('fflate')])
  let unpacked = 0
  // Only what tells the text: pictures stay packed. What claims to be smaller than it is does not unpack.
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/i.test(name)) return false
      unpacked += originalSize
      if (unpacked > mostUnpacked) throw new Error('the file unpacks to more than any manual')
      return true
    },
  })
  const { buffer } = zipSync(parts, { level: 0 })
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: buffer as ArrayBuffer },
    { ignoreEmptyParagraphs: true, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  )
  return listBlocks(new DOMParser().parseFromString(value, 'text/html').body)
}

/** The first bytes of Microsoft's compound file, which holds both old and encrypted documents. */
const oldWord = [0xd0, 0xcf, 0x11, 0xe0]

function begins(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}

const blockTags = new Set('P LI UL OL TABLE THEAD TBODY TFOOT TR TD TH H1 H2 H3 H4 H5 H6 DIV DL DT DD'.split(' '))

/** Runs of text between the borders of blocks, so that a list item's own words are not lost for the list inside it. */
function listBlocks(element: Element): ManualBlock[] {
  const blocks: ManualBlock[] = []
  let run: Node[] = []
  const isHeading = /^H\d$/.test(element.tagName)
  const flush = () => {
    const text = run.map(textOf).join('')
    const isLoud = isHeading || isBold(run, text)
    blocks.push(...splitText(text).map((block) => ({ ...block, isHeading: block.isHeading || isLoud })))
    run = []
  }
  for (const node of element.childNodes) {
    if (node instanceof Element && blockTags.has(node.tagName)) {
      flush()
      blocks.push(...listBlocks(node))
    } else run.push(node)
  }
  flush()
  return blocks
}

/** What a node says; the arrow that leads back from a footnote says nothing. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  if (node.tagName === 'BR') return '\n'
  if (node.tagName === 'A' && /^#\w+-ref-/.test(node.getAttribute('href') ?? '')) return ''
  return [...node.childNodes].map(textOf).join('')
}

/** Many hosts make a heading by making a short paragraph bold. */
function isBold(run: readonly Node[], text: string): boolean {
  const bold = run
    .filter((node) => node instanceof Element && node.tagName === 'STRONG')
    .map(textOf)
    .join('')
  const whole = text.trim()
  return whole !== '' && whole.length <= 48 && bold.trim() === whole
}
