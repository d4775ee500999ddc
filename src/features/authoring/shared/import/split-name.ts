/** Longer lines are prose; the pattern takes quadratic time. UTF-16 units. */
const longestLine = 500

/** Splits a place's name from its details: 'Da Gino, Via Marina 21' or 'Da Gino – fish'. */
export function splitName(text: string): [string, string] {
  if (text.length > longestLine) return [text, '']
  const found = /^(.+?)(?:\s*[:：,;\t]\s+|\s*\t\s*|\s+[–—-]\s+|\s*\()(.+)$/.exec(text)
  return found ? [found[1] ?? '', (found[2] ?? '').replace(/^([^(]*)\)$/, '$1')] : [text, '']
}
