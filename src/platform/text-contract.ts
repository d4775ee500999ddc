import { z } from 'zod'

// PostgreSQL refuses NUL in text, and a lone surrogate cannot be encoded as UTF-8.
const storable = (value: string) => !value.includes('\0') && value.isWellFormed()

/**
 * A text that both databases store unchanged.
 * @param max longest length, in UTF-16 units
 */
export function text(max: number) {
  return z.string({ error: 'INVALID_VALUE' }).max(max, 'TOO_LONG').refine(storable, 'UNREADABLE_TEXT')
}

/** As `text`, of any length: where whoever stores it judges the length, beside what is stored. */
export function unmeasuredText() {
  return z.string({ error: 'INVALID_VALUE' }).refine(storable, 'UNREADABLE_TEXT')
}

/** A list whose length is judged before its entries: a million wrong entries are one mistake and not a million. */
export function listOf<Entry extends z.ZodType>(entry: Entry, max: number) {
  const measured = z.transform<z.input<Entry>[], z.input<Entry>[]>((given, context) => {
    if (!Array.isArray(given) || given.length <= max) return given
    context.addIssue({ code: 'custom', message: 'LIST_TOO_LONG', params: { limit: max } })
    return z.NEVER
  })
  return z.pipe(measured, z.array(entry, 'INVALID_VALUE').max(max, 'LIST_TOO_LONG'))
}

/** Characters that turn the direction of whatever comes after them, outside of the text as well. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * As `text`, in one line: breaks and runs of blanks become one blank, for names that stand in subjects and lists. What
 * would turn the words around the name is left out; letters that run from right to left need none of it.
 */
export function line(max: number) {
  return text(max).overwrite(toLine)
}

/** A text in one line, as `line` stores it: without control characters and bidi overrides. */
export function toLine(value: string): string {
  return value
    .replace(turns, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
