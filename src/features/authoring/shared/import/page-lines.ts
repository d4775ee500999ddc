import type { ManualBlock } from './manual-text.ts'
import { findPageNumber, type PageNumber } from './page-numbers.ts'

/** A run of letters on a page; lengths in points, `y` from the bottom. */
export type PageRun = {
  text: string
  x: number
  y: number
  width: number
  size: number
  font: string
  endsLine: boolean
}

type Line = { text: string; x: number; right: number; y: number; size: number; font: string; page: number }

/** Runs that are further apart than this many times their size are cells of a table. */
const cellGap = 1.5
/** And of words, where the file has no space between them. */
const wordGap = 0.15

/** The paragraphs of a document whose pages only tell where letters stand. */
export function joinPages(pages: readonly (readonly PageRun[])[]): ManualBlock[] {
  const lines = withoutMargins(pages.flatMap((runs, page) => joinRuns(runs, page)))
  const body = findBody(lines)
  const blocks: (ManualBlock & { last: Line })[] = []
  for (const line of lines) {
    const block = blocks.at(-1)
    const isHeading = looksLikeHeading(line, body)
    if (block && !isHeading && !block.isHeading && isContinued(block.last, line, body)) {
      block.text = joinWords(block.text, line.text)
      block.last = line
    } else blocks.push({ text: line.text, isHeading, last: line })
  }
  return blocks.map(({ text, isHeading }) => ({ text, isHeading }))
}

function joinRuns(runs: readonly PageRun[], page: number): Line[] {
  const lines: Line[] = []
  let line: Line | undefined
  for (const run of runs) {
    const isBlank = run.text.trim() === ''
    if (line && !isBlank && Math.abs(line.y - run.y) > run.size * 0.6) line = undefined
    if (line) addRun(line, run, isBlank)
    else if (!isBlank) {
      line = { text: run.text, x: run.x, right: run.x + run.width, y: run.y, size: run.size, font: run.font, page }
      lines.push(line)
    }
    if (run.endsLine) line = undefined
  }
  return lines.map((one) => ({ ...one, text: one.text.trim() })).filter(({ text }) => text !== '')
}

function addRun(line: Line, { text, x, width, size }: PageRun, isBlank: boolean): void {
  const isCell = isBlank ? width > size * cellGap : x - line.right > size * cellGap
  const isApart = isBlank ? text !== '' : x - line.right > size * wordGap
  if (isCell && !line.text.endsWith('\t')) line.text = `${line.text.trimEnd()}\t`
  else if (isApart && !/\s$/.test(line.text)) line.text += ' '
  if (isBlank) return
  line.text += text
  line.right = x + width
}

/**
 * Leaves out running page numbers, and what stands at the same place of most pages but the first time. Both are looked
 * for from the edges of each page inwards, up to the first line that is neither; the text between them is unchanged.
 */
function withoutMargins(lines: readonly Line[]): Line[] {
  const isRepeated = findRepeated(lines)
  const margins = new Map<Line, string>()
  for (const page of groupByPage(lines)) {
    const fromTop = page.toSorted((one, other) => other.y - one.y)
    for (const [edge, isBottom] of [
      [fromTop, false],
      [fromTop.toReversed(), true],
    ] as const) {
      for (const line of edge) {
        const found = findPageNumber(line.text)
        // A number beside a text may belong to it, as in a title 'Apartment 2', but not in the last line of each page.
        const isNumber = found && (found.isNamed || isBottom) && isRepeated(numberKey(line, found))
        if (!isNumber && !isRepeated(textKey(line, line.text))) break
        margins.set(line, isNumber ? found.rest : line.text)
      }
    }
  }
  const seen = new Set<string>()
  return lines.flatMap((line) => {
    const text = margins.get(line)
    if (text === undefined) return [line]
    const isFirst = text !== '' && !seen.has(textKey(line, text))
    seen.add(textKey(line, text))
    return isFirst ? [{ ...line, text }] : []
  })
}

const textKey = ({ y }: Line, text: string) => `${Math.round(y / 3)} ${text}`
/** The same for numbers that count the pages, whichever the first one is. */
const numberKey = ({ y, page }: Line, { number, total }: PageNumber) =>
  `${Math.round(y / 3)} # ${number - page} of ${total ?? 'unknown'}`

function groupByPage(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = []
  for (const line of lines) {
    const page = pages[line.page] ?? []
    page.push(line)
    pages[line.page] = page
  }
  return pages.filter((page) => page !== undefined)
}

/** Whether most pages, and at least two, have a line with this key. */
function findRepeated(lines: readonly Line[]): (key: string) => boolean {
  const pagesOf = new Map<string, Set<number>>()
  for (const line of lines) {
    const found = findPageNumber(line.text)
    for (const key of [textKey(line, line.text), ...(found ? [numberKey(line, found)] : [])]) {
      pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(line.page))
    }
  }
  const pageCount = (lines.at(-1)?.page ?? 0) + 1
  return (key) => {
    const count = pagesOf.get(key)?.size ?? 0
    return count > 1 && count > pageCount / 2
  }
}

type Body = { size: number; font: string; right: number }

/** Size and font of most letters, and where full lines end. */
function findBody(lines: readonly Line[]): Body {
  const most = (read: (line: Line) => string) => {
    const counts = new Map<string, number>()
    for (const line of lines) counts.set(read(line), (counts.get(read(line)) ?? 0) + line.text.length)
    return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? ''
  }
  const rights = lines.map(({ right }) => right).toSorted((one, other) => one - other)
  return {
    size: Number(most(({ size }) => size.toFixed(1))),
    font: most(({ font }) => font),
    right: rights[Math.floor(rights.length * 0.9)] ?? 0,
  }
}

/** Larger than the text, or short and in another font, as bold is. */
function looksLikeHeading({ text, size, font }: Line, body: Body): boolean {
  if (text.length > 80 || /[.!?,;]$/.test(text)) return false
  return size > body.size * 1.15 || (font !== body.font && text.length <= 48 && !/[:\t]\s?\S/.test(text))
}

const listMark = /^(?:[-–—•·*▪◦‣●○✓➤→]|\(?\d{1,2}(?:\.\d{1,2})*[.)])\s/u

/** A line goes on below if it ends near the margin and the next one follows closely, begins nothing new and fits. */
function isContinued(last: Line, next: Line, body: Body): boolean {
  const isClose =
    last.page === next.page ? last.y - next.y < last.size * 2 && last.y > next.y : /^\p{Ll}/u.test(next.text)
  const isFull = last.right > body.right - (body.right - last.x) * 0.2 || /^\p{Ll}/u.test(next.text)
  const isAlike = Math.abs(last.size - next.size) < 0.6 && next.x - last.x < last.size * 3
  const isNew = listMark.test(next.text) || /\t/.test(last.text) || /\t/.test(next.text)
  return isClose && isFull && isAlike && !isNew && !endsShort(last, body)
}

/** A sentence that ends a line before the margin ends its paragraph. */
function endsShort(line: Line, body: Body): boolean {
  return /[.!?:]$/.test(line.text) && line.right < body.right - line.size * 4
}

/** Words that were divided at the end of a line are joined. */
function joinWords(text: string, next: string): string {
  const isDivided = /\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(next)
  return isDivided ? text.slice(0, -1) + next : `${text} ${next}`
}
