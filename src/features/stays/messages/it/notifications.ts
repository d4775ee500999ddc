import type { Messages } from '#platform/i18n/languages.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: Messages<typeof en> = {
  title: 'Notifiche',
  lead: 'Ricevi un avviso quando gli ospiti arrivano, partono o hanno bisogno di aiuto. Le notifiche si aggiungono alle email e arrivano anche quando non hai effettuato l’accesso.',
  label: 'Notifiche su questo dispositivo',
  isOn: 'Attive',
  isOff: 'Non attive',
  busy: 'Un momento',
  others: 'Altri dispositivi',
  unknown: 'Un dispositivo',
  since: 'Aggiunto: {day}',
  remove: 'Rimuovi',
  removeName: 'Rimuovi {name}',
  failing: 'Non raggiunto',
  failingSince: 'Questo dispositivo non riceve più nulla (primo errore: {day}). Disattiva e riattiva le notifiche.',
  test: 'Invia un test',
  testSent: 'Test inviato',
  testSentText:
    'Compare entro pochi secondi. Altrimenti controlla se le notifiche sono bloccate nelle impostazioni del dispositivo.',
  failed: 'Qualcosa non ha funzionato',
  failedText: 'Riprova tra poco.',
  loadFailed: 'I tuoi dispositivi non si sono caricati.',
  again: 'Riprova',
  notReached: 'Il browser non raggiunge il suo servizio di notifiche. Riprova più tardi.',
  notAllowed: 'Il browser non ha consentito le notifiche. Riprova e scegli «Consenti».',
  support: {
    denied:
      'Il browser blocca le notifiche di questo sito. Premi l’icona accanto all’indirizzo, consenti le notifiche, poi ricarica la pagina.',
    iosHome:
      'Su iPhone e iPad: tocca il pulsante di condivisione, scegli «Aggiungi alla schermata Home», apri Benvenuto da lì e attiva le notifiche.',
    unsupported: 'Questo browser non può mostrare notifiche. Le email arrivano comunque.',
  },
  offer: 'Scopri subito quando gli ospiti sono entrati',
  offerText: 'Una notifica su questo dispositivo quando gli ospiti arrivano, partono o hanno bisogno di aiuto.',
  switchOn: 'Avvisami su questo dispositivo',
  toSettings: 'Vai alle impostazioni',
}
