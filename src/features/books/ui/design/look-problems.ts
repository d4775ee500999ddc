import type { BookLook } from '../../look/book-look.ts'
import { LookInput } from '../../look/look-contract.ts'
import { toLookInput } from './look-api.ts'

/** Sentences by the path of their field, such as `ownSections.0.title`. */
export type LookProblems = Readonly<Record<string, string>>

const codes = ['SECTION_TITLE_REQUIRED', 'INVALID_LINK', 'INVALID_COLOR'] as const
type LookCode = (typeof codes)[number]

/** What keeps a look from being saved; the rest is left to the server. */
export function findLookProblems(look: BookLook, textOf: (code: LookCode) => string): LookProblems {
  const issues = LookInput.safeParse(toLookInput(look)).error?.issues ?? []
  return Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const code = codes.find((known) => known === message)
      return code ? [[path.join('.'), textOf(code)]] : []
    }),
  )
}
