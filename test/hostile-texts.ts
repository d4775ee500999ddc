/** Texts that take quadratic time in a careless parser: endless repetitions, and near misses at the end. */

/** Makes a text of a length, in UTF-16 units. */
export type TextOfLength = (length: number) => string

/** Repeats `unit`, between a beginning and an end. */
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

// A search that restarts at every letter takes longest if everything but the last letter matches.
const nearMiss = { end: '\u0001' }

/** The units of hostile texts. */
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
  // Canonical ordering of such marks takes quadratic time.
  ...['\u0301\u0316', 'a\u0301\u0316', '\uff9e\u0301'],
]

/** Texts that every parser is tested with. */
export const hostileTexts: readonly TextOfLength[] = hostileUnits.map((unit) => repeated(unit, nearMiss))
