import { normalWords } from './topic-scores.ts'

/** What a code opens. Only codes of doors belong into the book's door code. */
export type CodeKind = 'keyBox' | 'gate' | 'entrance' | 'door' | 'unit'

/** Word stems in all languages, in lower case without accents. A text with words of several kinds has the first. */
const kindWords: readonly [CodeKind, RegExp][] = [
  [
    'keyBox',
    /\b(key ?(box|safe)|lock ?box|\w*tresor|safe\b|coffre|coffret|boite a cle|boitier|cassett|scatol|cajet|cajit|caja|guardallaves|schlussel(box|safe|kasten|anlage|tresor)|kasten\b|box\b|kistchen)/,
  ],
  [
    'gate',
    /\b(gate|padlock|cancell|lucchett|portail|portillon|cadenas|cancela|verja|candado|barrera|\w*tor\b|schranke|barrier|grille|sbarra)/,
  ],
  [
    'unit',
    /\b(apartment|flat door|room|camera|stanza|appartament|chambre|piso|habitacion|wohnung|zimmer|suite|studio)/,
  ],
  [
    'entrance',
    /\b(main (door|entrance)|entrance|portone|portoncino|digicode|immeuble|hall\b|portal|street door|building|edificio|unten)/,
  ],
  [
    'door',
    /\b(door|porta|porte|puerta|\w*tur\b|\w*turcode|lock\b|serratura|serrure|cerradura|schloss|\w*schloss|keypad|tastier|clavier|teclado|tastenfeld|turcode)/,
  ],
]

/** What the text around a code says it opens. */
export function findCodeKind(text: string): CodeKind | undefined {
  const plain = normalWords(text).join(' ')
  return kindWords.find(([, pattern]) => pattern.test(plain))?.[0]
}

const codeCue =
  /\b(codes?|codice|cod|codigo|clave|pin|combination|combinazione|combinacion|combinaison|kombination|zahlenkombination|\w*code|keypad|tastierino|digicode)\b/

/** Words that stand before a code only next to a door, a gate or a box. */
const weakCue =
  /\b(nummer|number|numero|zahl|ziffern|digits|cifre|cifras|chiffres|tapez|composez|entrez|marc\w+|digit\w+|type|enter|press|premete|pulsad|pulsen|geben|eingeben|tippen|drucken|opens? with|s ouvre avec|si apre con|se abre con|key ?(box|safe)|lock ?box)\b/

/** Digits with letters or signs that keypads have, apart from amounts, times and house numbers with a unit. */
const codeShape = /(?<![\p{L}\d.,:+/€£$-])[#*]?(?=[A-Z#*]{0,3}\d)[\dA-Z*#]{3,10}(?![\p{L}\d*#]|[.,:]\d|-\d)/gu
const unitAfter =
  /^\s?(?:€|euro|eur\b|£|km\b|m\b|kg\b|min|meter|metre|metri|metros|mètres|°|grad|gradi|%|uhr\b|h\b|am\b|pm\b|people|persone|liter|litres|watt)/i

export type FoundCode = { value: string; start: number; end: number; kind: CodeKind | undefined }

/**
 * The code in a sentence and what it opens. Sentences about networks and those with phone numbers have none.
 * @param context what the sentences before speak of
 */
export function findCodes(text: string, context: CodeKind | undefined): FoundCode[] {
  const plain = normalWords(text).join(' ')
  const own = findCodeKind(text)
  const isCode = codeCue.test(plain)
  // A room or a flat in a sentence does not make its numbers codes.
  const kind = own === 'unit' && !isCode ? undefined : (own ?? context)
  if ((!isCode && kind === undefined) || networkWords.test(plain)) return []
  const isNear = isCode || weakCue.test(plain)
  return [...text.matchAll(codeShape)].flatMap(({ 0: value, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + value.length)]
    if (unitAfter.test(after) || /\d[\s/.-]{1,3}$/.test(before) || /^[\s/.-]{1,3}\d/.test(after)) return []
    const isAtEnd = own !== undefined && !/[\p{L}\p{N}]/u.test(after)
    return isNear || isAtEnd ? [{ value, start: index, end: index + value.length, kind }] : []
  })
}

const networkWords = /\b(wi ?fi|wlan|w lan|ssid|netz\w*|network|password|passwort|kennwort|rete|reseau|wpa)\b/
