import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  translate: 'Traduci',
  onDevice: 'Il browser traduce su questo dispositivo. Non viene inviato nulla.',
  working: 'Traduzione in corso… {done} di {all}',
  cancel: 'Annulla',
  pack: 'La prima volta il browser scarica un pacchetto lingua.',
  translated: 'Tradotto automaticamente',
  original: 'Mostra l’originale',
  failed: 'La traduzione non è riuscita. La guida resta com’è stata scritta.',
  ios: 'In Safari tocca il menu della pagina accanto all’indirizzo, poi Traduci.',
  android: 'In Chrome apri il menu ⋮ e tocca Traduci.',
  other: 'Molti browser traducono le pagine: cerca Traduci accanto all’indirizzo o nel menu.',
}
