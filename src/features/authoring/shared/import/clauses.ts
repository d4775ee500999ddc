/** The longest sentence that is split; the patterns take quadratic time. UTF-16 units. */
const longestSplit = 500

/** Before a second value: 'network X and the password is Y', 'check-in 15:00, check-out 10:00'. */
const nextValue =
  /(?:(?<![\s,;/|])\s*[,;/|]\s+|(?<!\s)\s+(?=(?:and|e|et|y|und|mentre|while)\s))(?=(?:(?:and|e|et|y|und|mentre|while)\s)?(?:[\p{L}’']{1,14}[ ’']){0,3}(?:password|passwort|mot de passe|contrase[ñn]a|kennwort|psw|pwd|pw|mdp|clave wifi|check-?out)\b)/iu
/** The same without a comma: 'wifi Casa-2 password …'. */
const nextPassword =
  /(?<=[\d_&#-]\S{0,30})\s+(?=(?:password|passwort|mot de passe|contrase[ñn]a|kennwort|psw|pwd|pw|mdp)\b)/iu
/** Behind a network its password may be called a key: 'and the key is …'. */
const nextKey =
  /(?<![\s,;])[,;]?\s+(?:and|e|et|y|und)\s+(?:[\p{L}’']{1,6}[ ’']){0,2}(?:key|clé|chiave|clave|schlüssel|code|codice|código)\b/iu
const network = /wi-?\s?fi|w-?lan|network|\brete\b|r[ée]seau|\bred\b|netzwerk|internet/i

/** The parts of a sentence that have values of their own. */
export function splitClauses(sentence: string): string[] {
  if (sentence.length > longestSplit) return [sentence]
  const place = findNextValue(sentence)
  if (place <= 0) return [sentence]
  const rest = sentence.slice(place).replace(/^[\s,;/|]+/, '')
  return [sentence.slice(0, place).trim(), ...splitClauses(rest)]
}

function findNextValue(sentence: string): number {
  const place = sentence.search(nextValue)
  if (place >= 0 || !network.test(sentence)) return place
  const password = sentence.search(nextPassword)
  return password >= 0 ? password : sentence.search(nextKey)
}
