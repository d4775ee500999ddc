/**
 * The parts of a text that are the same in every language: web and e-mail addresses, numbers with adjacent characters
 * (times, prices, phone numbers with their spaces, codes such as `4719#` or `A12`).
 */
// Every repetition is bounded, so that a hostile text of any length is read in linear time.
const fixed =
  /\b(?:https?:\/\/|www\.)[^\s<>"]{1,2000}|(?<![\w.+-])[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,8}|(?:(?<![\p{L}#*+@_-])[\p{L}#*+@_-]{1,8})?\d[\p{L}\d:.,/#*+_%°€$£-]{0,40}(?:[ \u00a0\u202f]\(?\d[\d./()-]{0,20}){0,8}/giu

/** Units that follow a number: measures, am and pm. */
const measures = new Set(['am', 'pm', 'cm', 'ft', 'gb', 'hr', 'kg', 'km', 'kw', 'mb', 'mi', 'min', 'mm', 'mt', 'sec'])

/** The positions of the fixed parts of a text; punctuation at the end of a sentence is not included. */
export function findFixedParts(text: string): { start: number; part: string }[] {
  return [...text.matchAll(fixed)].map((match) => ({
    start: match.index,
    part: withoutPunctuation(match[0]),
  }))
}

function withoutPunctuation(part: string): string {
  let end = part.length
  while (end > 0 && '.,:;!?/-'.includes(part.charAt(end - 1))) end -= 1
  return part.slice(0, end)
}

/** Whether a text needs a translation: '350 m' and '15:00' do not, '10 minutes on foot' does. */
export function holdsWords(text: string): boolean {
  let read = 0
  for (const { 0: part, index } of text.matchAll(fixed)) {
    if (holdsWord(text.slice(read, index))) return true
    read = index + part.length
  }
  return holdsWord(text.slice(read))
}

function holdsWord(text: string): boolean {
  if (text.length < 2) return false
  for (const [word] of text.matchAll(/\p{L}{2,}/gu)) if (!measures.has(word.toLowerCase())) return true
  return false
}
