import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  loading: 'Caricamento...',
  brand: 'Benvenuto',
  skipToContent: 'Vai al contenuto',
  dismiss: 'Chiudi',
  notifications: 'Avvisi',
  language: 'Lingua',
  error: 'Errore',
  bookMenu: {
    design: 'Aspetto',
    languages: 'Lingue',
    visits: 'Visite',
    domain: 'Dominio personale',
  },
  header: {
    home: 'Benvenuto, pagina iniziale',
    main: 'Menu principale',
    menu: 'Menu',
    features: 'Funzioni',
    howItWorks: 'Come funziona',
    pricing: 'Prezzi',
    login: 'Accedi',
    getStarted: 'Inizia ora',
  },
  footer: {
    tagline: 'Guide di benvenuto per case vacanza: si scrivono una volta, si leggono ovunque.',
    product: 'Prodotto',
    help: 'Aiuto',
    demo: 'Demo',
    createGuide: 'Crea una guida',
    contact: 'Contatti',
    faq: 'Domande frequenti',
    gettingStarted: 'Per iniziare',
    company: 'Azienda',
    about: 'Chi siamo',
    blog: 'Blog',
    legal: 'Note legali',
    privacy: 'Informativa sulla privacy',
    terms: 'Termini di servizio',
  },
  failure: {
    title: 'La pagina non si è caricata',
    text: 'Forse è caduta la connessione. Quello che hai scritto è al sicuro.',
    retry: 'Riprova',
  },
  pages: {
    login: { title: 'Accedi', description: 'Entra nelle tue guide di benvenuto.' },
    register: {
      title: 'Crea il tuo account',
      description:
        'Scrivi oggi la tua prima guida di benvenuto digitale: 14 giorni gratis con qualsiasi piano, senza carta.',
    },
    planSelection: { title: 'Scegli il tuo piano', description: 'Basic o Pro: 14 giorni gratis, disdici quando vuoi.' },
    payment: { title: 'Pagamento', description: 'Il tuo piano in breve: quanto costa e che cosa comprende.' },
    profile: { title: 'Il mio profilo', description: 'Le tue guide di benvenuto e il tuo piano.' },
    account: { title: 'Impostazioni dell’account', description: 'Nome, email, password, sessioni e i tuoi dati.' },
    confirmEmail: { title: 'Conferma la nuova email', description: 'Rendi un nuovo indirizzo quello del tuo account.' },
    admin: { title: 'Banco del gestore', description: 'Come sta il servizio.' },
    emailTest: { title: 'Prova delle email', description: 'Invia a te ogni email.' },
    heroPreview: { title: 'Immagine hero', description: 'Sceglie la scena della pagina iniziale.' },
    create: { title: 'Guida di benvenuto', description: 'Scrivi la tua guida di benvenuto in sette brevi passaggi.' },
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
