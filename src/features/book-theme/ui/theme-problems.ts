import { textKindOf } from '#features/books/shared/book-fields.ts'
import type { BookLook } from '#features/books/shared/book-look.ts'
import { LookInput } from '#features/books/shared/look-contract.ts'
import { toLookInput } from '#features/books/ui/index.ts'
import { textLimits } from '#limits.ts'

/** Sentences by the path of their field, such as `ownSections.0.title`. */
export type LookProblems = Readonly<Record<string, string>>

const codes = ['SECTION_TITLE_REQUIRED', 'INVALID_LINK', 'INVALID_COLOR', 'TOO_LONG'] as const
export type LookCode = (typeof codes)[number]

/**
 * What keeps a look from being saved; the rest is left to the server.
 * @param textOf gives the sentence of a code, and of TOO_LONG with the limit
 */
export function findLookProblems(look: BookLook, textOf: (code: LookCode, limit: number) => string): LookProblems {
  const issues = LookInput.safeParse(toLookInput(look)).error?.issues ?? []
  return Object.fromEntries(
    issues.toReversed().flatMap(({ path, message }) => {
      const code = codes.find((known) => known === message)
      const place = path.join('.')
      return code ? [[place, textOf(code, textLimits[textKindOf(place)])]] : []
    }),
  )
}
