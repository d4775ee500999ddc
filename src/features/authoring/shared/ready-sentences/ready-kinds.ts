import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

/** The ready sentences of one language: by field, then by a stable id. */
export type ReadyTexts = Messages<typeof en>

/** The field or list that a ready sentence is for. */
export type ReadyKind = keyof ReadyTexts

/** The ids of the sentences for one field. */
export type ReadyId<Kind extends ReadyKind> = keyof ReadyTexts[Kind]
