import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  head: {
    title: 'Blog: idee per la tua guida di benvenuto',
    description:
      'Articoli pratici su guide di benvenuto, regole della casa, consigli sui dintorni, recensioni, lingue ed emergenze, per chi affitta case vacanze.',
    keywords: 'blog case vacanze, consigli per host, guida di benvenuto, regole della casa, recensioni',
  },
  title: 'Le parole giuste per i tuoi ospiti',
  lead: 'Sei articoli su che cosa dire agli ospiti tra la prenotazione e la recensione. Ognuno si chiude con qualcosa che puoi fare oggi stesso.',
  featured: 'In evidenza',
  more: 'Altri articoli',
  minutes: '{minutes} min di lettura',
  by: 'Di {author}',
  back: 'Torna al blog',
  related: 'Da leggere dopo',
  sources: 'Fonti',
  close: 'Vuoi creare la tua guida di benvenuto digitale?',
  demo: 'Guarda la demo',
  trial: 'Inizia la prova gratuita',
  notFound: {
    head: { title: 'Articolo non trovato', description: 'A questo indirizzo non c’è nessun articolo.' },
    title: 'Articolo non trovato',
    text: 'L’articolo che cerchi non esiste.',
    back: 'Torna al blog',
  },
  articles: {
    essentials: {
      title: 'Le dodici risposte che ogni guida di benvenuto deve dare',
      excerpt:
        'Wi-Fi, acqua calda, il giorno dei rifiuti che nessuno ricorda: l’elenco breve che mette fine ai messaggi notturni.',
    },
    reviews: {
      title: 'Come un arrivo tranquillo diventa una recensione migliore',
      excerpt:
        'Quando un soggiorno delude, spesso qualcosa è andato male nei primi venti minuti. Ecco che cosa scrivere per evitarlo.',
    },
    places: {
      title: 'Come consigliare i dintorni: il metodo completo',
      excerpt: 'Tre posti, una frase sincera per ciascuno e il piatto da ordinare. È quasi tutto qui.',
    },
    languages: {
      title: 'Scrivere per ospiti che non parlano la tua lingua',
      excerpt: 'Frasi brevi, numeri veri e qualche parola lasciata apposta senza traduzione.',
    },
    rules: {
      title: 'Regole della casa che gli ospiti rispettano davvero',
      excerpt: 'Meno regole, ognuna con il suo perché, nel punto in cui serve.',
    },
    emergency: {
      title: 'Dieci minuti per preparare la casa alle emergenze',
      excerpt: 'La pagina delle emergenze deve essere breve, collaudata e facile da trovare per chi ha paura.',
    },
  },
  tags: {
    checklist: 'Checklist',
    book: 'Guida di benvenuto',
    reviews: 'Recensioni',
    arrival: 'Arrivo',
    places: 'Consigli sui dintorni',
    writing: 'Scrittura',
    languages: 'Lingue',
    rules: 'Regole della casa',
    safety: 'Sicurezza',
  },
}
