import { textKindOf } from '#features/books/shared/book-fields.ts'
import type { BookTheme } from '#features/books/shared/book-theme.ts'
import { ThemeInput } from '#features/books/shared/theme-contract.ts'
import { toThemeInput } from '#features/books/ui/index.ts'
import { textLimits } from '#limits.ts'

/** Error texts by the path of their field, such as `ownSections.0.title`. */
export type ThemeProblems = Readonly<Record<string, string>>

const codes = ['SECTION_TITLE_REQUIRED', 'INVALID_LINK', 'INVALID_COLOR', 'TOO_LONG'] as const
export type ThemeCode = (typeof codes)[number]

/**
 * Problems that prevent saving a theme; the server checks the rest.
 * @param textOf returns the text of a code; for TOO_LONG with the limit
 */
export function findThemeProblems(
  bookTheme: BookTheme,
  textOf: (code: ThemeCode, limit: number) => string,
): ThemeProblems {
  const issues = ThemeInput.safeParse(toThemeInput(bookTheme)).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().flatMap(({ path, message }) => {
      const code = codes.find((known) => known === message)
      const place = path.join('.')
      return code ? [[place, textOf(code, textLimits[textKindOf(place)])]] : []
    }),
  )
}
