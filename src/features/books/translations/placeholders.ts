import { findFixedParts } from './fixed-parts.ts'

/** A text with its fixed parts taken out: `{0}`, `{1}` stand in their places. */
export type ProtectedText = { text: string; parts: readonly string[] }

/**
 * Where something was taken out; machines like to add spaces. A text that has such a mark of its own loses its number
 * to one of ours.
 */
const mark = /\{\s*(\d+)\s*\}/g

/**
 * Takes out whatever must read alike in every language, before a machine sees the text: numbers, times, addresses of
 * the web and of mail, and the names of this book.
 * @param names such as the property's and the network's; found as whole words
 */
export function protect(text: string, names: readonly string[]): ProtectedText {
  const pieces = [...findNames(text, names), ...findFixedParts(text)]
    .filter(({ part }) => part !== '')
    .sort((a, b) => a.start - b.start || b.part.length - a.part.length)
  let result = ''
  let read = 0
  const parts: string[] = []
  for (const { start, part } of pieces) {
    if (start < read) continue
    result += `${text.slice(read, start)}{${parts.length}}`
    parts.push(part)
    read = start + part.length
  }
  return { text: result + text.slice(read), parts }
}

/**
 * Puts the fixed parts back into what the machine has made of the rest.
 * @returns undefined when anything is lost, doubled or made up: such a text is no proposal
 */
export function restore(translated: string, { parts }: ProtectedText): string | undefined {
  const found = [...translated.matchAll(mark)].map(([, place]) => Number(place))
  const isWhole = found.length === parts.length && parts.every((_, place) => found.includes(place))
  if (!isWhole || /\d/.test(translated.replace(mark, ''))) return undefined
  return translated.replace(mark, (_, place) => parts[Number(place)] ?? '')
}

function findNames(text: string, names: readonly string[]): { start: number; part: string }[] {
  const known = [...new Set(names.map((name) => name.trim()))].filter((name) => name !== '')
  if (known.length === 0) return []
  const longestFirst = known
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, part: match[0] }))
}
