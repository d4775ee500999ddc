import type { ReadyTexts } from './ready-kinds.ts'

export const it: ReadyTexts = {
  welcomeMessage: {
    welcomeHome: 'Benvenuti, fate come a casa vostra. Se manca qualcosa, basta dircelo.',
    welcomeSea: 'Benvenuti al mare. Quello che serve per la prima sera è in questa guida; il resto può aspettare.',
    welcomeLake: 'Benvenuti al lago. Quello che serve per la prima sera è in questa guida; l’acqua c’è anche domani.',
    welcomeCity: 'Benvenuti in città. Qui trovi come funziona tutto, e i posti che frequentiamo noi.',
    welcomeMountains: 'Benvenuti in montagna. Scaldati, riposati e continua a leggere quando ne hai voglia.',
    welcomeBreakfast: 'Benvenuti. Dormi quanto vuoi: la colazione è dalle ___ alle ___.',
    welcomeCountry: 'Benvenuti in campagna. Qui le giornate seguono la stagione: chiedici che cosa è maturo.',
    welcomePersonal: 'Una cosa che vorremmo tu sapessi di questo posto: ___.',
  },
  hostContactInfo: {
    answerHours: 'Rispondiamo ai messaggi dalle ___ alle ___.\nDi notte chiama solo se non può aspettare.',
    askTips: 'Chiedici dove andiamo noi a mangiare, a camminare, a fare la spesa. Lo raccontiamo volentieri.',
    reportDamage: 'Se qualcosa si rompe o non funziona, diccelo subito. Capita, e rimediamo.',
    helperNearby: 'Se non riesci a contattarci, chiama ___.',
    emergencyFirst: 'In caso di emergenza chiama prima il 112, poi noi.',
    askBeforeBooking: 'Bambini, allergie, un volo in tarda serata: diccelo prima e ci prepariamo.',
  },
  checkinInstructions: {
    tellArrival: 'Scrivici quando sai a che ora arrivi, e di nuovo se fai tardi.',
    selfCheckIn: 'Entri da solo, a qualsiasi ora dopo l’inizio del check-in.',
    weMeetYou: 'Ti aspettiamo alla porta e ti mostriamo la casa.',
    lateArrival: 'Arrivi dopo le ___? Avvisaci prima e ti spieghiamo come entrare.',
    documents: 'Tieni a portata di mano i documenti di tutti. Dobbiamo registrare gli ospiti.',
    earlyLuggage: 'Se arrivi in anticipo, chiedici dove lasciare i bagagli.',
    floor: 'L’appartamento è al piano ___; il nome sul campanello è ___.',
    landmark: 'L’ultima svolta si nota poco. Cerca ___.',
    fromStation: 'Dalla stazione sono ___ minuti a piedi.',
    navigation: 'Il navigatore ti porta fino alla via; l’ingresso è ___.',
  },
  doorAccessInfo: {
    keyBox: 'La chiave è nella cassetta: inserisci il codice, apri lo sportello e poi richiudilo.',
    keyBoxPlace: 'La cassetta delle chiavi si trova qui: ___.',
    keypad: 'Digita il codice sulla tastiera, aspetta lo scatto e spingi.',
    bell: 'Suona al campanello ___.',
    lockWhenOut: 'Quando esci chiudi a chiave. Tirare la porta non basta.',
    lostKey: 'Se perdi la chiave, chiama prima noi. Ne abbiamo una di scorta.',
  },
  parkingInfo: {
    ownSpace: 'Il tuo posto auto è il numero ___.',
    courtyard: 'Si parcheggia in cortile. Lascia libero il cancello, per favore.',
    freeStreet: 'In strada si parcheggia gratis.',
    carPark: 'Il parcheggio più vicino è ___; un giorno costa ___.',
    readSigns: 'Attenzione ai cartelli: alcuni posti sono per residenti o a pagamento.',
    unload: 'Puoi fermarti alla porta per scaricare. Poi sposta l’auto, per favore.',
    snow: 'D’inverno per l’ultimo tratto servono gomme da neve o catene.',
    noCarNeeded: 'Qui l’auto non serve. Fermata e linea: ___.',
  },
  houseRules: {
    noSmoking: 'Non si fuma in casa',
    noParties: 'Niente feste',
    quietNight: 'Silenzio dalle 22:00 alle 8:00',
    petsWelcome: 'Gli animali sono benvenuti, ma non su letti e divani',
    noPets: 'Animali non ammessi',
    shoesOff: 'In casa si sta senza scarpe, per favore',
    airConOff: 'Spegni il condizionatore quando esci',
    heatingDown: 'Abbassa il riscaldamento quando esci',
    windowsClosed: 'Chiudi finestre e persiane quando esci o si alza il vento',
    registeredGuests: 'Di notte si fermano solo gli ospiti registrati',
    saveWater: 'Non sprecare l’acqua, per favore',
    rinseSand: 'Sciacqua via la sabbia prima di entrare',
    noCandles: 'Niente candele né fiamme libere',
    poolChildren: 'I bambini vanno in piscina solo con un adulto',
    sortWaste: 'Fai la raccolta differenziata, per favore',
    quietStairs: 'Piano sulle scale, per favore: qui vivono altre persone',
    skiBoots: 'Gli scarponi da sci restano all’ingresso',
    toiletPaper: 'Nel water va solo la carta igienica',
    closeGate: 'Chiudi il cancello dietro di te',
    askAnimals: 'Prima di dare da mangiare agli animali, chiedi a noi',
    furniture: 'Lascia i mobili dove sono, per favore',
  },
  equipment: {
    heating: {
      name: 'Riscaldamento',
      description: 'Imposta il termostato su 20 °C e aspetta mezz’ora.\nIl termostato è qui: ___.',
    },
    airConditioning: {
      name: 'Aria condizionata',
      description: 'Tieni chiuse le finestre e scegli 24–26 °C sul telecomando: così funziona al meglio.',
    },
    hotWater: {
      name: 'Acqua calda',
      description: 'Arriva da uno scaldabagno. Dopo più docce serve mezz’ora perché torni calda.',
    },
    washingMachine: {
      name: 'Lavatrice',
      description:
        'Apri il rubinetto, metti il detersivo nel cassetto e scegli il programma.\nIl detersivo è qui: ___.',
    },
    dryer: { name: 'Asciugatrice', description: 'Dopo ogni carico pulisci il filtro nello sportello.' },
    dishwasher: { name: 'Lavastoviglie', description: 'Una pastiglia per lavaggio.\nLe pastiglie sono qui: ___.' },
    oven: {
      name: 'Forno',
      description: 'Con una manopola scegli la funzione, con l’altra la temperatura. Le teglie sono dentro.',
    },
    inductionHob: {
      name: 'Piano a induzione',
      description:
        'Usa le pentole della credenza. Se non reagisce, tieni premuto per tre secondi il simbolo della chiave.',
    },
    gasHob: {
      name: 'Fornello a gas',
      description: 'Premi la manopola, girala sulla fiamma e tienila premuta qualche secondo dopo l’accensione.',
    },
    coffeeMachine: {
      name: 'Macchina del caffè',
      description: 'Riempi il serbatoio, inserisci una capsula e premi il tasto.\nLe capsule sono qui: ___.',
    },
    mokaPot: {
      name: 'Moka',
      description: 'Acqua fino alla valvola, caffè senza pressarlo, fuoco basso. Si sciacqua solo con acqua.',
    },
    fridge: {
      name: 'Frigorifero',
      description: 'Quello che altri ospiti hanno lasciato nella porta è a tua disposizione.',
    },
    television: {
      name: 'Televisore',
      description: 'Puoi usare i tuoi abbonamenti streaming. Prima di partire esci dall’account.',
    },
    router: {
      name: 'Router',
      description: 'Se il Wi-Fi si blocca, stacca la spina del router per dieci secondi.\nÈ qui: ___.',
    },
    woodStove: {
      name: 'Stufa a legna',
      description:
        'Apri l’aria, accendi con legna sottile e richiudi a metà quando brucia bene. Alla cenere pensiamo noi.',
    },
    shutters: { name: 'Persiane', description: 'Quando sono aperte vanno fermate, altrimenti ci pensa il vento.' },
    pool: {
      name: 'Piscina',
      description: 'Aperta dalle ___ alle ___.\nDoccia prima del bagno e niente vetro a bordo vasca.',
    },
    barbecue: {
      name: 'Barbecue',
      description:
        'Solo all’aperto, mai incustodito e non con il vento. Dopo, una spazzolata alla griglia, per favore.',
    },
    bicycles: { name: 'Biciclette', description: 'Puoi usarle.\nLa chiave del lucchetto è qui: ___.' },
    beachThings: { name: 'Per la spiaggia', description: 'Ombrellone e teli mare sono qui: ___.' },
    skiRoom: { name: 'Deposito sci', description: 'Sci e scarponi si asciugano meglio lì.\nIl deposito è qui: ___.' },
    breakfast: {
      name: 'Colazione',
      description: 'Dicci la sera prima se c’è qualcosa che non mangi, o se ti serve prima.',
    },
    cot: { name: 'Lettino e seggiolone', description: 'Su richiesta sono pronti. Diccelo prima dell’arrivo.' },
    iron: { name: 'Ferro da stiro', description: 'Ferro e asse da stiro sono qui: ___.' },
    firstAid: { name: 'Pronto soccorso ed estintore', description: 'Si trovano qui: ___.' },
    fuseBox: {
      name: 'Quadro elettrico',
      description: 'Se salta la corrente, spegni il forno e rialza la levetta abbassata.\nIl quadro è qui: ___.',
    },
    waste: {
      name: 'Rifiuti',
      description: 'Carta, vetro, plastica e umido si raccolgono separati.\nI bidoni sono qui: ___.',
    },
    lift: {
      name: 'Ascensore',
      description: 'Se si ferma, premi il simbolo della campana e aspetta. Rispondono a ogni ora.',
    },
  },
  checkoutInstructions: {
    keysTable: 'Lascia le chiavi sul tavolo e tira la porta.',
    keysBox: 'Rimetti le chiavi nella cassetta e gira il codice.',
    closeWindows: 'Chiudi le finestre e spegni le luci.',
    closeAll: 'Chiudi finestre e persiane, e spegni luci, riscaldamento e condizionatore.',
    dishes: 'Metti i piatti nella lavastoviglie e avviala, per favore.',
    rubbishOut: 'Porta via i rifiuti, per favore.',
    towels: 'Lascia in bagno gli asciugamani usati. I letti possono restare così.',
    emptyFridge: 'Porta con te quello che hai aperto; ciò che è ancora chiuso può restare.',
    tellLeaving: 'Mandaci un breve messaggio quando sei uscito.',
    luggageLater: 'Se riparti più tardi, chiedici dove lasciare i bagagli.',
    forgotten: 'Guarda dietro le porte e sotto i letti: è lì che si dimenticano le cose.',
  },
}
