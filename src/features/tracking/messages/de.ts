import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  consent: {
    settings: 'Cookie-Einstellungen',
    title: 'Dürfen wir messen, ob unsere Werbung wirkt?',
    text: 'Wenn Sie zustimmen, erfährt Meta von Ihrem Besuch und von Schritten wie der Registrierung, und wir sehen, welche Anzeigen uns Gastgeber bringen. Gästemappen und Gäste bleiben außen vor. <privacy>Datenschutzerklärung</privacy>',
    refuse: 'Ablehnen',
    agree: 'Zustimmen',
    hasRefused: 'Bisher haben Sie abgelehnt.',
    hasAgreed: 'Bisher haben Sie zugestimmt.',
    savedRefused:
      'Gespeichert: Es wird nichts gemessen. Ändern können Sie das jederzeit unter „Cookie-Einstellungen“ unten auf der Seite.',
    savedGranted:
      'Gespeichert, vielen Dank. Ändern können Sie das jederzeit unter „Cookie-Einstellungen“ unten auf der Seite.',
  },
  pixelTest: {
    title: 'Pixel-Test',
    lead: 'Löst auf dieser Seite Tracking-Ereignisse aus und zeigt, was aus ihnen wird.',
    back: 'Zurück zum Adminbereich',
    state: 'Zustand',
    pixel: 'Pixel',
    noPixel:
      'META_PIXEL_ID ist nicht gesetzt: Ereignisse bleiben auf der Seite, und niemand wird um Einwilligung gebeten.',
    consent: 'Ihre Einwilligung',
    unanswered: 'Noch nicht beantwortet: Ereignisse warten.',
    granted: 'Zugestimmt: Ereignisse werden gesendet.',
    refused: 'Abgelehnt: Ereignisse werden verworfen.',
    warning: 'Mit Pixel und Ihrer Einwilligung zählen diese Ereignisse im Werbekonto, auch Käufe.',
    fire: 'Ereignis auslösen',
    queue: 'Ereignisse auf dieser Seite',
    empty: 'Noch nichts. Klicken Sie auf eine Schaltfläche.',
    fates: { waiting: 'Wartet', sent: 'Gesendet', discarded: 'Verworfen' },
    automatic: 'Automatisch erfasst',
    automaticLead: 'Jedes Ereignis wird einmal ausgelöst, und zwar in diesem Moment:',
    events: {
      'demo-view': { name: 'Demo angesehen', moment: 'ein Link zur Demo wird angeklickt' },
      'registration-start': {
        name: 'Registrierung begonnen',
        moment: 'das erste Feld der Registrierung wird ausgefüllt',
      },
      'registration-complete': { name: 'Registrierung abgeschlossen', moment: 'das Konto wurde erstellt' },
      'plan-selection': { name: 'Tarif gewählt', moment: 'ein Tarif wird gewählt' },
      'payment-start': { name: 'Zahlung begonnen', moment: 'die Bestellung wird gestartet' },
      purchase: { name: 'Kauf', moment: 'das Abo ist aktiv' },
      'first-book': { name: 'Erste Gästemappe', moment: 'die erste Gästemappe eines Kontos wird veröffentlicht' },
      share: { name: 'Teilen', moment: 'Link oder QR-Code wird kopiert, gesendet oder gespeichert' },
      'pricing-view': { name: 'Preise angesehen', moment: 'die Preise erreichen die Mitte des Bildschirms' },
      'article-view': { name: 'Artikel angesehen', moment: 'ein Artikel des Blogs wird geöffnet' },
    },
  },
}
