import type { HeroOption } from '../../shared/hero-scenes.ts'

/** The hero chooser is for operators and in Italian for all languages (BLUEPRINT). */
export const heroChooserTexts = {
  title: 'Scegli l’immagine hero',
  lead: 'Dieci scene per la pagina iniziale. Tocca un’immagine per ingrandirla, scegli quella giusta e premi «Implementa»: da quel momento la vedono tutti.',
  back: 'Torna Indietro',
  implement: 'Implementa',
  implementing: 'Un momento…',
  select: 'Seleziona Questa',
  selected: 'Selezionata',
  inUse: 'In uso',
  close: 'Chiudi',
  backToAll: 'Torna alle immagini',
  enlarge: (title: string) => `Ingrandisci «${title}»`,
  selectLabel: (title: string) => `Seleziona Questa: ${title}`,
  selectedLabel: (title: string) => `Selezionata: ${title}`,
  appeal: 'Piace a:',
  chosen: (title: string) => `Hai scelto «${title}»`,
  chosenNote: 'Premi «Implementa» per mostrarla sulla pagina iniziale.',
  done: (title: string) => `Fatto: la pagina iniziale mostra «${title}».`,
  open: 'Apri la pagina iniziale',
  failed: 'L’immagine non è stata cambiata. Controlla la connessione e riprova.',
  notLoaded: 'Non è stato possibile leggere l’immagine in uso. Puoi sceglierne una comunque.',
  tipsTitle: 'Consigli',
  tips: [
    'Per le conversioni: la villa sul mare (1), il portone in Provenza (6) e le terrazze bianche (10). Casa grande, luce calda, si capisce subito che si parla di vacanze.',
    'Per un tono professionale: il loft (3), la casa sul lago (5) e l’attico di sera (9). Poche cose, linee pulite, adatte a chi gestisce molte case.',
    'Se i tuoi host sono quasi tutti in montagna o in campagna, scegli lo chalet (2), il casale (4) o il cottage (8): riconoscersi conta più di tutto.',
  ],
} as const

/** What each scene shows, and which visitors it suits. */
export const heroDescriptions: Readonly<Record<HeroOption, { title: string; description: string; appeal: string }>> = {
  option01: {
    title: 'Villa a picco sul mare',
    description: 'Una villa in terrazza sopra la scogliera, il sole basso, due vele.',
    appeal: 'host di mare e di case di pregio',
  },
  option02: {
    title: 'Chalet nella neve',
    description: 'Legno, finestre accese e un camino che fuma sotto le cime.',
    appeal: 'host di montagna, stagione invernale',
  },
  option03: {
    title: 'Loft al tramonto',
    description: 'Una poltrona, una grande vetrata e la città che si accende.',
    appeal: 'appartamenti in città, viaggi di lavoro',
  },
  option04: {
    title: 'Casale sulla collina',
    description: 'Cipressi, filari e una strada bianca che sale fino alla torre.',
    appeal: 'agriturismi e case di campagna',
  },
  option05: {
    title: 'Casa sul lago',
    description: 'Un pontile, una barca rossa e l’acqua ferma della sera.',
    appeal: 'case indipendenti, famiglie, lunghi soggiorni',
  },
  option06: {
    title: 'Portone in Provenza',
    description: 'Una porta azzurra tra glicine e lavanda: la casa che ti aspetta.',
    appeal: 'B&B e case con carattere',
  },
  option07: {
    title: 'Balconi di Lisbona',
    description: 'Azulejos, gerani e il tram giallo in fondo alla via.',
    appeal: 'appartamenti nei centri storici',
  },
  option08: {
    title: 'Cottage nel verde',
    description: 'Un tetto di paglia, un muretto a secco, pecore sul prato.',
    appeal: 'case di campagna, ospiti con bambini e cani',
  },
  option09: {
    title: 'Attico di sera',
    description: 'Una terrazza con il fuoco acceso sopra le luci della città.',
    appeal: 'attici, hotel e gestori professionali',
  },
  option10: {
    title: 'Terrazze bianche sull’Egeo',
    description: 'Case bianche, una piscina sul mare e una cupola blu.',
    appeal: 'tutti: vacanza al primo sguardo',
  },
}
