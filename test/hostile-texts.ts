/** Texts on which a careless reader takes the square of their length: endless runs, and near misses at their end. */

/** Makes a text of a length, in UTF-16 units. */
export type TextOfLength = (length: number) => string

/** `unit` again and again, between a beginning and an end. */
export function repeated(unit: string, { start = '', end = '' }: { start?: string; end?: string } = {}): TextOfLength {
  return (length) => {
    const room = Math.max(0, length - start.length - end.length)
    return (
      start +
      unit
        .repeat(Math.ceil(room / unit.length))
        .slice(0, room)
        .toWellFormed() +
      end
    )
  }
}

// A search that begins anew at every letter takes longest when everything fits but the last letter.
const nearMiss = { end: '\u0001' }

/** What hostile texts are made of. */
export const hostileUnits = [
  ...['a', '1', 'é', '一', '😀', '_', '-', '.', ',', ';', ':', '!', '#', '+', '/', '"', '(', ')', '[', '{', '<', '@'],
  ...[' ', '\n', '\u00a0', '\u200d', '🇮', ' a', 'ab ', '1 ', '- ', '\n- ', '\n1. ', ', ', 'a.', 'a@', '@a.', 'a-'],
  ...[
    '.+0.',
    '+1 ',
    '0-',
    '(1) ',
    'http://',
    'www.a',
    '![',
    '___',
    ' ___ ',
    '{0}',
    '{ ',
    '<x>',
    '&#1',
    '\na: b',
    '15:00 ',
  ],
  // Putting such marks into their canonical order takes the square of their number.
  ...['\u0301\u0316', 'a\u0301\u0316', '\uff9e\u0301'],
]

/** What every reader of texts is tried with. */
export const hostileTexts: readonly TextOfLength[] = hostileUnits.map((unit) => repeated(unit, nearMiss))
