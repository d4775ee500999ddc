import { type Language, languages } from '#platform/i18n/languages.ts'
import { presentBook } from '../book-presenter.ts'
import { findReadyTranslation } from './find-ready-translation.ts'
import { hostTextKey, listHostTexts } from './host-texts.ts'
import { matchTranslations, type TranslationState, textForGuest } from './translation.ts'
import type { BookTranslationsView, HostTextView } from './translation-contract.ts'
import type { BookWithTranslations } from './translation-service.ts'

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
      owner: owner || null,
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

function presentState(field: HostTextView['field'], state: TranslationState | undefined) {
  if (!state || state.state === 'missing') return { state: 'missing', text: '', isShown: false }
  return {
    state: state.state,
    text: state.text,
    ...(state.state === 'outdated' && { source: state.source }),
    isShown: textForGuest(field, state) !== undefined,
  }
}
