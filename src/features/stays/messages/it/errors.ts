import type { errors as english } from '../en/errors.ts'

export const errors: Record<keyof typeof english, string> = {
  STAY_NOT_FOUND: 'Questo soggiorno non è più nel tuo elenco. Ricarica la pagina.',
  TIME_ZONE_MISSING: 'Imposta prima il fuso orario dell’alloggio: così i codici compaiono all’ora giusta.',
  TIME_ZONE_INVALID: 'Non conosciamo questo fuso orario. Scegline uno come Europe/Rome.',
  DATE_INVALID: 'Inserisci una data',
  TIME_INVALID: 'Inserisci un orario, per esempio 15:00',
  DEPARTURE_TOO_EARLY: 'La partenza deve essere dopo il giorno di arrivo',
  STAY_TOO_LONG: 'Un soggiorno può durare al massimo {limit} notti',
  ARRIVAL_TOO_FAR: 'L’arrivo può essere al massimo fra due anni',
  STAY_TOO_OLD: 'Questo soggiorno è finito da più di {limit} giorni. Non conserviamo i soggiorni più a lungo.',
  CODE_IN_USE: 'È un codice di riserva, oppure lo ha già un altro soggiorno di quei giorni. Scegline un altro.',
  CODE_SHOWN: 'Gli ospiti di questo soggiorno vedono già il loro codice. Scrivi quello impostato ora nella serratura.',
  CODE_MISSING: 'Scrivi il codice impostato ora nella serratura',
  CODE_CONFIRMED: 'Hai confermato il codice per questi ospiti. Scrivi quello impostato ora nella serratura.',
  CODE_REPLACED:
    'Questo soggiorno ora ha un altro codice. Guardalo di nuovo prima di cambiare qualcosa nella serratura.',
  CODE_TAKEN:
    'Il codice già visto da questi ospiti ora è di un altro soggiorno di quei giorni o è tra i codici di riserva. Prima cambialo lì.',
  STAY_ENDED:
    'Questi ospiti sono partiti o non vengono, quindi non serve loro un nuovo codice. Confermalo per i prossimi ospiti.',
  NOT_IN_HOUSE: 'Questi ospiti ora non sono in casa, quindi non possono essere partiti.',
  STAYS_AFFECTED: 'Così cambia ciò che gli ospiti vedono adesso. Controlla i soggiorni e conferma.',
  CODE_CHANGE_TOO_EARLY: 'Gli ospiti precedenti sono ancora in casa. Conferma il cambio quando sono partiti.',
  NO_CODE_LEFT: 'Per queste date non ci sono abbastanza codici diversi. Scegli codici con più cifre.',
  TOO_MANY_STAYS: 'Puoi avere fino a {limit, number} soggiorni. Elimina quelli che non ti servono più.',
  SECRET_UNKNOWN: 'Questa sezione non è più nella guida. Ricarica la pagina.',
  PUSH_DEVICE_NOT_FOUND: 'Questo dispositivo non è più nell’elenco. Ricarica la pagina.',
  TOO_MANY_PUSH_DEVICES: 'Puoi ricevere notifiche su {limit} dispositivi al massimo. Rimuovine uno che non usi più.',
}
