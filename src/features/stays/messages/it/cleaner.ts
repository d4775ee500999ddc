import type { Messages } from '#platform/i18n/languages.ts'
import type { cleaner as en } from '../en/cleaner.ts'

export const cleaner: Messages<typeof en> = {
  next: 'I prossimi ospiti arrivano {when}. Cambia il codice della serratura, poi confermalo qui.',
  code: 'Nuovo codice della serratura',
  hint: 'È solo un suggerimento. Se imposti un altro codice, scrivi quello.',
  confirm: 'Ho cambiato il codice',
  done: 'Grazie. I prossimi ospiti vedranno il nuovo codice sulla loro pagina.',
  nothing: 'Per ora non c’è nulla da confermare. Riapri questa pagina quando gli ospiti sono partiti.',
  missing: 'Questo link non funziona più',
  missingText: 'Chiedine uno nuovo all’host.',
  problems: {
    missing: 'Scrivi il nuovo codice della serratura.',
    changed: 'Nel frattempo le prenotazioni sono cambiate. Controlla la data qui sotto e conferma di nuovo.',
    busy: 'Qualcosa non ha funzionato. Riprova tra un minuto.',
  },
}
