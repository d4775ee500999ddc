import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  translate: 'Übersetzen',
  onDevice: 'Ihr Browser übersetzt auf diesem Gerät. Nichts wird verschickt.',
  working: 'Wird übersetzt\u00a0… {done} von {all}',
  cancel: 'Abbrechen',
  pack: 'Beim ersten Mal lädt der Browser ein Sprachpaket.',
  translated: 'Automatisch übersetzt',
  original: 'Original zeigen',
  failed: 'Die Übersetzung ist nicht gelungen. Die Gästemappe bleibt, wie sie geschrieben wurde.',
  ios: 'Tippen Sie in Safari auf das Seitenmenü neben der Adresse und dann auf „Übersetzen“.',
  android: 'Öffnen Sie in Chrome das Menü ⋮ und tippen Sie auf „Übersetzen“.',
  other: 'Suchen Sie „Übersetzen“ neben der Adresse oder im Menü des Browsers.',
}
