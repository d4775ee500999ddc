import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  head: {
    title: 'Blog: Ideen für Ihre Gästemappe',
    description:
      'Praktische Artikel über Gästemappen, Hausregeln, Tipps für die Umgebung, Bewertungen, Sprachen und Notfälle, für alle, die Ferienunterkünfte vermieten.',
    keywords: 'Blog Ferienwohnung, Tipps für Gastgeber, Gästemappe, Hausordnung, Bewertungen',
  },
  title: 'Die richtigen Worte für Ihre Gäste',
  lead: 'Sechs Artikel darüber, was man Gästen zwischen Buchung und Bewertung sagt. Jeder endet mit etwas, das Sie heute noch tun können.',
  featured: 'Empfohlen',
  more: 'Weitere Artikel',
  minutes: '{minutes}\u00a0Min. Lesezeit',
  by: 'Von {author}',
  back: 'Zurück zum Blog',
  related: 'Weiterlesen',
  sources: 'Quellen',
  close: 'Bereit für Ihre digitale Gästemappe?',
  demo: 'Demo ansehen',
  trial: 'Kostenlos testen',
  notFound: {
    head: { title: 'Artikel nicht gefunden', description: 'Unter dieser Adresse gibt es keinen Artikel.' },
    title: 'Artikel nicht gefunden',
    text: 'Den gesuchten Artikel gibt es nicht.',
    back: 'Zurück zum Blog',
  },
  articles: {
    essentials: {
      title: 'Die zwölf Antworten, die jede Gästemappe braucht',
      excerpt:
        'WLAN, Warmwasser, der Mülltag, den sich niemand merkt: die kurze Liste gegen Nachrichten um Mitternacht.',
    },
    reviews: {
      title: 'Wie aus einer ruhigen Ankunft bessere Bewertungen werden',
      excerpt:
        'Ein enttäuschender Aufenthalt kippt oft in den ersten zwanzig Minuten. Was Sie schreiben können, damit es nicht so weit kommt.',
    },
    places: {
      title: 'So empfehlen Sie Orte in der Umgebung: der komplette Leitfaden',
      excerpt: 'Drei Orte, je ein ehrlicher Satz und das Gericht, das man bestellt. Das ist fast die ganze Methode.',
    },
    languages: {
      title: 'Schreiben für Gäste, die Ihre Sprache nicht sprechen',
      excerpt: 'Kurze Sätze, konkrete Zahlen und ein paar Wörter, die mit Absicht unübersetzt bleiben.',
    },
    rules: {
      title: 'Hausregeln, an die man sich wirklich hält',
      excerpt: 'Weniger Regeln, jede mit ihrem Grund, dort, wo man sie braucht.',
    },
    emergency: {
      title: 'Zehn Minuten, die Ihre Unterkunft auf Notfälle vorbereiten',
      excerpt: 'Eine Notfallseite ist kurz, geprüft und auch für jemanden leicht zu finden, der Angst hat.',
    },
  },
  tags: {
    checklist: 'Checkliste',
    book: 'Gästemappe',
    reviews: 'Bewertungen',
    arrival: 'Ankunft',
    places: 'Umgebung',
    writing: 'Schreiben',
    languages: 'Sprachen',
    rules: 'Hausregeln',
    safety: 'Sicherheit',
  },
}
