import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  consent: {
    settings: 'Impostazioni cookie',
    title: 'Possiamo misurare la nostra pubblicità?',
    text: 'Se accetti, Meta viene a sapere della tua visita e di passaggi come la registrazione, e noi capiamo quali pubblicità ci portano host. Le guide di benvenuto e chi le legge ne restano fuori. <privacy>Informativa sulla privacy</privacy>',
    refuse: 'Rifiuta',
    agree: 'Accetta',
    hasRefused: 'Scelta attuale: rifiuto.',
    hasAgreed: 'Scelta attuale: consenso.',
    savedRefused:
      'Salvato: non misuriamo nulla. Puoi cambiare scelta quando vuoi da «Impostazioni cookie», in fondo alla pagina.',
    savedGranted: 'Salvato, grazie. Puoi cambiare scelta quando vuoi da «Impostazioni cookie», in fondo alla pagina.',
  },
  pixelTest: {
    title: 'Test del pixel',
    lead: 'Genera eventi di tracciamento da questa pagina e mostra che fine fanno.',
    back: 'Torna al pannello',
    state: 'Stato',
    pixel: 'Pixel',
    noPixel: 'META_PIXEL_ID non è impostata: gli eventi restano nella pagina e a nessuno viene chiesto il consenso.',
    consent: 'Il tuo consenso',
    unanswered: 'Non hai ancora risposto: gli eventi aspettano.',
    granted: 'Hai accettato: gli eventi vengono inviati.',
    refused: 'Hai rifiutato: gli eventi vengono scartati.',
    warning: 'Con un pixel e il tuo consenso questi eventi contano nell’account pubblicitario, acquisti compresi.',
    fire: 'Genera un evento',
    queue: 'Eventi di questa pagina',
    empty: 'Ancora nulla. Premi un pulsante.',
    fates: { waiting: 'In attesa', sent: 'Inviato', discarded: 'Scartato' },
    automatic: 'Tracciato in automatico',
    automaticLead: 'Ogni evento parte una volta sola, quando:',
    events: {
      'demo-view': { name: 'Demo vista', moment: 'si apre un link alla demo' },
      'registration-start': { name: 'Registrazione iniziata', moment: 'si compila il primo campo della registrazione' },
      'registration-complete': { name: 'Registrazione completata', moment: 'l’account è creato' },
      'plan-selection': { name: 'Piano scelto', moment: 'si sceglie un piano' },
      'payment-start': { name: 'Pagamento iniziato', moment: 'si avvia l’ordine' },
      purchase: { name: 'Acquisto', moment: 'l’abbonamento è attivo' },
      'first-book': { name: 'Prima guida di benvenuto', moment: 'un host pubblica la sua prima guida di benvenuto' },
      share: { name: 'Condivisione', moment: 'un host copia, invia o salva un link o un QR code' },
      'pricing-view': { name: 'Prezzi visti', moment: 'i prezzi arrivano a metà schermo' },
      'article-view': { name: 'Articolo visto', moment: 'si apre un articolo del blog' },
    },
  },
}
