import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  title: 'Segnala questa pagina',
  lead: 'La segnalazione arriva al gestore del servizio, non a chi ti ospita. Per domande sul soggiorno rivolgiti a chi ti ospita.',
  reason: 'Che cosa non va?',
  reasons: {
    deceptive: 'È ingannevole: per esempio chiede password, numeri di carta o pagamenti',
    unlawful: 'È offensiva o contraria alla legge',
    private: 'Mostra dati privati che mi riguardano',
    other: 'Altro',
  },
  text: 'Che cosa hai visto?',
  optional: 'facoltativo',
  email: 'La tua email, se dovessimo avere una domanda',
  kept: 'Conserviamo solo ciò che scrivi qui, per {days} giorni al massimo.',
  trap: 'Lascia vuoto questo campo',
  send: 'Invia segnalazione',
  check: 'Controlla i campi evidenziati. Non è ancora stato inviato nulla.',
  back: 'Torna alla pagina',
  sent: {
    title: 'Grazie',
    text: 'Il gestore ha ricevuto la segnalazione ed esaminerà la pagina.',
  },
  problems: {
    REPORT_REASON_REQUIRED: 'Scegli che cosa non va',
    REPORT_EMAIL_INVALID: 'Indirizzo email non valido. Puoi anche lasciare vuoto il campo.',
    TOO_LONG: 'Questo testo è troppo lungo. Accorcialo.',
    UNREADABLE_TEXT: 'Contiene caratteri che non si possono salvare. Toglili.',
    TOO_MANY_REQUESTS: 'Sono arrivate troppe segnalazioni. Riprova tra un’ora.',
    UNAVAILABLE: 'Stanno arrivando troppe segnalazioni. Riprova tra un minuto.',
  },
}
