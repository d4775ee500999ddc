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

/** As `text`, without a maximum length: for texts whose limit the service checks, compared with what is stored. */
export function unmeasuredText() {
  return z.string({ error: 'INVALID_VALUE' }).refine(storable, 'UNREADABLE_TEXT')
}

/** A list whose length is checked before its entries; otherwise an oversized list would produce one error per entry. */
export function listOf<Entry extends z.ZodType>(entry: Entry, max: number) {
  const measured = z.transform<z.input<Entry>[], z.input<Entry>[]>((given, context) => {
    if (!Array.isArray(given) || given.length <= max) return given
    context.addIssue({ code: 'custom', message: 'LIST_TOO_LONG', params: { limit: max } })
    return z.NEVER
  })
  return z.pipe(measured, z.array(entry, 'INVALID_VALUE').max(max, 'LIST_TOO_LONG'))
}

/** Characters that change the direction of all text after them, also outside of their own text. */
const turns = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * As `text`, in one line, for names that appear in subjects and lists: line breaks and runs of blanks become one blank.
 * Characters that would change the direction of the text around the name are removed; right-to-left letters need none
 * of them.
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
