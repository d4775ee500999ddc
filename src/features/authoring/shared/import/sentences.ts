/** Abbreviations whose full stop ends no sentence, in lower case. */
const abbreviations = new Set(
  'tel tél st str nr ca bzw usw max min inkl evtl geg tgl av avda avd apt art cod sr sra srta sres dott sig sigg ing ecc bld blvd ch env mme mlle mm ex approx dept eg ie e.g i.e z.b d.h hr rd ave sq apdo núm num edif esc pl pza ctra abs ggf dr mr mrs ms prof vs lun mar gio uds'.split(
    ' ',
  ),
)

/** What follows an ordinal in German: '3. Stock', '2. Etage', '24. Dezember'. */
const afterOrdinal =
  /^(stock|etage|og|obergeschoss|untergeschoss|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|tür|haus|straße|reihe|mal|person|gast)/i

const end = /(?<![.!?…])[.!?…]+["'»”’)\]]*\s+/gu

/**
 * The sentences of a line, in order; together they contain all of its text but the spaces between them. Full stops
 * after abbreviations, single letters and ordinals end no sentence, nor do those before a small letter.
 */
export function splitSentences(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(end)) {
    const after = match.index + match[0].length
    if (!endsSentence(line, match, after)) continue
    sentences.push(line.slice(start, after).trim())
    start = after
  }
  const rest = line.slice(start).trim()
  return rest === '' ? sentences : [...sentences, rest]
}

function endsSentence(line: string, { 0: stop, index }: RegExpExecArray, after: number): boolean {
  const next = line.slice(after, after + 20)
  if (/^\p{Ll}/u.test(next)) return false
  if (!stop.startsWith('.') || stop.startsWith('..')) return true
  const before =
    /(?:^|[^\p{L}\p{N}.])([\p{L}\p{N}.]{1,20})$/u.exec(line.slice(Math.max(0, index - 20), index))?.[1] ?? ''
  if (abbreviations.has(before.toLowerCase()) || /^\p{Lu}$/u.test(before)) return false
  // A list's number at the start, or an ordinal.
  return !(/^\d{1,2}$/.test(before) && (index <= before.length || afterOrdinal.test(next)))
}
