import { type Excess, tooLong } from '#features/books/shared/book-bounds.ts'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import { type HostText, hostTextKey } from '#features/books/shared/host-texts.ts'
import type { Translation, TranslationChange } from '#features/books/shared/translation.ts'
import { textLimits } from '#limits.ts'

/** How long a translation may be: as its field allows, and always as long as the text that it translates. */
export function translationLimit({ field, text }: Pick<HostText, 'field' | 'text'>): number {
  return Math.max(textLimits[textKindOf(field)], text.length)
}

/**
 * The changes whose text is too long. One that is stored longer, by a machine or before there were limits, may stay or
 * shrink; as it is, it may also go on as the translation of a text that has changed.
 * @param kept what is stored in the language
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
