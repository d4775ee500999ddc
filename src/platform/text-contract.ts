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

/** As `text`, in one line: breaks and runs of blanks become one blank, for names that stand in subjects and lists. */
export function line(max: number) {
  return text(max).overwrite((value) => value.replace(/[\s\p{Cc}]+/gu, ' ').trim())
}
