import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

/** The ready sentences of one language: by field, then by a stable id. */
export type ReadyTexts = Messages<typeof en>

/** The field or list that a ready sentence is for. */
export type ReadyKind = keyof ReadyTexts

/** The ids of the sentences for one field. */
export type ReadyId<Kind extends ReadyKind> = keyof ReadyTexts[Kind]

/** A ready sentence: a text, or a piece of equipment. */
export type ReadyEntry = string | { name: string; description: string }

/**
 * Every wording that the sentences of a language ever had, with ordinary spaces, and the sentence's id. Books contain
 * the wording of their time; by this table they are translated like the present one. Wordings are never removed.
 */
export type Wordings = Readonly<Record<string, string>>
