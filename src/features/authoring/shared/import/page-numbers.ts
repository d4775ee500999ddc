/** Stands for a number that a Word document computes for each page: that of the page, or how many there are. */
export const pageField = '\uE000'

/** A page number of a line, and what else the line says. */
export type PageNumber = { number: number; total: number | undefined; rest: string; isNamed: boolean }

const around = String.raw`[\s\-–—|·•,/]`
const pageWord = String.raw`(?:page|seite|pagina|página|p[aá]g\.|p\.|s\.)`
const between = String.raw`\s*(?:/|of|von|di|de|sur)\s*`
const numbers = String.raw`(\d{1,3})(?:${between}(\d{1,3}))?`

const onlyNumber = new RegExp(`^${around}*(${pageWord}\\s*)?${numbers}[\\s\\-–—|·•.]*$`, 'iu')
const namedAtEnd = new RegExp(`^(\\S.*?)${around}+(${pageWord}\\s*)${numbers}[\\s\\-–—|·•.]*$`, 'iu')
// What stands before a field is bounded, because the search begins anew at each of its characters.
const fields = new RegExp(`${around}{0,20}(?:${pageWord}\\s*)?${pageField}(?:${between}${pageField})?${around}*`, 'giu')

/** Longer lines are text. */
const longestMargin = 160

/**
 * The page number that a line may contain: alone, in the first or last cell, or after a word for 'page'. Whether it is
 * one depends on the same line of other pages.
 */
export function findPageNumber(line: string): PageNumber | undefined {
  if (line.length > longestMargin) return undefined
  const cells = line.split('\t')
  for (const [cell, others] of [
    [cells.at(-1), cells.slice(0, -1)],
    [cells[0], cells.slice(1)],
  ] as const) {
    const [, word, number, total] = onlyNumber.exec(cell ?? '') ?? []
    if (number !== undefined) return toPageNumber(others.join('\t').trim(), word, number, total)
  }
  const [, rest = '', word, number, total] = namedAtEnd.exec(line) ?? []
  return number === undefined ? undefined : toPageNumber(rest, word, number, total)
}

function toPageNumber(rest: string, word: string | undefined, number: string, total: string | undefined): PageNumber {
  return {
    number: Number(number),
    total: total === undefined ? undefined : Number(total),
    rest,
    isNamed: rest === '' || word !== undefined,
  }
}

/** A text without its page fields and the words around them, as in 'Page 2 of 5'. */
export function withoutPageFields(text: string): string {
  return text.replace(fields, (found) => (found.includes('\t') ? '\t' : ' ')).trim()
}
