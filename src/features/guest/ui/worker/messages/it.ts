import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  title: 'Nessuna connessione',
  text: 'Questa pagina non è ancora salvata su questo dispositivo. Appare da sola appena torna la connessione.',
  retry: 'Riprova',
  kept: 'Salvate su questo dispositivo',
  needed: 'Si apre con la connessione',
}
