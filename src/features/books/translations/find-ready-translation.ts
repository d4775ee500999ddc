import type { Language } from '#platform/i18n/languages.ts'
import { findReadySentence } from '../ready-sentences/ready-sentences.ts'
import type { FindReady } from './translation.ts'

/** Ready sentences that hosts take over as they are: the service knows them in every language. */
export function findReadyTranslation(language: Language): FindReady {
  return (text) => findReadySentence(text)?.[language]
}
