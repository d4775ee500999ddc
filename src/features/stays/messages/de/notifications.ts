import type { Messages } from '#platform/i18n/languages.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: Messages<typeof en> = {
  title: 'Benachrichtigungen',
  lead: 'Wir melden Ihnen, wenn Gäste ankommen, abreisen oder Hilfe brauchen, zusätzlich zu den E-Mails und auch, wenn Sie abgemeldet sind.',
  label: 'Dieses Gerät benachrichtigen',
  isOn: 'An',
  isOff: 'Aus',
  busy: 'Einen Moment',
  others: 'Andere Geräte',
  unknown: 'Ein Gerät',
  since: 'Seit {day}',
  remove: 'Entfernen',
  removeName: '{name} entfernen',
  failing: 'Nicht erreicht',
  failingSince:
    'Seit dem {day} kommt auf diesem Gerät nichts an. Schalten Sie seine Benachrichtigungen aus und wieder ein.',
  test: 'Test senden',
  testSent: 'Test gesendet',
  testSentText:
    'Er erscheint in wenigen Sekunden. Falls nicht, prüfen Sie in den Einstellungen des Geräts, ob Benachrichtigungen gesperrt sind.',
  failed: 'Das hat nicht geklappt',
  failedText: 'Versuchen Sie es gleich noch einmal.',
  loadFailed: 'Ihre Geräte konnten nicht geladen werden.',
  again: 'Erneut versuchen',
  notReached: 'Ihr Browser erreicht seinen Dienst für Benachrichtigungen nicht. Versuchen Sie es später noch einmal.',
  notAllowed:
    'Ihr Browser hat Benachrichtigungen nicht erlaubt. Schalten Sie sie noch einmal ein und wählen Sie „Zulassen“.',
  support: {
    denied:
      'Ihr Browser sperrt Benachrichtigungen dieser Seite. Tippen Sie auf das Symbol neben der Adresse, erlauben Sie Benachrichtigungen und laden Sie die Seite neu.',
    iosHome:
      'Auf iPhone und iPad: Tippen Sie auf die Teilen-Taste, wählen Sie „Zum Home-Bildschirm“, öffnen Sie Benvenuto von dort und schalten Sie die Benachrichtigungen ein.',
    unsupported: 'Dieser Browser kann keine Benachrichtigungen zeigen. Die E-Mails kommen in jedem Fall.',
  },
  offer: 'Sofort wissen, wenn Gäste da sind',
  offerText: 'Eine Benachrichtigung auf diesem Gerät, wenn Gäste ankommen, abreisen oder Hilfe brauchen.',
  switchOn: 'Dieses Gerät benachrichtigen',
  toSettings: 'Zu den Einstellungen',
}
