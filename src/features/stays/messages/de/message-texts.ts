import type { Messages } from '#platform/i18n/languages.ts'
import type { messageTexts as en } from '../en/message-texts.ts'

export const messageTexts: Messages<typeof en> = {
  subject: 'Ihr Aufenthalt: {houseName}',
  booking:
    'Vielen Dank, dass Sie {houseName} gebucht haben. Wir freuen uns auf Sie!\n\nAnreise: {arrivalDate}, ab {arrivalTime}\u00a0Uhr\nAbreise: {departureDate}, bis {departureTime}\u00a0Uhr\n\nIn Ihrer Gästemappe finden Sie den Weg zu uns, alles über die Unterkunft und unsere Lieblingsorte in der Nähe:\n{link}',
  threeDays:
    'Bald ist es so weit: {houseName} wartet auf Sie. Anreise: {arrivalDate}, ab {arrivalTime}\u00a0Uhr.\n\nAlles zu Anfahrt, Parken und Unterkunft finden Sie in Ihrer Gästemappe:\n{link}\n\nWissen Sie schon ungefähr, wann Sie ankommen? Antworten Sie einfach auf diese Nachricht.',
  threeDaysWithRelease:
    'Bald ist es so weit: {houseName} wartet auf Sie. Anreise: {arrivalDate}, ab {arrivalTime}\u00a0Uhr.\n\nAlles zu Anfahrt, Parken und Unterkunft finden Sie in Ihrer Gästemappe:\n{link}\n\nDie Angaben zum Zugang erscheinen dort am {releaseDate} um {releaseTime}\u00a0Uhr. Öffnen Sie die Seite danach bitte einmal mit Internetverbindung, dann funktioniert sie auch ohne Empfang.\n\nWissen Sie schon ungefähr, wann Sie ankommen? Antworten Sie einfach auf diese Nachricht.',
  arrivalMorning:
    'Guten Morgen! {houseName} ist heute ab {arrivalTime}\u00a0Uhr für Sie bereit.\n\nAdresse, Parkplatz und Zugang finden Sie hier:\n{link}\n\nÖffnen Sie die Seite bitte einmal vor der Abfahrt, dann haben Sie alles auch ohne Empfang. Gute Reise!',
  arrived:
    '{houseName} heißt Sie herzlich willkommen! Sind Sie gut angekommen, und ist alles in Ordnung?\n\nWLAN, Bedienung der Geräte und unsere Tipps für die Umgebung finden Sie in Ihrer Gästemappe:\n{link}\n\nWenn etwas fehlt, schreiben Sie uns einfach.',
  lastEvening:
    'Wir hoffen, Sie fühlen sich wohl bei uns. Kurz zur Abreise: {departureDate}, bis {departureTime}\u00a0Uhr.\n\nDie wenigen Dinge, die vorher zu tun sind, stehen hier:\n{link}\n\nDanke, dass Sie sich für {houseName} entschieden haben, und gute Heimreise!',
}
