import { itemListNames } from '#features/books/shared/book-fields.ts'
import { stepOfField } from '#features/books/shared/book-form.ts'
import { hostTextKey } from '#features/books/shared/host-texts.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import { translationLimit } from '../shared/translation-bounds.ts'
import type { HostTextView } from '../shared/translation-contract.ts'

/** A host's unsaved translation of one text into one language. */
export type TranslationEdit = {
  language: Language
  field: HostTextView['field']
  source: string
  text: string
  /** A machine's text that the host accepted and then turned back into a proposal. */
  isProposal: boolean
}

/** By `editKey`. */
export type TranslationEdits = Readonly<Record<string, TranslationEdit>>

export function editKey(language: Language, text: Pick<HostTextView, 'field' | 'text'>): string {
  return `${language} ${hostTextKey(text)}`
}

export type TextStatus = 'missing' | 'done' | 'ready' | 'proposed' | 'outdated'

/** The state of a text including unsaved edits, and the content of its box. */
export function statusOf(
  text: HostTextView,
  language: Language,
  edits: TranslationEdits,
): { status: TextStatus; value: string; source: string | undefined } {
  const stored = text.translations[language]
  const edit = edits[editKey(language, text)]
  if (edit) return { status: statusOfEdit(edit), value: edit.text, source: undefined }
  return { status: stored?.state ?? 'missing', value: stored?.text ?? '', source: stored?.source }
}

function statusOfEdit({ text, isProposal }: TranslationEdit): TextStatus {
  if (text.trim() === '') return 'missing'
  return isProposal ? 'proposed' : 'done'
}

/** Whether the host has something to do: guests read the original, or an outdated translation. */
export function isOpen(status: TextStatus): boolean {
  return status === 'missing' || status === 'outdated' || status === 'proposed'
}

export type Progress = { done: number; total: number; outdated: number; proposed: number }

export function progressOf(texts: readonly HostTextView[], language: Language, edits: TranslationEdits): Progress {
  const statuses = texts.map((text) => statusOf(text, language, edits).status)
  const count = (status: TextStatus) => statuses.filter((one) => one === status).length
  return {
    done: statuses.filter((status) => !isOpen(status)).length,
    total: texts.length,
    outdated: count('outdated'),
    proposed: count('proposed'),
  }
}

/** The groups of the book's texts: the steps of the wizard; some lists are groups of their own. */
export const textGroups = [
  'property',
  'checkIn',
  'houseRules',
  'ownSections',
  ...itemListNames,
  'emergencyNumbers',
  'checkOut',
  'host',
] as const
export type TextGroup = (typeof textGroups)[number]

const stepGroups: readonly TextGroup[] = [
  'host',
  'property',
  'checkIn',
  'houseRules',
  'equipment',
  'activities',
  'checkOut',
]

export function groupOf(field: string): TextGroup {
  const name = field.split('.')[0]
  return textGroups.find((group) => group === name) ?? stepGroups[stepOfField(field)] ?? 'property'
}

/** Texts by group, in the order of `textGroups`; empty groups are left out. */
export function groupTexts(texts: readonly HostTextView[]): { group: TextGroup; texts: HostTextView[] }[] {
  return textGroups
    .map((group) => ({ group, texts: texts.filter(({ field }) => groupOf(field) === group) }))
    .filter((part) => part.texts.length > 0)
}

/**
 * The limit that a text's translation exceeds, in UTF-16 units; undefined if it exceeds none. Like the server: a longer
 * stored text may stay and shrink.
 */
export function exceededLimit(text: HostTextView, language: Language, written: string): number | undefined {
  const stored = text.translations[language]
  const limit = translationLimit(text)
  const isStored = written === stored?.text
  const hasShrunk = stored !== undefined && stored.state !== 'outdated' && written.length <= stored.text.length
  return written.length <= limit || isStored || hasShrunk ? undefined : limit
}

/** The edits that are too long to be saved. */
export function listTooLong(edits: readonly TranslationEdit[], texts: readonly HostTextView[]): TranslationEdit[] {
  const byKey = new Map(texts.map((text) => [hostTextKey(text), text]))
  return edits.filter(({ language, field, source, text }) => {
    const translated = byKey.get(hostTextKey({ field, text: source }))
    return translated !== undefined && exceededLimit(translated, language, text) !== undefined
  })
}

/** The edits without the saved ones; edits made during the save stay. */
export function withoutSaved(edits: TranslationEdits, saved: readonly TranslationEdit[]): TranslationEdits {
  const gone = new Map(saved.map((edit) => [keyOf(edit), edit]))
  const isGone = (key: string, { text, isProposal }: TranslationEdit) =>
    gone.get(key)?.text === text && gone.get(key)?.isProposal === isProposal
  return Object.fromEntries(Object.entries(edits).filter(([key, edit]) => !isGone(key, edit)))
}

/** Separates the edits of texts that the book still has from those whose original is gone. */
export function splitEdits(
  edits: TranslationEdits,
  texts: readonly HostTextView[],
): { present: TranslationEdit[]; lost: TranslationEdit[] } {
  const known = new Set(texts.flatMap((text) => languages.map((language) => editKey(language, text))))
  const all = Object.values(edits)
  return {
    present: all.filter((edit) => known.has(keyOf(edit))),
    lost: all.filter((edit) => !known.has(keyOf(edit)) && edit.text.trim() !== '' && !edit.isProposal),
  }
}

/** Edits that accept the machine's proposals among the given texts. */
export function acceptProposals(
  texts: readonly HostTextView[],
  language: Language,
  edits: TranslationEdits,
): TranslationEdit[] {
  return texts.flatMap((text) => {
    const { status, value } = statusOf(text, language, edits)
    return status === 'proposed'
      ? [{ language, field: text.field, source: text.text, text: value, isProposal: false }]
      : []
  })
}

/** Undoes acceptances, except of texts that the host has changed since or that are gone. */
export function undoAcceptance(
  accepted: readonly TranslationEdit[],
  texts: readonly HostTextView[],
  edits: TranslationEdits,
): TranslationEdit[] {
  const byKey = new Map(accepted.map((edit) => [keyOf(edit), edit]))
  return texts.flatMap((text) =>
    languages.flatMap((language) => {
      const edit = byKey.get(editKey(language, text))
      const { status, value } = statusOf(text, language, edits)
      return edit && status === 'done' && value === edit.text ? [{ ...edit, isProposal: true }] : []
    }),
  )
}

export function keyOf({ language, field, source }: TranslationEdit): string {
  return editKey(language, { field, text: source })
}
