import { textLimits } from '#limits.ts'

/** A paragraph of a manual: a line of text, or a heading by its form in the document. */
export type ManualBlock = { text: string; isHeading: boolean }

/** More than hosts write, and than a list on one screen can show. */
const mostBlocks = 1_000

/** A picture inside a text, as Markdown has it; pictures are not taken over. */
const embeddedPicture =
  /(?:!\[[^\][\n]{0,200}\]\(|\[[^\][\n]{0,200}\]: <?)?data:image\/[\w.+-]{1,40};base64,[\w+/=]+[)>]?/g

const bom = { utf8: [0xef, 0xbb, 0xbf], utf16le: [0xff, 0xfe], utf16be: [0xfe, 0xff] } as const

/** The text of a file, from UTF-8, UTF-16 with or without its mark, or else Windows-1252, which every byte is. */
export function decodeText(bytes: Uint8Array): string {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(bom.utf16le)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bom.utf16be)) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = { even: 0, odd: 0 }
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++
  })
  // Text of our languages in UTF-16 has a zero in nearly every other byte, and no other text has any.
  if (zeros.odd > bytes.length / 4) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros.even > bytes.length / 4) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The lines of a plain text; one that was broken to fit a page is put together again. */
export function splitText(text: string): ManualBlock[] {
  const blocks: ManualBlock[] = []
  let previous = ''
  for (const raw of text
    .replace(embeddedPicture, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/)) {
    const line = raw.trim()
    const last = blocks.at(-1)
    if (last && isContinued(previous, line)) last.text += ` ${line}`
    else if (line !== '') blocks.push({ text: line.replace(/^#+\s+/, ''), isHeading: /^#+\s/.test(line) })
    previous = line
  }
  return blocks
}

/** Editors break at some 72 characters, in the middle of a sentence, so that the next line begins small. */
function isContinued(previous: string, line: string): boolean {
  return previous.length > 55 && /[\p{L}\p{N},;(]$/u.test(previous) && /^\p{Ll}/u.test(line)
}

/** Whether a text is no manual: of too many paragraphs to look through, or with one that no field of a book takes. */
export function isTooLong(blocks: readonly ManualBlock[]): boolean {
  return blocks.length > mostBlocks || blocks.some(({ text }) => text.length > textLimits.long)
}
