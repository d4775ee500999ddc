import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  head: {
    title: 'Digitale Gästemappen für Ihre Gäste',
    description:
      'Schreiben Sie eine Gästemappe für Ihre Ferienunterkunft: Türcode, WLAN, Hausregeln und Tipps. Gäste öffnen sie per Link oder QR-Code, in fünf Sprachen und ohne App.',
    keywords: 'digitale Gästemappe, Ferienwohnung, Ferienhaus, Gästeinformation, Hausordnung, QR-Code, Airbnb',
  },
  headline: 'Digitale Gästemappen für Ihre Gäste erstellen',
  lead: 'Der Türcode, das WLAN, die Trattoria, die Sie lieben. Einmal geschrieben; Ihre Gäste öffnen es am Handy, per Link oder QR-Code.',
  start: 'Kostenlos loslegen',
  demo: 'Demo ansehen',
  freeTrial: '14 Tage kostenlos in jedem Tarif',
  noCard: 'Ohne Karte',
  platforms: { title: 'Vermietungsportale', lead: 'Für Gäste, wo immer sie buchen', own: 'Ihre eigene Website' },
  stats: {
    title: 'Benvenuto in Zahlen',
    books: 'Gästemappen erstellt',
    satisfaction: 'zufriedene Gäste',
    hosts: 'Gastgeber sind dabei',
    hours: 'Über {hours} Std.',
    saved: 'jede Woche gespart',
  },
  features: {
    title: 'Alles, was Gäste fragen, beantwortet, bevor sie fragen',
    lead: 'Sechs Teile, eine ruhige Seite. Sie öffnet sich auf dem langsamsten Handy am Ende der längsten Straße.',
    book: {
      title: 'Eine Mappe für jedes Haus',
      text: 'Anreise, WLAN, Regeln, Geräte und Ihre Lieblingsorte, in sieben kurzen Schritten.',
    },
    link: {
      title: 'Ein Link, ein QR-Code',
      text: 'Schicken Sie ihn per Nachricht oder drucken Sie ihn einmal für den Flur. Die Adresse bleibt immer gleich.',
    },
    languages: {
      title: 'Fünf Sprachen',
      text: 'Gäste wechseln mit einem Tipp: Englisch, Italienisch, Französisch, Spanisch oder Deutsch.',
    },
    live: {
      title: 'Geändert heißt geändert',
      text: 'Neuer Türcode am Mittag? Am Mittag sehen ihn alle. Nichts wird neu gedruckt.',
    },
    places: {
      title: 'Ihre Lieblingsorte',
      text: 'Restaurants, Wege, Bars und Läden, mit Entfernung und Route.',
    },
    help: {
      title: 'Hilfe ist nie weit',
      text: 'Ihre Nummer und die 112 bleiben in Daumennähe, wo auch immer der Gast gerade liest.',
    },
    checkIn: 'Check-in',
    wifi: 'WLAN',
    ready: 'Bereit',
    rules: 'Hausregeln',
    scan: 'Scan mich',
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
    lead: 'Ein Ordner aus Papier ist an dem Tag veraltet, an dem Sie ihn drucken. Das ändert sich, wenn die Mappe auf dem Handy Ihrer Gäste liegt.',
    rating: 'Durchschnittsnote',
    repeat: 'Gäste, die wiederkommen',
    time: 'Ihre Zeit',
    inquiries: 'Rückfragen von Gästen',
    paper: '{value} mit Papier',
    digital: '{value} digital',
    change: '{value} gegenüber Papier',
    perGuest: '{from}-{to} Stunden pro Gast',
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
      text: 'In die Buchungsnachricht einfügen oder den Code für den Tisch im Flur drucken.',
    },
    relax: {
      title: 'Gäste fühlen sich zu Hause',
      text: 'Überschriften und Knöpfe sprechen ihre Sprache. Sie ändern von überall, und man sieht es sofort.',
    },
  },
  languages: {
    title: 'Gelesen in der eigenen Sprache',
    lead: 'Überschriften und Knöpfe in fünf Sprachen, in jedem Tarif. Mit Pro auch Ihre eigenen Texte.',
  },
  quotes: {
    title: 'Gastgeber, die sich nicht mehr wiederholen',
    elena: {
      text: '„Die immer gleichen fünf Fragen kamen um elf Uhr abends. Jetzt ist mein Telefon still, und die Bewertungen erwähnen die Mappe.“',
      role: 'B&B in Lucca',
    },
    tom: {
      text: '„Den Torcode habe ich aus dem Zug geändert. Die Gäste waren schon unterwegs, und es hat einfach geklappt.“',
      role: 'Drei Cottages in Cornwall',
    },
    ines: {
      text: '„Meine deutschen Gäste finden die Überschriften auf Deutsch, die spanischen auf Spanisch. Geschrieben habe ich sie einmal.“',
      role: 'Verwalterin in Biarritz',
    },
  },
  pricing: {
    title: 'Zwei Tarife, beide 14 Tage kostenlos',
    lead: 'Jederzeit wechseln oder kündigen. In der Testphase brauchen Sie keine Karte.',
    trial: '14 Tage kostenlos testen',
    subscribe: 'Jetzt abonnieren',
  },
  compare: {
    title: 'Derselbe Aufenthalt, mit und ohne',
    moment: 'Moment',
    without: 'Ohne',
    with: 'Mit Benvenuto',
    arrival: {
      moment: 'Ankunft',
      without: 'Anrufe aus dem Auto, Codes irgendwo im Chat',
      with: 'Uhrzeit, Code und Parkplatz auf dem ersten Bildschirm',
    },
    wifi: { moment: 'WLAN', without: 'Ein Aufkleber hinter dem Router', with: 'Ein Tipp kopiert das Passwort' },
    rule: {
      moment: 'Eine neue Hausregel',
      without: 'Neu drucken, laminieren, hinfahren',
      with: 'Einmal ändern, sofort gültig',
    },
    abroad: {
      moment: 'Gäste aus dem Ausland',
      without: 'Eine Übersetzungs-App und viel Glück',
      with: 'Fünf Sprachen, nach ihrer Wahl',
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
    lead: 'Die Mappe ist fertig, bevor er landet. Fünfzehn Minuten, vierzehn Tage kostenlos, ohne Karte.',
    leadWithoutClaims: 'Die Mappe ist fertig, bevor er landet. Vierzehn Tage kostenlos, ohne Karte.',
  },
  faq: {
    title: 'Fragen und Antworten',
    lead: 'Noch etwas? <write>Schreiben Sie uns</write>, wir antworten innerhalb von 24 Stunden.',
    app: {
      question: 'Brauchen meine Gäste eine App oder ein Konto?',
      answer:
        'Nein. Die Mappe öffnet sich im Browser jedes Handys, über Ihren Link oder den QR-Code. Es gibt nichts zu installieren und keine Anmeldung.',
    },
    time: {
      question: 'Wie lange dauert die erste Gästemappe?',
      answer:
        'Etwa fünfzehn Minuten, wenn Sie das WLAN-Passwort und ein paar Lieblingsadressen zur Hand haben. In jedem Schritt können Sie einen Entwurf speichern.',
    },
    languages: {
      question: 'Welche Sprachen können Gäste wählen?',
      answer:
        'Englisch, Italienisch, Französisch, Spanisch und Deutsch. Überschriften und Bezeichnungen werden übersetzt; Ihr eigener Text bleibt genau so, wie Sie ihn geschrieben haben. Mit Pro können Sie Ihre Worte in den anderen Sprachen ergänzen.',
    },
    change: {
      question: 'Kann ich eine Mappe ändern, nachdem ich sie geteilt habe?',
      answer: 'Ja, jederzeit. Link und QR-Code bleiben gleich, und Änderungen sind sofort zu sehen.',
    },
    after: {
      question: 'Was passiert nach den 14 Testtagen?',
      answer:
        'Wir erinnern Sie vor dem Ende. Mit einem Abonnement verlängert sich Ihr Tarif monatlich, bis Sie kündigen; ohne wird nichts abgebucht. Ihre Mappen bleiben, und Gäste können sie weiter öffnen; Codes, WLAN und Zeiten lassen sich weiter ändern, für alles andere brauchen Sie ein Abonnement.',
    },
    card: { question: 'Brauche ich für den Anfang eine Karte?', answer: 'In der Testphase brauchen Sie keine Karte.' },
    switch: {
      question: 'Kann ich zwischen Basic und Pro wechseln?',
      answer: 'Ja. Hochstufen, herabstufen oder kündigen Sie jederzeit in Ihrem Profil.',
    },
    count: {
      question: 'Wie viele Gästemappen kann ich anlegen?',
      answer: 'Fünf mit Basic. Mit Pro gibt es keine Grenze.',
    },
  },
}
