import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  loading: 'Wird geladen\u00a0…',
  title: 'Sprachen',
  lead: '{count, plural, one {Ein Text braucht} other {# Texte brauchen}} eine Übersetzung; Namen, Zeiten, Adressen und Codes bleiben, wie sie sind. Was nicht übersetzt ist, erscheint in Ihrer Sprache.',
  original: 'Originalsprache der Mappe',
  into: 'Übersetzen in',
  filter: 'Nur Fehlendes und Veraltetes',
  next: 'Nächster Text',
  shortcut: 'Strg + Eingabe (auf dem Mac: ⌘ + Eingabe) führt zum nächsten fehlenden Text.',
  allDone: 'In dieser Sprache ist nichts mehr zu tun.',
  groupCount: '{count, plural, one {ein Text} other {# Texte}}{done, plural, =0 {} other {, # fertig}}',
  translationOf: '{field}, Übersetzung',
  before: 'Vorher:',
  accept: 'Übernehmen',
  change: 'Ändern',
  changing: 'Sie ändern diesen Text',
  takeBack: 'Zurück zum Vorschlag',
  done: 'Fertig',
  stillRight: 'Stimmt noch',
  pro: {
    text: 'Mit Basic lesen Gäste Ihre Texte so, wie Sie sie geschrieben haben, mit Pro in der eigenen Sprache. Was Sie übersetzt haben, bleibt erhalten.',
    upgrade: 'Zu Pro wechseln',
  },
  empty: { text: 'Diese Mappe enthält noch keine Texte. Schreiben Sie zuerst das Original.', write: 'Mappe schreiben' },
  progress: {
    done: '{done} von {total, plural, one {# Text} other {# Texten}}',
    outdated: '{outdated} veraltet',
    proposed: '{proposed, plural, one {ein Vorschlag} other {# Vorschläge}}',
    all: '{total, plural, one {Der Text ist fertig} other {Alle # fertig}}',
    suggested: '{done} fertig, {proposed} vorgeschlagen',
    get: 'Vorschläge holen',
  },
  status: {
    missing: 'Fehlt',
    outdated: 'Veraltet',
    proposed: 'Vorschlag',
    ready: 'Textbaustein',
    done: 'Übersetzt',
  },
  save: {
    tooLong: 'Zu lange Texte sind markiert. Sie bleiben hier, bis Sie sie gekürzt haben; alles andere ist gespeichert.',
    saving: 'Wird gespeichert\u00a0…',
    saved: 'Gespeichert',
    now: 'Jetzt speichern',
    offline:
      'Keine Verbindung. Schreiben Sie ruhig weiter: Alles bleibt auf diesem Gerät und wird gespeichert, sobald Sie wieder online sind.',
    unreachable:
      'Der Dienst ist gerade nicht erreichbar. Schreiben Sie ruhig weiter: Alles bleibt auf diesem Gerät und wird gespeichert, sobald er wieder funktioniert.',
    conflict:
      'Die Mappe wurde inzwischen anderswo geändert. Sie sehen die neueste Fassung; Ihr eigener Text ist noch da, aber noch nicht gespeichert.',
    choosePlan: 'Tarif wählen',
    signedOut: 'Melden Sie sich in einem anderen Tab erneut an und speichern Sie dann hier.',
    failed: 'Das Speichern ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    restored: 'Ihr nicht gespeicherter Text ist wieder da.',
    lost: 'Diese Texte wurden inzwischen geändert oder entfernt. Kopieren Sie, was Sie noch brauchen:',
    dropLost: 'Verwerfen',
  },
  preview: {
    open: 'Vorschau',
    title: 'Vorschau: {language}',
    phone: 'Ihre Gästemappe auf {language}',
    close: 'Schließen',
  },
  machine: {
    propose: '{count, plural, one {Einen Vorschlag holen} other {# Vorschläge holen}}',
    proposeInAll: '{count, plural, other {Alle # in {languages} Sprachen holen}}',
    text: 'Gäste sehen einen Vorschlag erst, wenn Sie ihn übernehmen.',
    progress: '{done} von {total} Vorschlägen sind da\u00a0…',
    stop: 'Anhalten',
    acceptAll: '{count, plural, one {Nach Durchsicht übernehmen} other {Alle # nach Durchsicht übernehmen}}',
    acceptGroup: '{count, plural, other {Diese # übernehmen}}',
    waiting: '{count, plural, one {Ein Vorschlag} other {# Vorschläge}} auf {language}',
    unseen: 'Gäste sehen einen Vorschlag erst, wenn Sie ihn übernehmen. Jeder lässt sich später noch ändern.',
    accepted:
      '{count, plural, one {Ein Vorschlag ist übernommen. Gäste lesen ihn} other {# Vorschläge sind übernommen. Gäste lesen sie}} in ihrer Sprache.',
    undo: 'Rückgängig',
    refused:
      'Hier hat die maschinelle Übersetzung kein verlässliches Ergebnis geliefert. Bitte übersetzen Sie diesen Text selbst.',
  },
  fixed: {
    title:
      '{count, plural, one {Eine Angabe braucht keine Übersetzung.} other {# Angaben brauchen keine Übersetzung.}}',
    text: 'Zeiten, Namen, Adressen, Codes und Telefonnummern erscheinen so, wie Sie sie geschrieben haben.',
  },
}
