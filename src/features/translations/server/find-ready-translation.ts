import { findReadySentence } from '#features/authoring/shared/ready-sentences/ready-sentences.ts'
import type { FindReady } from '#features/books/shared/translation.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** Finds the service's own translations of ready sentences. */
export function findReadyTranslation(language: Language): FindReady {
  return (text) => findReadySentence(text)?.[language]
}
