import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  form: 'Nachricht an uns',
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  message: 'Was können wir für Sie tun?',
  messageHint: 'Um welche Gästemappe geht es, und was haben Sie erwartet? Bitte keine Passwörter.',
  trap: 'Bitte leer lassen',
  send: 'Nachricht senden',
  kept: 'Name und Adresse nutzen wir nur für die Antwort. Nachrichten werden nach einem Jahr gelöscht.',
  promise:
    'Samstage und Sonntage zählen nicht. Mit Pro wird Ihre Nachricht zuerst beantwortet: Melden Sie sich vorher an oder geben Sie die E-Mail-Adresse Ihres Kontos an.',
  check: 'Bitte prüfen Sie die markierten Felder. Noch ist nichts abgeschickt, und Ihr Text ist noch da.',
  sent: {
    head: { title: 'Nachricht gesendet', description: 'Ihre Nachricht ist bei uns angekommen.' },
    title: 'Ihre Nachricht ist da',
    text: 'Ein Mensch liest sie und antwortet Ihnen innerhalb von 24 Stunden an die angegebene Adresse. Nachrichten von Pro-Konten haben Vorrang.',
    hours: 'Mo–Fr, 9–18\u00a0Uhr (New Yorker Zeit, EST); Samstage und Sonntage zählen nicht.',
    home: 'Zur Startseite',
  },
}
