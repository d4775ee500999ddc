import type { ReadyTexts } from './ready-kinds.ts'

export const it: ReadyTexts = {
  welcomeMessage: {
    welcomeHome: 'Benvenuti, fate come a casa vostra. Se manca qualcosa, basta dircelo.',
    welcomeSea: 'Benvenuti al mare. Quello che serve per la prima sera è in questa guida; il resto può aspettare.',
    welcomeLake: 'Benvenuti al lago. Quello che serve per la prima sera è in questa guida; l’acqua c’è anche domani.',
    welcomeCity: 'Benvenuti in città. Qui trovate come funziona tutto, così potete uscire presto a scoprirla.',
    welcomeMountains: 'Benvenuti in montagna. Scaldatevi, riposatevi e riprendete a leggere quando ne avete voglia.',
    welcomeBreakfast: 'Benvenuti. Dormite quanto volete: la colazione è dalle ___ alle ___.',
    welcomeCountry: 'Benvenuti in campagna. Qui le giornate seguono le stagioni: chiedeteci che cosa è maturo.',
    welcomePersonal: 'Una cosa che ci piace raccontarvi di questo posto: ___.',
  },
  hostContactInfo: {
    answerHours: 'Rispondiamo ai messaggi dalle ___ alle ___.\nDi notte, per favore, chiamate solo per urgenze.',
    askTips: 'Chiedeteci dove andiamo noi a mangiare, a camminare, a fare la spesa. Lo raccontiamo volentieri.',
    reportDamage: 'Se qualcosa si rompe o non funziona, ditecelo subito. Capita, e rimediamo.',
    helperNearby: 'Se non riuscite a contattarci, chiamate ___.',
    emergencyFirst: 'In caso di emergenza chiamate prima il 112, poi noi.',
    askBeforeBooking: 'Bambini, allergie, un volo in tarda serata: avvisateci prima e ci organizziamo.',
    cin: 'Il CIN di questo alloggio è ___.',
    registrationNumber: 'Il numero di registrazione di questo alloggio è ___.',
  },
  checkinInstructions: {
    tellArrival: 'Scriveteci quando sapete a che ora arrivate, e avvisateci se fate tardi.',
    selfCheckIn: 'Entrate in autonomia, a qualsiasi ora dopo l’inizio del check-in.',
    weMeetYou: 'Vi aspettiamo alla porta e vi mostriamo la casa.',
    lateArrival: 'Arrivate dopo le ___? Avvisateci prima e vi spieghiamo come entrare.',
    documents: 'Tenete a portata di mano i documenti di tutti: per legge dobbiamo registrare gli ospiti.',
    earlyLuggage: 'Se arrivate in anticipo, chiedeteci dove lasciare i bagagli.',
    floor: 'L’appartamento è al piano ___; il nome sul campanello è ___.',
    landmark: 'L’ultima svolta si vede appena: cercate ___.',
    fromStation: 'Dalla stazione sono ___ minuti a piedi.',
    navigation: 'Il navigatore vi porta fino alla via; l’ingresso è ___.',
    guestRegister:
      'La legge ci obbliga a comunicare alla Questura chi ospitiamo. Mandateci prima dell’arrivo i dati dei documenti di tutti.',
    touristTax: 'L’imposta di soggiorno è di ___ a persona per notte.',
    touristTaxCash:
      'L’imposta di soggiorno non è compresa nel prezzo. Tenetela pronta in contanti: vi diamo la ricevuta.',
    guestCard: 'Le vostre guest card sono qui: ___. Portatele con voi quando uscite: in molti posti pagate meno.',
  },
  doorAccessInfo: {
    keyBox: 'La chiave è nella cassetta: inserite il codice, aprite lo sportello e poi richiudetelo.',
    keyBoxPlace: 'La cassetta delle chiavi si trova qui: ___.',
    keypad: 'Digitate il codice sul tastierino, aspettate lo scatto e spingete.',
    bell: 'Suonate al campanello ___.',
    lockWhenOut: 'Quando uscite chiudete a chiave: tirare la porta non basta.',
    lostKey: 'Se perdete la chiave, chiamate prima noi. Ne abbiamo una di scorta.',
  },
  parkingInfo: {
    ownSpace: 'Il vostro posto auto è il numero ___.',
    courtyard: 'Si parcheggia in cortile. Lasciate libero il cancello, per favore.',
    freeStreet: 'In strada si parcheggia gratis.',
    carPark: 'Il parcheggio più vicino è ___; un giorno costa ___.',
    readSigns: 'Attenzione ai cartelli: alcuni posti sono riservati ai residenti o a pagamento.',
    unload: 'Potete fermarvi davanti alla porta per scaricare i bagagli. Poi spostate l’auto, per favore.',
    snow: 'D’inverno, per l’ultimo tratto servono pneumatici invernali o catene.',
    noCarNeeded: 'Qui l’auto non serve. Fermata e linea: ___.',
    restrictedZone: 'Attenzione alla ZTL: in auto non andate oltre ___. Le telecamere leggono le targhe.',
    zonePermit: 'Se dovete entrare in auto nella ZTL, mandateci prima la targa e chiediamo noi il permesso.',
  },
  houseRules: {
    noSmoking: 'Non si fuma in casa',
    noParties: 'Niente feste',
    quietNight: 'Silenzio dalle 22:00 alle 8:00',
    petsWelcome: 'Gli animali sono benvenuti, ma non su letti e divani',
    petsAllowed: 'Gli animali sono benvenuti',
    noPets: 'Animali non ammessi',
    shoesOff: 'In casa si sta senza scarpe, per favore',
    airConOff: 'Spegnete il condizionatore quando uscite',
    heatingDown: 'Abbassate il riscaldamento quando uscite',
    windowsClosed: 'Chiudete finestre e persiane quando uscite o si alza il vento',
    registeredGuests: 'Possono pernottare solo gli ospiti registrati',
    saveWater: 'Non sprecate l’acqua, per favore',
    rinseSand: 'Sciacquate via la sabbia prima di entrare',
    noCandles: 'Niente candele né fiamme libere',
    poolChildren: 'Bambini in piscina solo con un adulto',
    sortWaste: 'Fate la raccolta differenziata, per favore',
    quietStairs: 'Fate piano sulle scale, per favore: qui vivono altre persone',
    skiBoots: 'Gli scarponi da sci restano all’ingresso',
    toiletPaper: 'Nel water va solo la carta igienica',
    closeGate: 'Chiudete il cancello dietro di voi',
    askAnimals: 'Prima di dare da mangiare agli animali, chiedete a noi',
    furniture: 'Lasciate i mobili dove sono, per favore',
    stairsWeek: 'Se alla vostra porta è appeso il cartello «Kehrwoche», spazzate le scale entro sabato, per favore',
  },
  equipment: {
    heating: {
      name: 'Riscaldamento',
      description: 'Impostate il termostato su 20 °C e aspettate mezz’ora.\nIl termostato è qui: ___.',
    },
    airConditioning: {
      name: 'Aria condizionata',
      description: 'Tenete chiuse le finestre e scegliete 24–26 °C sul telecomando: così funziona al meglio.',
    },
    hotWater: {
      name: 'Acqua calda',
      description: 'Arriva da uno scaldabagno. Dopo più docce di fila torna calda in mezz’ora.',
    },
    washingMachine: {
      name: 'Lavatrice',
      description:
        'Aprite il rubinetto, mettete il detersivo nel cassetto e scegliete il programma.\nIl detersivo è qui: ___.',
    },
    dryer: { name: 'Asciugatrice', description: 'Dopo ogni carico pulite il filtro nello sportello.' },
    dishwasher: { name: 'Lavastoviglie', description: 'Una pastiglia per lavaggio.\nLe pastiglie sono qui: ___.' },
    oven: {
      name: 'Forno',
      description: 'Con una manopola si sceglie la funzione, con l’altra la temperatura. Le teglie sono dentro.',
    },
    inductionHob: {
      name: 'Piano a induzione',
      description:
        'Usate le pentole che trovate nel mobile. Se il piano non risponde, tenete premuto per tre secondi il simbolo della chiave.',
    },
    gasHob: {
      name: 'Piano cottura a gas',
      description: 'Premete la manopola, giratela sulla fiamma e tenetela premuta qualche secondo dopo l’accensione.',
    },
    coffeeMachine: {
      name: 'Macchina del caffè',
      description: 'Riempite il serbatoio, inserite una capsula e premete il tasto.\nLe capsule sono qui: ___.',
    },
    mokaPot: {
      name: 'Moka',
      description: 'Acqua fino alla valvola, caffè senza pressarlo, fuoco basso. Si sciacqua solo con acqua.',
    },
    fridge: {
      name: 'Frigorifero',
      description: 'Quello che gli ospiti precedenti hanno lasciato nello sportello è a vostra disposizione.',
    },
    television: {
      name: 'Televisore',
      description: 'Potete usare i vostri abbonamenti streaming. Prima di partire uscite dall’account.',
    },
    router: {
      name: 'Router',
      description: 'Se il Wi-Fi si blocca, staccate la spina del router per dieci secondi.\nÈ qui: ___.',
    },
    woodStove: {
      name: 'Stufa a legna',
      description:
        'Aprite l’aria, accendete con legna sottile e richiudete a metà quando brucia bene. Alla cenere pensiamo noi.',
    },
    shutters: {
      name: 'Persiane',
      description: 'Quando sono aperte vanno fermate, altrimenti il vento le fa sbattere.',
    },
    pool: {
      name: 'Piscina',
      description: 'Aperta dalle ___ alle ___.\nDoccia prima del bagno e niente vetro a bordo vasca.',
    },
    barbecue: {
      name: 'Barbecue',
      description:
        'Solo all’aperto, mai incustodito e non con il vento. Dopo, una spazzolata alla griglia, per favore.',
    },
    bicycles: { name: 'Biciclette', description: 'Sono a vostra disposizione.\nLa chiave del lucchetto è qui: ___.' },
    beachThings: { name: 'Per la spiaggia', description: 'Ombrellone e teli mare sono qui: ___.' },
    skiRoom: { name: 'Deposito sci', description: 'Sci e scarponi si asciugano meglio lì.\nIl deposito è qui: ___.' },
    breakfast: {
      name: 'Colazione',
      description: 'Diteci la sera prima se c’è qualcosa che non mangiate o se vi serve un orario anticipato.',
    },
    cot: { name: 'Lettino e seggiolone', description: 'Disponibili su richiesta: ditecelo prima dell’arrivo.' },
    iron: { name: 'Ferro da stiro', description: 'Ferro e asse da stiro sono qui: ___.' },
    firstAid: { name: 'Cassetta di primo soccorso ed estintore', description: 'Si trovano qui: ___.' },
    fuseBox: {
      name: 'Quadro elettrico',
      description: 'Se salta la corrente, spegnete il forno e rialzate la levetta abbassata.\nIl quadro è qui: ___.',
    },
    waste: {
      name: 'Rifiuti',
      description: 'Carta, vetro, plastica e umido si raccolgono separati.\nI bidoni sono qui: ___.',
    },
    collection: {
      name: 'Raccolta dei rifiuti',
      description:
        'Umido: ___\nCarta: ___\nPlastica e metalli: ___\nIndifferenziato: ___\nMettete fuori i bidoni la sera prima, per favore.',
    },
    lift: {
      name: 'Ascensore',
      description: 'Se si ferma, premete il simbolo della campana e aspettate. Rispondono a qualsiasi ora.',
    },
  },
  checkoutInstructions: {
    keysTable: 'Lasciate le chiavi sul tavolo e tirate la porta.',
    keysBox: 'Rimettete le chiavi nella cassetta e girate le rotelle del codice.',
    closeWindows: 'Chiudete le finestre e spegnete le luci.',
    closeAll: 'Chiudete finestre e persiane e spegnete luci, riscaldamento e condizionatore.',
    dishes: 'Mettete i piatti in lavastoviglie e avviatela, per favore.',
    rubbishOut: 'Uscendo portate fuori i rifiuti, per favore.',
    towels: 'Lasciate in bagno gli asciugamani usati. Non serve rifare i letti.',
    emptyFridge: 'Portate con voi quello che avete aperto; ciò che è ancora chiuso può restare.',
    tellLeaving: 'Mandateci un breve messaggio quando partite.',
    luggageLater: 'Se ripartite più tardi, chiedeteci dove lasciare i bagagli.',
    forgotten: 'Guardate dietro le porte e sotto i letti: è lì che si dimenticano le cose.',
    finalCleaning: 'Alle pulizie finali pensiamo noi. Lasciate la casa in ordine e spazzata, per favore.',
    deposit: 'Se non ci sono danni, la cauzione di ___ vi viene restituita entro ___ giorni.',
  },
}
