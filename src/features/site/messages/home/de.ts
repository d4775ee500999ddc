import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  head: {
    title: 'Digitale Gästemappe für Ihre Ferienwohnung',
    description:
      'Schreiben Sie eine Gästemappe für Ihre Ferienunterkunft: Türcode, WLAN, Hausregeln und Tipps. Gäste öffnen sie per Link oder QR-Code, in fünf Sprachen und ohne App.',
    keywords: 'digitale Gästemappe, Ferienwohnung, Ferienhaus, Gästeinformation, Hausordnung, QR-Code, Airbnb',
  },
  headline: 'Die digitale Gästemappe für Ihre Unterkunft',
  lead: 'Türcode, WLAN, Ihr Lieblingslokal: Sie schreiben alles einmal auf, Ihre Gäste öffnen es am Handy, per Link oder QR-Code.',
  start: 'Kostenlos loslegen',
  demo: 'Demo ansehen',
  freeTrial: 'Jeder Tarif 14 Tage kostenlos',
  noCard: 'Keine Kreditkarte nötig',
  platforms: { title: 'Vermietungsportale', lead: 'Für Gäste, wo immer sie buchen', own: 'Ihre eigene Website' },
  stats: {
    title: 'Benvenuto in Zahlen',
    books: 'Gästemappen erstellt',
    satisfaction: 'zufriedene Gäste',
    hosts: 'Gastgeber sind dabei',
    hours: 'Über {hours}\u00a0Std.',
    saved: 'jede Woche gespart',
  },
  features: {
    title: 'Jede Frage beantwortet, bevor Ihre Gäste sie stellen',
    lead: 'Eine übersichtliche Seite, die sich auch auf einem alten Handy mit nur einem Balken Empfang öffnet.',
    book: {
      title: 'Eine Mappe für jede Unterkunft',
      text: 'Anreise, WLAN, Regeln, Geräte und Ihre Lieblingsorte, in sieben kurzen Schritten.',
    },
    link: {
      title: 'Ein Link, ein QR-Code',
      text: 'Schicken Sie ihn per Nachricht oder drucken Sie ihn einmal für den Flur. Die Adresse bleibt immer gleich.',
    },
    languages: {
      title: 'Fünf Sprachen',
      text: 'Ein Fingertipp, und Überschriften und Schaltflächen erscheinen auf Englisch, Italienisch, Französisch, Spanisch oder Deutsch.',
    },
    live: {
      title: 'Geändert heißt geändert',
      text: 'Neuer Türcode um zwölf? Um zwölf sehen ihn alle Gäste. Nichts muss neu gedruckt werden.',
    },
    places: {
      title: 'Ihre Lieblingsorte',
      text: 'Restaurants, Spaziergänge, Bars und Geschäfte, mit Entfernung und Route.',
    },
    help: {
      title: 'Hilfe ist nie weit',
      text: 'Ihre Nummer und die 112 sind immer nur einen Fingertipp entfernt, wo Ihre Gäste auch gerade lesen.',
    },
    checkIn: 'Anreise',
    wifi: 'WLAN',
    ready: 'Bereit',
    rules: 'Hausregeln',
    scan: 'Code scannen',
    scanNote: 'Keine App, kein Konto',
    doorCode: 'Türcode',
    now: 'Live',
    seafood: 'Fisch',
    path: 'Zitronenweg',
    walk: 'Zwei Stunden zu Fuß',
    emergency: 'Notfall',
    visible: 'Immer sichtbar',
  },
  why: {
    title: 'Warum digital?',
    lead: 'Eine gedruckte Mappe ist schon am ersten Tag veraltet. Das ändert sich mit der Mappe auf dem Handy Ihrer Gäste:',
    rating: 'Bewertung im Schnitt',
    repeat: 'Stammgäste',
    time: 'Ihre Zeit',
    inquiries: 'Rückfragen von Gästen',
    paper: '{value} mit Papier',
    digital: '{value} digital',
    change: '{value} gegenüber Papier',
    perGuest: '{from}–{to} Stunden pro Gast',
    once: '{minutes} Minuten, einmalig',
    before: 'Vorher',
    fewer: '{value} weniger',
    tryIt: 'JETZT AUSPROBIEREN',
    video: 'Demo-Video ansehen',
  },
  how: {
    title: 'Drei Schritte bis zur Haustür',
    write: {
      title: 'Mappe schreiben',
      text: 'Sieben kurze Schritte, von Ihrem Namen bis zur Abreise. Klingelt es, speichern Sie den Entwurf.',
    },
    share: {
      title: 'Link oder Code teilen',
      text: 'In die Buchungsbestätigung einfügen oder den Code für den Tisch im Flur drucken.',
    },
    relax: {
      title: 'Gäste fühlen sich wie zu Hause',
      text: 'Überschriften und Schaltflächen erscheinen in ihrer Sprache. Ändern können Sie alles von überall aus, und jede Änderung ist sofort da.',
    },
  },
  languages: {
    title: 'Jeder Gast liest in seiner Sprache',
    lead: 'Überschriften und Schaltflächen in fünf Sprachen, in jedem Tarif. Mit Pro auch Ihre eigenen Texte.',
  },
  quotes: {
    title: 'Gastgeber, die sich nicht mehr wiederholen',
    elena: {
      text: '„Früher kamen abends um elf immer dieselben fünf Fragen. Jetzt ist mein Handy still, und in den Bewertungen steht etwas über die Mappe.“',
      role: 'B&B in Lucca',
    },
    tom: {
      text: '„Den Torcode habe ich aus dem Zug geändert. Die Gäste waren schon unterwegs, und es hat einfach geklappt.“',
      role: 'Drei Cottages in Cornwall',
    },
    ines: {
      text: '„Meine deutschen Gäste finden die Überschriften auf Deutsch, die spanischen auf Spanisch. Und geschrieben habe ich die Mappe nur einmal.“',
      role: 'Vermietungsagentur in Biarritz',
    },
  },
  pricing: {
    title: 'Zwei Tarife, beide 14 Tage kostenlos',
    lead: 'Jederzeit wechseln oder kündigen. In der Testphase brauchen Sie keine Kreditkarte.',
    trial: '14 Tage kostenlos testen',
    subscribe: 'Abo abschließen',
  },
  compare: {
    title: 'Derselbe Aufenthalt, ohne und mit Benvenuto',
    moment: 'Situation',
    without: 'Ohne',
    with: 'Mit Benvenuto',
    arrival: {
      moment: 'Ankunft',
      without: 'Anrufe aus dem Auto, Codes irgendwo im Chat',
      with: 'Uhrzeit, Code und Parkplatz auf dem ersten Bildschirm',
    },
    wifi: {
      moment: 'WLAN',
      without: 'Ein Aufkleber hinter dem Router',
      with: 'Antippen, und das Passwort ist kopiert',
    },
    rule: {
      moment: 'Eine neue Hausregel',
      without: 'Neu drucken, laminieren, hinfahren',
      with: 'Einmal ändern, sofort gültig',
    },
    abroad: {
      moment: 'Gäste aus dem Ausland',
      without: 'Eine Übersetzungs-App und viel Glück',
      with: 'Fünf Sprachen zur Auswahl',
    },
    after: {
      moment: 'Nach der Abreise',
      without: 'Die Gäste vom letzten Jahr sehen den Code noch',
      with: 'Ein Link je Aufenthalt, Codes nur, solange sie nötig sind',
    },
    trouble: {
      moment: 'Etwas geht schief',
      without: 'Die Suche nach der richtigen Nummer',
      with: 'Ihre Nummer und die 112, immer griffbereit',
    },
  },
  journal: { title: 'Aus dem Blog', all: 'Alle Artikel' },
  close: {
    title: 'Ihr nächster Gast packt schon die Koffer',
    lead: 'Die Mappe ist fertig, bevor er ankommt: fünfzehn Minuten Arbeit, vierzehn Tage kostenlos, keine Kreditkarte nötig.',
    leadWithoutClaims: 'Die Mappe ist fertig, bevor er ankommt: vierzehn Tage kostenlos, keine Kreditkarte nötig.',
  },
  faq: {
    title: 'Fragen und Antworten',
    lead: 'Noch eine Frage? <write>Schreiben Sie uns</write>, wir antworten innerhalb von 24 Stunden.',
    app: {
      question: 'Brauchen meine Gäste eine App oder ein Konto?',
      answer:
        'Nein. Die Mappe öffnet sich im Browser jedes Handys, über Ihren Link oder den QR-Code. Es gibt nichts zu installieren und keine Anmeldung.',
    },
    time: {
      question: 'Wie lange brauche ich für die erste Gästemappe?',
      answer:
        'Etwa fünfzehn Minuten, wenn Sie das WLAN-Passwort und ein paar Lieblingsadressen zur Hand haben. In jedem Schritt können Sie einen Entwurf speichern.',
    },
    languages: {
      question: 'Welche Sprachen können Gäste wählen?',
      answer:
        'Englisch, Italienisch, Französisch, Spanisch und Deutsch. Überschriften und Schaltflächen sind übersetzt; Ihr eigener Text bleibt genau so, wie Sie ihn geschrieben haben. Mit Pro können Sie Ihre eigenen Texte auch in den anderen Sprachen schreiben.',
    },
    change: {
      question: 'Kann ich eine Mappe ändern, nachdem ich sie geteilt habe?',
      answer: 'Ja, jederzeit. Link und QR-Code bleiben gleich, und Änderungen sind sofort zu sehen.',
    },
    after: {
      question: 'Was passiert nach der 14-tägigen Testphase?',
      answer:
        'Wir erinnern Sie rechtzeitig vorher. Mit einem Abo verlängert sich Ihr Tarif monatlich, bis Sie kündigen; ohne Abo wird nichts abgebucht. Ihre Mappen bleiben erhalten, und Gäste können sie weiter öffnen; Codes, WLAN, Zeiten und Aufenthalte lassen sich weiter ändern, für alles andere brauchen Sie ein Abo.',
    },
    card: {
      question: 'Brauche ich zum Start eine Kreditkarte?',
      answer: 'Nein, in der Testphase brauchen Sie keine Kreditkarte.',
    },
    switch: {
      question: 'Kann ich zwischen Basic und Pro wechseln?',
      answer: 'Ja. In Ihrem Profil können Sie jederzeit den Tarif wechseln oder kündigen.',
    },
    count: {
      question: 'Wie viele Gästemappen kann ich erstellen?',
      answer: 'Fünf mit Basic. Mit Pro gibt es keine Grenze.',
    },
  },
}
