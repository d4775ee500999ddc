import type { Book, GuestBook } from '#features/books/shared/book.ts'
import { type HostTextField, hostTextKey, listHostTexts } from '#features/books/shared/host-texts.ts'
import {
  matchTranslations,
  type Translation,
  type TranslationState,
  textForGuest,
} from '#features/books/shared/translation.ts'
import { presentBook } from '#features/books/thread.ts'
import { type Language, languages } from '#platform/i18n/languages.ts'
import type { BookTranslationsView, HostTextView } from '../shared/translation-contract.ts'
import { findReadyTranslation } from './guest-words.ts'

/** A book with its translations by language. */
type BookWithTranslations = { book: Book; translations: ReadonlyMap<Language, readonly Translation[]> }

export function presentTranslations(
  { book, translations }: BookWithTranslations,
  setting: { isPro: boolean; hasMachine: boolean },
): BookTranslationsView {
  const texts = listHostTexts(book.book)
  const states = languages
    .filter((language) => language !== book.originalLanguage)
    .map((language) => {
      const found = matchTranslations(texts, translations.get(language) ?? [], findReadyTranslation(language))
      return [language, found] as const
    })
  return {
    book: presentBook(book),
    texts: texts.map(({ field, owner, text }) => ({
      field,
      owner: nameOwner(field, owner, book.book),
      text,
      translations: Object.fromEntries(
        states.map(([language, found]): [Language, unknown] => [
          language,
          presentState(field, found.get(hostTextKey({ field, text }))),
        ]),
      ) as HostTextView['translations'],
    })),
    ...setting,
  }
}

/** The name of the item that a text belongs to; null for the item's name itself. */
function nameOwner(field: HostTextField, owner: string | null, { look }: GuestBook): string | null {
  if (field === 'ownSections.text') return look.ownSections.find(({ id }) => id === owner)?.title ?? null
  return field === 'ownSections.title' ? null : owner || null
}

function presentState(field: HostTextView['field'], state: TranslationState | undefined) {
  if (!state || state.state === 'missing') return { state: 'missing', text: '', isShown: false }
  return {
    state: state.state,
    text: state.text,
    ...(state.state === 'outdated' && { source: state.source }),
    isShown: textForGuest(field, state) !== undefined,
  }
}
