import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  head: {
    title: 'Guide di benvenuto digitali per i tuoi ospiti',
    description:
      'Scrivi una sola guida di benvenuto per la tua casa vacanze: codice della porta, Wi-Fi, regole e consigli. Gli ospiti la aprono con un link o un QR code, in cinque lingue, senza app.',
    keywords:
      'guida di benvenuto digitale, welcome book, casa vacanze, guida per gli ospiti, manuale della casa, QR code',
  },
  headline: 'Crea guide di benvenuto digitali per i tuoi ospiti',
  lead: 'Il codice della porta, il Wi-Fi, la trattoria del cuore. Scrivi tutto una volta; gli ospiti lo aprono sul telefono con un link o un QR code.',
  start: 'Inizia a creare, è gratis',
  demo: 'Guarda la demo',
  freeTrial: '14 giorni gratis con ogni piano',
  noCard: 'Senza carta di credito',
  platforms: { title: 'Portali di prenotazione', lead: 'Ovunque prenotino i tuoi ospiti', own: 'Il tuo sito' },
  stats: {
    title: 'Benvenuto in numeri',
    books: 'guide di benvenuto create',
    satisfaction: 'ospiti soddisfatti',
    hosts: 'host che lo usano',
    hours: '{hours}+ ore',
    saved: 'risparmiate ogni settimana',
  },
  features: {
    title: 'Tutto quello che un ospite chiede, prima che lo chieda',
    lead: 'Una pagina chiara, che si apre anche su un vecchio telefono con una sola tacca di segnale.',
    book: {
      title: 'Una guida per ogni casa',
      text: 'Check-in, Wi-Fi, regole, dotazioni e i tuoi posti preferiti, in sette brevi passaggi.',
    },
    link: {
      title: 'Un link, un QR code',
      text: 'Mandalo in un messaggio o stampalo una volta per l’ingresso. L’indirizzo non cambia mai.',
    },
    languages: {
      title: 'Cinque lingue',
      text: 'Con un tocco l’ospite legge titoli e pulsanti in inglese, italiano, francese, spagnolo o tedesco.',
    },
    live: {
      title: 'Cambi una riga, la vedono tutti',
      text: 'Codice nuovo a mezzogiorno? A mezzogiorno lo vedono tutti. Niente da ristampare.',
    },
    places: {
      title: 'I tuoi posti preferiti',
      text: 'Ristoranti, passeggiate, bar e negozi, con distanza e indicazioni.',
    },
    help: {
      title: 'L’aiuto è sempre vicino',
      text: 'Il tuo numero e il 112 restano a portata di mano, ovunque l’ospite stia leggendo.',
    },
    checkIn: 'Check-in',
    wifi: 'Wi-Fi',
    ready: 'Pronto',
    rules: 'Regole della casa',
    scan: 'Inquadrami',
    scanNote: 'Senza app né account',
    doorCode: 'Codice della porta',
    now: 'Attivo',
    seafood: 'Pesce',
    path: 'Sentiero dei limoni',
    walk: 'Due ore a piedi',
    emergency: 'Emergenza',
    visible: 'Sempre visibile',
  },
  why: {
    title: 'Perché scegliere il digitale?',
    lead: 'Il raccoglitore di carta invecchia il giorno stesso in cui lo stampi. Ecco che cosa cambia quando la guida sta nel telefono dell’ospite.',
    rating: 'Voto medio',
    repeat: 'Ospiti che tornano',
    time: 'Il tuo tempo',
    inquiries: 'Domande degli ospiti',
    paper: '{value} su carta',
    digital: '{value} in digitale',
    change: '{value} rispetto alla carta',
    perGuest: '{from}–{to} ore per ospite',
    once: '{minutes} minuti, una volta sola',
    before: 'Prima',
    fewer: '{value} in meno',
    tryIt: 'PROVALO ORA',
    video: 'Guarda il video demo',
  },
  how: {
    title: 'Tre passi fino alla porta di casa',
    write: {
      title: 'Scrivi la guida',
      text: 'Sette brevi passaggi, dal tuo nome al check-out. Se suonano alla porta, salvi la bozza.',
    },
    share: {
      title: 'Condividi link o QR code',
      text: 'Incollalo nel messaggio all’ospite o stampa il codice per il mobile dell’ingresso.',
    },
    relax: {
      title: 'Gli ospiti si sentono a casa',
      text: 'Titoli e pulsanti parlano la loro lingua. Tu aggiorni la guida da dove vuoi e le modifiche si vedono subito.',
    },
  },
  languages: {
    title: 'La leggono nella loro lingua',
    lead: 'Titoli e pulsanti in cinque lingue con ogni piano. Con Pro, anche i tuoi testi.',
  },
  quotes: {
    title: 'Host che hanno smesso di ripetersi',
    elena: {
      text: '«Le solite cinque domande arrivavano alle undici di sera. Ora il telefono tace e le recensioni parlano della guida.»',
      role: 'B&B a Lucca',
    },
    tom: {
      text: '«Ho cambiato il codice del cancello dal treno. Gli ospiti erano già in viaggio e tutto ha funzionato.»',
      role: 'Tre cottage in Cornovaglia',
    },
    ines: {
      text: '«I tedeschi trovano i titoli in tedesco, gli spagnoli in spagnolo. Io l’ho scritta una volta.»',
      role: 'Property manager, Biarritz',
    },
  },
  pricing: {
    title: 'Due piani, entrambi gratis per 14 giorni',
    lead: 'Cambi piano o disdici quando vuoi. Durante la prova non serve la carta di credito.',
    trial: 'Prova gratis per 14 giorni',
    subscribe: 'Abbonati ora',
  },
  compare: {
    title: 'Lo stesso soggiorno, con e senza',
    moment: 'Momento',
    without: 'Senza',
    with: 'Con Benvenuto',
    arrival: {
      moment: 'Arrivo',
      without: 'Telefonate dall’auto, codici persi in una lunga chat',
      with: 'Orario, codice e parcheggio nella prima schermata',
    },
    wifi: { moment: 'Wi-Fi', without: 'Un adesivo dietro il router', with: 'La password si copia con un tocco' },
    rule: {
      moment: 'Una nuova regola',
      without: 'Ristampare, plastificare, tornare sul posto',
      with: 'La modifichi una volta, vale subito',
    },
    abroad: {
      moment: 'Ospiti stranieri',
      without: 'Un’app di traduzione e tanta fortuna',
      with: 'Cinque lingue, a loro scelta',
    },
    after: {
      moment: 'Dopo il check-out',
      without: 'Gli ospiti dell’anno scorso leggono ancora il codice',
      with: 'Un link per ogni soggiorno, i codici solo quando servono',
    },
    trouble: {
      moment: 'Qualcosa va storto',
      without: 'La caccia al numero giusto',
      with: 'Il tuo numero e il 112, sempre a portata di mano',
    },
  },
  journal: { title: 'Dal nostro blog', all: 'Tutti gli articoli' },
  close: {
    title: 'Il tuo prossimo ospite sta già facendo la valigia',
    lead: 'Fagli trovare la guida pronta all’arrivo. Quindici minuti, quattordici giorni gratis, senza carta di credito.',
    leadWithoutClaims: 'Fagli trovare la guida pronta all’arrivo. Quattordici giorni gratis, senza carta di credito.',
  },
  faq: {
    title: 'Domande e risposte',
    lead: 'Altro? <write>Scrivici</write>, rispondiamo entro 24 ore.',
    app: {
      question: 'Gli ospiti hanno bisogno di un’app o di un account?',
      answer:
        'No. La guida si apre nel browser di qualsiasi telefono, dal tuo link o dal QR code. Non c’è nulla da installare e nessuna registrazione.',
    },
    time: {
      question: 'Quanto ci vuole per la prima guida?',
      answer:
        'Circa quindici minuti, se hai sottomano la password del Wi-Fi e qualche indirizzo del cuore. Puoi salvare la bozza a ogni passaggio.',
    },
    languages: {
      question: 'Quali lingue possono scegliere gli ospiti?',
      answer:
        'Inglese, italiano, francese, spagnolo e tedesco. Titoli e pulsanti vengono tradotti; il testo che scrivi resta esattamente come l’hai scritto. Con Pro puoi scrivere i tuoi testi anche nelle altre lingue.',
    },
    change: {
      question: 'Posso modificare una guida già condivisa?',
      answer: 'Sì, quando vuoi. Il link e il QR code restano gli stessi e le modifiche si vedono subito.',
    },
    after: {
      question: 'Che cosa succede dopo i 14 giorni di prova?',
      answer:
        'Ti avvisiamo prima che finisca. Se ti abboni, il piano si rinnova ogni mese finché non disdici; altrimenti non ti viene addebitato nulla. Le guide restano e gli ospiti possono ancora aprirle; codici, Wi-Fi, orari e soggiorni si possono ancora cambiare, per il resto serve un abbonamento.',
    },
    card: {
      question: 'Serve una carta di credito per iniziare?',
      answer: 'No, durante la prova non serve nessuna carta.',
    },
    switch: {
      question: 'Posso passare da Basic a Pro e viceversa?',
      answer: 'Sì. Dal profilo puoi passare a un piano superiore o inferiore, oppure disdire, in qualsiasi momento.',
    },
    count: { question: 'Quante guide posso creare?', answer: 'Cinque con Basic. Con Pro non c’è limite.' },
  },
}
