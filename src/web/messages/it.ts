import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  loading: 'Caricamento…',
  brand: 'Benvenuto',
  skipToContent: 'Vai al contenuto',
  dismiss: 'Chiudi',
  notifications: 'Avvisi',
  language: 'Lingua',
  error: 'Errore',
  header: {
    home: 'Benvenuto, pagina iniziale',
    main: 'Menu principale',
    menu: 'Menu',
    features: 'Funzioni',
    howItWorks: 'Come funziona',
    pricing: 'Prezzi',
    login: 'Accedi',
    getStarted: 'Inizia ora',
    help: 'Aiuto',
    yourPages: 'Le tue pagine',
    tabs: { books: 'Guide', stays: 'Soggiorni', visits: 'Visite', domains: 'Domini', account: 'Account' },
  },
  footer: {
    tagline: 'Guide di benvenuto per case vacanze: si scrivono una volta, si leggono ovunque.',
    product: 'Prodotto',
    help: 'Aiuto',
    demo: 'Demo',
    createGuide: 'Crea una guida',
    contact: 'Contatti',
    faq: 'Domande frequenti',
    gettingStarted: 'Per iniziare',
    status: 'Stato del servizio',
    company: 'Azienda',
    about: 'Chi siamo',
    blog: 'Blog',
    legal: 'Note legali',
    privacy: 'Informativa sulla privacy',
    terms: 'Termini di servizio',
    imprint: 'Dati del gestore',
    cancellation: 'Disdire il contratto qui',
    withdrawal: 'Recedere dal contratto qui',
  },
  sessionEnd: {
    text: 'L’accesso è scaduto. Qui non si perde nulla: accedi di nuovo in un’altra scheda, poi salva qui.',
    signIn: 'Accedi in una nuova scheda',
  },
  failure: {
    title: 'La pagina non si è caricata',
    text: 'Controlla la connessione e riprova. Quello che hai scritto è al sicuro.',
  },
  /** For search engines, on pages without own keywords. */
  keywords: 'guida di benvenuto digitale, guida casa vacanze, guida per ospiti, QR code',
  pages: {
    design: { title: 'Aspetto', description: 'Come gli ospiti vedono la tua guida di benvenuto.' },
    login: {
      title: 'Accedi',
      description: 'Accedi alle tue guide di benvenuto.',
      keywords: 'accesso guida di benvenuto, accesso host, casa vacanze',
    },
    register: {
      title: 'Crea il tuo account',
      description:
        'Scrivi oggi la tua prima guida di benvenuto digitale: 14 giorni gratis con qualsiasi piano, senza carta di credito.',
      keywords: 'creare guida di benvenuto digitale, prova gratuita, account host, casa vacanze',
    },
    planSelection: {
      title: 'Scegli il tuo piano',
      description: 'Basic o Pro: 14 giorni gratis, disdici quando vuoi.',
      keywords: 'prezzi guida di benvenuto, piano Basic, piano Pro, prova gratuita di 14 giorni',
    },
    payment: {
      title: 'Pagamento',
      description: 'Il tuo piano in breve: quanto costa e che cosa comprende.',
      keywords: 'abbonamento guida di benvenuto, piano Basic, piano Pro, pagamento',
    },
    profile: {
      title: 'Il mio profilo',
      description: 'Le tue guide di benvenuto e il tuo piano.',
      keywords: 'profilo host, le mie guide di benvenuto, piano, QR code',
    },
    analytics: { title: 'Visite', description: 'Come gli ospiti usano le tue guide di benvenuto.' },
    account: { title: 'Impostazioni dell’account', description: 'Nome, email, password, dispositivi e i tuoi dati.' },
    stays: { title: 'Soggiorni', description: 'Chi arriva e quando, e un link per ogni soggiorno.' },
    stayMessages: {
      title: 'Messaggi agli ospiti',
      description: 'I tuoi testi per ogni soggiorno e la tua giornata via email.',
    },
    staySettings: {
      title: 'Codici e orari',
      description: 'Che cosa vedono solo gli ospiti di un soggiorno, e da quando.',
    },
    stay: { title: 'Un soggiorno', description: 'Date, link e codice di un soggiorno.' },
    domains: { title: 'Il tuo dominio', description: 'Le tue guide di benvenuto a un indirizzo con il tuo nome.' },
    confirmAddress: {
      title: 'Conferma la tua email',
      description: 'Conferma che l’indirizzo email dell’account è tuo.',
    },
    confirmEmail: {
      title: 'Conferma la nuova email',
      description: 'Conferma il nuovo indirizzo email del tuo account.',
    },
    admin: { title: 'Pannello del gestore', description: 'Lo stato del servizio.' },
    emailTest: { title: 'Test delle email', description: 'Ti invia ogni email.' },
    heroPreview: { title: 'Immagine hero', description: 'Sceglie l’immagine della home.' },
    pixelTest: { title: 'Test del pixel', description: 'Genera eventi di tracciamento e mostra che fine fanno.' },
    languages: { title: 'Lingue', description: 'I tuoi testi nelle lingue dei tuoi ospiti.' },
    create: {
      title: 'Guida di benvenuto',
      description: 'Scrivi la tua guida di benvenuto in sette brevi passaggi.',
      keywords: 'creare guida di benvenuto, manuale della casa, codice della porta, Wi-Fi, regole, consigli locali',
    },
    forgotPassword: {
      title: 'Password dimenticata?',
      description: 'Richiedi un link per impostare una nuova password.',
    },
    resetPassword: {
      title: 'Imposta una nuova password',
      description: 'Scegli una nuova password per il tuo account.',
    },
  },
}
