import { mailHref, phoneHref, webHref } from './links.ts'

/** A piece of a line: text, or text with a link. */
export type Inline = { text: string; href?: string }
/** A paragraph or list of a host's plain text; every line or item is a row of pieces. */
export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'steps'; start: number; items: Inline[][] }

// Every repetition is bounded, so that a hostile text of any length is parsed in linear time.
const linkable =
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}|(?<![\w+])(?:\+\d|0\d)[\d ()./-]{4,24}\d(?!\w)/gi
// In a text that is known to contain phone numbers, '118' is one too.
const callable = /(?<![\w+])\+?\d[\d ()./-]{1,24}\d(?!\w)/g
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/

function isTrailing(letter: string, opens: boolean): boolean {
  return letter === ')' ? !opens : ".,;:!?'’”»]}*".includes(letter)
}

/**
 * An address without the punctuation that ends its sentence; a closing bracket is part of it if the address itself
 * opens it.
 */
function withoutTrailingPunctuation(url: string): string {
  // Neither of the two is punctuation that is removed below.
  const opens = url.lastIndexOf('(') > url.indexOf('/')
  let end = url.length
  while (end > 0 && isTrailing(url.charAt(end - 1), opens)) end -= 1
  return url.slice(0, end)
}

function readCall(text: string): Inline | undefined {
  const href = phoneHref(text)
  return href === undefined ? undefined : { text, href }
}

function readLink(found: string): Inline | undefined {
  const text = /^(?:https?:|www\.)/i.test(found) ? withoutTrailingPunctuation(found) : found
  if (/^https?:/i.test(text)) {
    const href = webHref(text)
    return href === undefined ? undefined : { text, href }
  }
  if (/^www\../i.test(text)) {
    const href = webHref(`https://${text}`)
    return href === undefined ? undefined : { text, href }
  }
  const mail = mailHref(text)
  if (mail !== undefined) return { text, href: mail }
  const digits = text.replace(/\D/g, '').length
  const href = digits >= 7 && !date.test(text) ? phoneHref(text) : undefined
  return href === undefined ? undefined : { text, href }
}

/** The kind of a text: any, or phone numbers, where short ones count too. */
export type TextKind = 'prose' | 'numbers'

/** Splits a line into text and links to web pages, mail addresses and phone numbers. */
export function parseLine(line: string, kind: TextKind = 'prose'): Inline[] {
  const pieces: Inline[] = []
  let read = 0
  for (const match of line.matchAll(kind === 'prose' ? linkable : callable)) {
    const link = kind === 'prose' ? readLink(match[0]) : readCall(match[0])
    if (link === undefined) continue
    if (match.index > read) pieces.push({ text: line.slice(read, match.index) })
    pieces.push(link)
    read = match.index + link.text.length
  }
  if (read < line.length) pieces.push({ text: line.slice(read) })
  return pieces
}

function readItem(line: string): { kind: 'list' | 'steps'; start: number; text: string } | undefined {
  const bullet = /^[-*•–]\s+(?=\S)/.exec(line)
  if (bullet) return { kind: 'list', start: 1, text: line.slice(bullet[0].length) }
  const step = /^(\d{1,3})[.)]\s+(?=\S)/.exec(line)
  return step ? { kind: 'steps', start: Number(step[1]), text: line.slice(step[0].length) } : undefined
}

/**
 * Parses what hosts type into a text box: blank lines separate paragraphs, single line breaks are kept, lines that
 * begin with '- ' or '1. ' are lists. Nothing else has a meaning; markup is text.
 */
export function parseText(text: string, kind: TextKind = 'prose'): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const raw of text.split(/\r\n|[\n\r\u2028\u2029]/)) {
    const line = raw.trim()
    if (line === '') {
      open = undefined
      continue
    }
    const item = readItem(line)
    if (item === undefined) {
      if (open?.kind !== 'paragraph') {
        open = { kind: 'paragraph', lines: [] }
        blocks.push(open)
      }
      open.lines.push(parseLine(line, kind))
      continue
    }
    if (open === undefined || open.kind !== item.kind) {
      open = item.kind === 'list' ? { kind: 'list', items: [] } : { kind: 'steps', start: item.start, items: [] }
      blocks.push(open)
    }
    open.items.push(parseLine(item.text, kind))
  }
  return blocks
}
