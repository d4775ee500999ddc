import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  cancellation: {
    head: {
      title: 'Verträge hier kündigen',
      description: 'Kündigen Sie Ihr Benvenuto-Abo, ohne sich anzumelden. Die Bestätigung kommt sofort.',
      keywords: 'Benvenuto kündigen, Verträge hier kündigen, Abo kündigen',
    },
    title: 'Verträge hier kündigen',
    lead: 'Kündigen Sie Ihr Benvenuto-Abo, ohne sich anzumelden. Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit, hier und per E-Mail.',
    points: {
      end: 'Ihr Tarif läuft noch bis zum Ende des bezahlten Monats. Danach wird nichts mehr abgebucht.',
      books: 'Veröffentlichte Gästemappen bleiben online, Ihre Texte und Bilder bleiben erhalten.',
      other:
        'Haben Sie in den letzten 14 Tagen bestellt? Als Verbraucher können Sie stattdessen den <link>Vertrag widerrufen</link>.',
    },
    submit: 'Jetzt kündigen',
    sent: 'Ihre Kündigung ist eingegangen',
  },
  withdrawal: {
    head: {
      title: 'Vertrag widerrufen',
      description: 'Widerrufen Sie Ihren Vertrag mit Benvenuto binnen 14 Tagen, ohne sich anzumelden.',
      keywords: 'Benvenuto Vertrag widerrufen, Widerrufsrecht, 14 Tage',
    },
    title: 'Vertrag widerrufen',
    lead: 'Verbraucher können binnen 14 Tagen nach der Bestellung widerrufen, ohne Gründe zu nennen. Sie erhalten sofort eine Bestätigung mit Datum und Uhrzeit, hier und per E-Mail.',
    points: {
      end: 'Es genügt, wenn Sie den Widerruf abschicken, bevor die 14 Tage um sind.',
      books: 'Wir prüfen Ihren Widerruf und schreiben Ihnen. Kam er rechtzeitig, wird nichts mehr abgebucht.',
      other: 'Sind die 14 Tage um? Kündigen können Sie jederzeit: <link>Verträge hier kündigen</link>.',
    },
    submit: 'Widerruf bestätigen',
    sent: 'Ihr Widerruf ist eingegangen',
  },
  form: 'Erklärung',
  contact: 'Fragen? <link>Schreiben Sie uns</link>.',
  name: 'Ihr Name',
  email: 'E-Mail-Adresse Ihres Kontos',
  emailHint: 'Daran erkennen wir Ihren Vertrag, und dorthin geht die Bestätigung.',
  contract: 'Vertrag',
  contractHint: 'Tarif oder Rechnungsnummer, falls mehrere Verträge gemeint sein könnten.',
  contractDefault: 'Benvenuto-Abo des Kontos mit dieser E-Mail-Adresse',
  type: 'Art der Kündigung',
  types: { ordinary: 'Ordentliche Kündigung', forCause: 'Außerordentliche Kündigung', withdrawal: 'Widerruf' },
  typeTexts: { ordinary: 'Ohne Angabe von Gründen', forCause: 'Aus wichtigem Grund, den Sie unten nennen' },
  reason: 'Grund',
  reasonHint: 'Nur bei einer außerordentlichen Kündigung nötig.',
  day: 'Kündigen zum',
  dayHint: 'Ohne Datum gilt der frühestmögliche Zeitpunkt.',
  earliest: 'Frühestmöglicher Zeitpunkt',
  optional: 'Freiwillig',
  kept: 'Wir bewahren die Erklärung ein Jahr lang auf. Sind Sie beim Absenden angemeldet, löschen wir sie schon vorher, wenn Sie Ihr Konto löschen. Ihr Nachweis ist die Bestätigung, die Sie bekommen.',
  check: 'Bitte prüfen Sie die markierten Felder. Noch ist nichts abgeschickt.',
  /** In languages of countries whose law wants a summary before the cancellation. */
  summary: {
    continue: 'Weiter',
    title: 'Prüfen Sie Ihre Kündigung',
    lead: 'Noch ist nichts abgeschickt. Stimmt alles, dann geben Sie die Erklärung ab.',
    change: 'Ändern',
  },
  receipt: {
    lead: 'Eingegangen am {day} um {time}.',
    declaration: 'Erklärung',
    sentWith: 'Abgegeben mit der Schaltfläche',
    button: '„{label}“ auf {page}',
    receivedAt: 'Eingegangen',
    mail: 'An diese Adresse senden wir eine Bestätigung. Ist sie nach einigen Minuten nicht da, sehen Sie bitte im Spam-Ordner nach. Auch diese Seite gilt als Nachweis: Speichern Sie sie.',
    save: 'Als Textdatei speichern',
    home: 'Zur Startseite',
  },
}
