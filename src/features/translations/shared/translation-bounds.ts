import { type Excess, tooLong } from '#features/books/shared/book-bounds.ts'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import { type HostText, hostTextKey } from '#features/books/shared/host-texts.ts'
import type { Translation, TranslationChange } from '#features/books/shared/translation.ts'
import { textLimits } from '#limits.ts'

/** Maximum length of a translation: the limit of its field, or the length of its original if that is longer. */
export function translationLimit({ field, text }: Pick<HostText, 'field' | 'text'>): number {
  return Math.max(textLimits[textKindOf(field)], text.length)
}

/**
 * The changes whose text is too long. An over-long stored translation, from a machine or from before there were limits,
 * may stay or shrink; unchanged, it may also be used for a changed original.
 * @param kept the stored translations into the language
 */
export function findLongTranslations(changes: readonly TranslationChange[], kept: readonly Translation[]): Excess[] {
  const lengths = new Map(kept.map(({ field, source, text }) => [hostTextKey({ field, text: source }), text.length]))
  const known = new Set(kept.map(hostTextKey))
  return changes.flatMap(({ field, source, text }, index) => {
    const original = { field, text: source }
    const limit = translationLimit(original)
    const isStored = text.length <= (lengths.get(hostTextKey(original)) ?? 0) || known.has(hostTextKey({ field, text }))
    return text.length <= limit || isStored ? [] : [tooLong(`texts.${index}.text`, limit)]
  })
}
