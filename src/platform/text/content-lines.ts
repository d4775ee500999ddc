/** Bytes of a line before it is folded. */
const lineLength = 75

/** Lines of a vCard (RFC 2426, 2.6) or a calendar (RFC 5545, 3.1) as one text; empty ones and `false` are left out. */
export function joinContentLines(lines: readonly (string | false)[]): string {
  return `${lines
    .filter(Boolean)
    .map((line) => fold(String(line)))
    .join('\r\n')}\r\n`
}

/** A text as the value of a content line. */
export function escapeContent(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    // The space that continues a line counts as well.
    if (bytes + size > lineLength) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
