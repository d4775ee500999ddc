import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  loading: 'Wird geladen\u00a0…',
  brand: 'Benvenuto',
  skipToContent: 'Zum Inhalt springen',
  dismiss: 'Schließen',
  notifications: 'Hinweise',
  language: 'Sprache',
  error: 'Fehler',
  header: {
    home: 'Benvenuto, Startseite',
    main: 'Hauptmenü',
    menu: 'Menü',
    features: 'Funktionen',
    howItWorks: 'So geht’s',
    pricing: 'Preise',
    login: 'Anmelden',
    getStarted: 'Loslegen',
    help: 'Hilfe',
    yourPages: 'Ihre Seiten',
    tabs: { books: 'Gästemappen', visits: 'Statistik', domains: 'Domains', account: 'Konto' },
  },
  footer: {
    tagline: 'Gästemappen für Ferienunterkünfte: einmal geschrieben, überall gelesen.',
    product: 'Produkt',
    help: 'Hilfe',
    demo: 'Demo',
    createGuide: 'Mappe erstellen',
    contact: 'Kontakt',
    faq: 'Häufige Fragen',
    gettingStarted: 'Erste Schritte',
    company: 'Unternehmen',
    about: 'Über uns, Impressum',
    blog: 'Blog',
    legal: 'Rechtliches',
    privacy: 'Datenschutz',
    terms: 'Nutzungs\u00ADbedingungen',
  },
  failure: {
    title: 'Diese Seite konnte nicht geladen werden',
    text: 'Vielleicht ist die Verbindung abgebrochen. Ihre Eingaben sind noch da.',
  },
  /** For search engines, on pages without own keywords. */
  keywords: 'digitale Gästemappe, Gästemappe Ferienwohnung, Gäste-Info, QR-Code',
  pages: {
    design: { title: 'Gestaltung', description: 'So sehen Gäste Ihre Gästemappe.' },
    login: {
      title: 'Anmelden',
      description: 'Hier geht es zu Ihren Gästemappen.',
      keywords: 'Gästemappe Anmeldung, Login für Gastgeber, Ferienwohnung',
    },
    register: {
      title: 'Konto erstellen',
      description:
        'Schreiben Sie heute Ihre erste digitale Gästemappe: 14 Tage kostenlos in jedem Tarif, ohne Kreditkarte.',
      keywords: 'digitale Gästemappe erstellen, kostenlos testen, Gastgeber-Konto, Ferienwohnung',
    },
    planSelection: {
      title: 'Tarif wählen',
      description: 'Basic oder Pro: 14 Tage kostenlos, jederzeit kündbar.',
      keywords: 'Gästemappe Preise, Tarif Basic, Tarif Pro, 14 Tage kostenlos testen',
    },
    payment: {
      title: 'Zahlung',
      description: 'Ihr Tarif auf einen Blick: was er kostet und was er enthält.',
      keywords: 'Gästemappe Abo, Tarif Basic, Tarif Pro, Bezahlung',
    },
    profile: {
      title: 'Mein Profil',
      description: 'Ihre Gästemappen und Ihr Tarif.',
      keywords: 'Gastgeber-Profil, meine Gästemappen, Tarif, QR-Code',
    },
    analytics: { title: 'Statistik', description: 'So nutzen Gäste Ihre Gästemappen.' },
    account: { title: 'Kontoeinstellungen', description: 'Name, E-Mail-Adresse, Passwort, Geräte und Ihre Daten.' },
    domains: { title: 'Ihre eigene Domain', description: 'Ihre Gästemappen unter Ihrem eigenen Namen.' },
    confirmAddress: {
      title: 'E-Mail-Adresse bestätigen',
      description: 'Bestätigen Sie, dass die Adresse Ihres Kontos Ihnen gehört.',
    },
    confirmEmail: {
      title: 'Neue E-Mail-Adresse bestätigen',
      description: 'Bestätigen Sie die neue E-Mail-Adresse Ihres Kontos.',
    },
    admin: { title: 'Adminbereich', description: 'Der Dienst im Überblick.' },
    emailTest: { title: 'E-Mail-Test', description: 'Sendet Ihnen jede E-Mail.' },
    heroPreview: { title: 'Titelbild', description: 'Wählen Sie das Bild der Startseite.' },
    pixelTest: { title: 'Pixel-Test', description: 'Löst Tracking-Ereignisse aus und zeigt, was aus ihnen wird.' },
    languages: { title: 'Sprachen', description: 'Ihre Texte in den Sprachen Ihrer Gäste.' },
    create: {
      title: 'Gästemappe',
      description: 'Schreiben Sie Ihre Gästemappe in sieben kurzen Schritten.',
      keywords: 'Gästemappe erstellen, Hausordnung, Türcode, WLAN, Tipps für die Umgebung',
    },
    forgotPassword: { title: 'Passwort vergessen?', description: 'Fordern Sie einen Link für ein neues Passwort an.' },
    resetPassword: { title: 'Neues Passwort festlegen', description: 'Wählen Sie ein neues Passwort für Ihr Konto.' },
  },
}
