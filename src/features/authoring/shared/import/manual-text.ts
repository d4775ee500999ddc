import { bookLimits, textLimits } from '#limits.ts'

/** A paragraph of a manual: a line of text, or a heading recognised by its formatting. */
export type ManualBlock = { text: string; isHeading: boolean }

/** Maximum number of paragraphs; hosts write fewer, and one screen cannot list more. */
const mostBlocks = 1_000

/** An embedded picture in Markdown; pictures are not imported. */
const embeddedPicture =
  /(?:!\[[^\][\n]{0,200}\]\(|\[[^\][\n]{0,200}\]: <?)?data:image\/[\w.+-]{1,40};base64,[\w+/=]+[)>]?/g

const bom = { utf8: [0xef, 0xbb, 0xbf], utf16le: [0xff, 0xfe], utf16be: [0xfe, 0xff] } as const

/** Decodes a file as UTF-8, UTF-16 with or without byte order mark, or else Windows-1252, where every byte is valid. */
export function decodeText(bytes: Uint8Array): string {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(bom.utf16le)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(bom.utf16be)) return new TextDecoder('utf-16be').decode(bytes)
  const zeros = { even: 0, odd: 0 }
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? 'even' : 'odd']++
  })
  // Text in our languages has a zero in almost every second byte in UTF-16, and none in other encodings.
  if (zeros.odd > bytes.length / 4) return new TextDecoder('utf-16le').decode(bytes)
  if (zeros.even > bytes.length / 4) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** The paragraphs of a plain text. Lines that were wrapped to fit a page are joined. */
export function splitText(text: string): ManualBlock[] {
  const lines = text
    .replace(embeddedPicture, '')
    .replaceAll('\0', '')
    .toWellFormed()
    .split(/\r\n|[\n\r\u2028\u2029\f\v]/)
    .map((line) => line.trim())
  const isMessage = beginsInLowerCase(lines)
  const blocks: ManualBlock[] = []
  for (const [index, line] of lines.entries()) {
    const last = blocks.at(-1)
    if (last && !isMessage && isContinued(lines[index - 1] ?? '', line)) last.text += ` ${line}`
    else if (line !== '') blocks.push({ text: line.replace(/^#+\s+/, ''), isHeading: /^#+\s/.test(line) })
  }
  return blocks
}

/** Editors wrap lines at about 72 characters. */
const shortestWrapped = 55

/** Editors wrap within a sentence, so the next line starts in lower case. */
function isContinued(previous: string, line: string): boolean {
  return previous.length > shortestWrapped && /[\p{L}\p{N},;(]$/u.test(previous) && /^\p{Ll}/u.test(line)
}

/** Messages begin lines in lower case also after a line that is too short to be wrapped. */
function beginsInLowerCase(lines: readonly string[]): boolean {
  const own = lines.filter((line, index) => line !== '' && (lines[index - 1] ?? '').length <= shortestWrapped)
  return own.filter((line) => /^\p{Ll}/u.test(line)).length > own.length / 4
}

/** Whether a text is too large for a manual: more than a book holds, too many paragraphs, or one that exceeds every field. */
export function isTooLong(blocks: readonly ManualBlock[]): boolean {
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0)
  return (
    length > bookLimits.textBytes ||
    blocks.length > mostBlocks ||
    blocks.some(({ text }) => text.length > textLimits.long)
  )
}
