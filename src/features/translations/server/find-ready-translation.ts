import { findReadySentence } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import type { FindReady } from '#features/books/shared/translation.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Ready sentences that hosts take over as they are: the service knows them in every language. */
export function findReadyTranslation(language: Language): FindReady {
  return (text) => findReadySentence(text)?.[language]
}
