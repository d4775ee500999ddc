export { suggestAllState } from './suggest-all.ts'
export { useMissingTranslations } from './use-missing-translations.ts'
