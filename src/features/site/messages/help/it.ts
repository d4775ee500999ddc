import type { HelpTexts } from './help-texts.ts'

export const it: HelpTexts = {
  title: 'Aiuto',
  description:
    'Risposte alle domande degli host sulle guide di benvenuto digitali: codici, Wi-Fi, lingue, stampa, domini, prova, piani e dati.',
  keywords:
    'aiuto, guida di benvenuto digitale, codice della porta, Wi-Fi, QR code, stampa, dominio personalizzato, prova, disdetta',
  lead: 'Le domande degli host, con risposte brevi. Ognuna ha un indirizzo che puoi inoltrare.',
  contents: 'In questa pagina',
  search: {
    label: 'Cerca tra le risposte',
    placeholder: 'Codice, stampa, disdetta…',
    one: '1 risposta',
    other: '# risposte',
    none: 'Nessuna risposta contiene queste parole. Prova con un’altra o scrivici.',
  },
  linkTo: 'Link a questa risposta',
  notFound: {
    title: 'Non trovi la risposta?',
    text: 'Scrivici. Leggiamo ogni messaggio e rispondiamo entro 24 ore.',
    action: 'Scrivici',
  },
  groups: {
    start: 'Per cominciare',
    change: 'Modificare una guida',
    guests: 'Che cosa vedono gli ospiti',
    stays: 'Soggiorni, codici e calendari',
    share: 'Condividere e stampare',
    plans: 'Piani e pagamenti',
    account: 'Account e dati',
  },
  entries: {
    'first-book': {
      question: 'Come creo la mia prima guida?',
      answer:
        'Scegli «Nuova guida di benvenuto». In sette brevi passaggi inserisci i dati su host, alloggio, check-in, Wi-Fi e regole, dotazioni, consigli e check-out. Per salvare una bozza bastano nome dell’host, email e nome dell’alloggio; il resto può aspettare.',
    },
    import: {
      question: 'Posso importare il mio vecchio manuale per gli ospiti?',
      answer:
        'Sì. All’inizio dell’editor scegli «Importa la tua vecchia guida», poi un file PDF, Word o di testo, oppure incolla il testo. Viene letto solo sul tuo dispositivo e decidi tu, frase per frase, che cosa entra nella guida.',
    },
    photos: {
      question: 'Quali foto posso usare?',
      answer:
        'JPG, PNG e WebP fino a 2 MB ciascuna. Una foto più grande, come quasi tutte quelle del telefono, viene adattata sul tuo dispositivo: ti basta scegliere «Usa questa foto». Le salviamo in più dimensioni, così si aprono in fretta sul telefono, e togliamo i dati nascosti come il luogo dello scatto.',
    },
    publish: {
      question: 'Quando gli ospiti vedono la mia guida?',
      answer:
        'Quando la pubblichi nell’ultimo passaggio. Una bozza la vedi solo tu: il link e il QR code agli ospiti non mostrano nulla. Dopo la pubblicazione trovi il link, il QR code e tutto il materiale da stampare.',
    },
    'door-code': {
      question: 'Il codice della porta è cambiato. Qual è la via più rapida?',
      answer:
        'Apri «Guide» e premi «Modifica rapida» sulla guida. Cambia codice della porta, Wi-Fi o orari e salva: gli ospiti lo vedono subito. Funziona anche con la prova o il piano scaduti, perché una serratura nuova non può aspettare.',
    },
    'edit-book': {
      question: 'Posso modificare una guida pubblicata?',
      answer:
        'Sì, quando vuoi. Premi «Modifica», cambia ciò che serve e salva. Link e QR code restano gli stessi e gli ospiti vedono subito le novità. «Salva bozza» metterebbe la guida offline, perciò prima ti chiediamo conferma.',
    },
    'two-devices': {
      question: 'E se modifichiamo in due nello stesso momento?',
      answer:
        'Nessuno sovrascrive l’altro. Chi salva per secondo viene avvisato che la guida è cambiata, conserva ciò che ha scritto e decide quale versione vale. Quello che non è ancora salvato resta sul dispositivo e nel tuo account, solo per te.',
    },
    duplicate: {
      question: 'Come faccio una seconda guida simile?',
      answer:
        'Apri «Altro» sulla guida e scegli «Duplica». Ottieni una bozza con tutti i testi, le foto e le traduzioni, con un nuovo nome. La copia conta tra le guide del tuo piano.',
    },
    'take-offline': {
      question: 'Come metto una guida offline per un po’?',
      answer:
        'Apri «Altro» sulla guida e scegli «Metti offline». Diventa una bozza: link e codici stampati dicono che la pagina non esiste. Non si cancella nulla e funziona anche senza un piano attivo. La ripubblichi nell’ultimo passaggio.',
    },
    app: {
      question: 'Gli ospiti hanno bisogno di un’app o di un account?',
      answer:
        'No. La guida è una pagina che si apre nel browser di ogni telefono, dal link o dal QR code. Niente da installare, nessuna registrazione, nessuna password. La può leggere chiunque abbia il link.',
    },
    languages: {
      question: 'In quali lingue gli ospiti vedono la guida?',
      answer:
        'Titoli e pulsanti compaiono in inglese, italiano, francese, spagnolo o tedesco, secondo la lingua del telefono; l’ospite può sceglierne un’altra. I tuoi testi restano come li hai scritti, a meno che tu non aggiunga traduzioni.',
    },
    translate: {
      question: 'Si possono tradurre i miei testi?',
      answer:
        'Sì, con Pro. Apri «Lingue» su una guida e scrivi i tuoi testi in altre quattro lingue al massimo. Se il gestore ha collegato un servizio di traduzione, ricevi suggerimenti da controllare e accettare. Gli ospiti non vedono mai un suggerimento non accettato.',
    },
    wifi: {
      question: 'Come si collegano gli ospiti al Wi-Fi?',
      answer:
        'La guida mostra nome e password, e un tocco copia la password. Dal computer o da una stampa il telefono può inquadrare un codice che lo collega alla rete. Con Pro puoi nascondere la sezione Wi-Fi: allora non compare nemmeno sulle stampe.',
    },
    offline: {
      question: 'La guida funziona senza rete?',
      answer:
        'Chi l’ha aperta una volta può rileggerla più tardi senza rete, sullo stesso telefono. Vede ciò che c’era allora: un nuovo codice arriva appena il telefono torna online. Invia il link prima del viaggio.',
    },
    visits: {
      question: 'Posso sapere se gli ospiti aprono la guida?',
      answer:
        'Sì. Ogni guida mostra le visite degli ultimi 30 giorni. Con Pro, «Visite» mostra anche che cosa gli ospiti copiano, toccano e cercano, e che cosa non hanno trovato. Non usiamo cookie per questo e non riconosciamo nessun ospite.',
    },
    'stay-links': {
      question: 'Come faccio ad avere un link per ogni soggiorno?',
      answer:
        'Apri «Soggiorni» e scegli «Aggiungi un soggiorno»: bastano le date. Ottieni un link e un QR code che aprono la guida con un benvenuto per quelle date, da inviare con WhatsApp, SMS o email. Se il link finisce alla persona sbagliata, ne crei uno nuovo o lo revochi. Non conserviamo nomi né numeri di telefono, e non serve un piano attivo.',
    },
    'codes-in-time': {
      question: 'Come mostro i codici solo durante il soggiorno?',
      answer:
        'In «Soggiorni» scegli «Modifica» accanto alla guida e spunta ciò che vedono solo gli ospiti di un soggiorno, per esempio il codice della porta o la password del Wi-Fi. Compare sulla loro pagina 24\u00a0ore prima dell’arrivo e sparisce due ore dopo la partenza, se non imposti altri orari. Il link di condivisione non lo mostra più. Se gli ospiti sono alla porta senza il loro link, apri quello di condivisione per 24\u00a0ore.',
    },
    'codes-on-lock': {
      question: 'Come arriva nella serratura il codice di un soggiorno?',
      answer:
        'Con «Un codice per ogni soggiorno» i codici li creiamo noi e tu li imposti nella serratura. Un giorno prima dell’arrivo, o da quando la pagina mostra il codice, al massimo tre giorni prima, «Soggiorni» te lo chiede: imposta il codice nella serratura e tocca «L’ho impostato». Se tre ore prima dell’arrivo nessuno lo ha fatto, ti scriviamo, e di nuovo se il codice viene sostituito. La tua serratura riceve i codici in automatico? Disattiva il promemoria con «Modifica» accanto alla guida.',
    },
    'code-fails': {
      question: 'Che cosa succede se un codice non funziona?',
      answer:
        'In «Soggiorni» scegli «Modifica» accanto alla guida e inserisci fino a cinque codici di riserva già impostati nella serratura. Quando gli ospiti toccano «Il codice non funziona», la loro pagina ne mostra uno, al massimo due volte per soggiorno, e noi ti scriviamo. Se all’arrivo il cambio del codice non è confermato, vedono il tuo numero di telefono e un codice di riserva. Quando gli ospiti che hanno visto un codice di riserva sono partiti, «Soggiorni» ti chiede di sostituirlo, e ai prossimi ospiti ne viene mostrato prima un altro.',
    },
    'paste-calendar': {
      question: 'I soggiorni possono arrivare dai miei calendari?',
      answer:
        'Sì. In «Soggiorni» scegli «Aggiungi un calendario» e incolla l’indirizzo che Airbnb, Booking.com o Vrbo mostra per esportarlo, fino a sei per guida. Lo leggiamo ogni 15\u00a0minuti, tralasciamo le notti bloccate e, se una voce non è chiara, chiediamo a te. Ti scriviamo se una domanda è ancora aperta due giorni prima dell’arrivo, e se c’è un nuovo soggiorno imminente di cui va inviato subito il link. Se un calendario non si può leggere, non cambia nulla. Conserviamo le date, mai i nomi.',
    },
    'cleaner-link': {
      question: 'Chi pulisce può confermare il nuovo codice?',
      answer:
        'Sì. In «Soggiorni» scegli «Modifica» accanto alla guida, poi «Un codice, cambiato tra un soggiorno e l’altro», e crea un link per chi pulisce. Porta a una pagina che serve solo a scrivere il nuovo codice e a confermarlo: i prossimi ospiti lo vedono soltanto dopo. Se tre ore prima dell’arrivo non l’ha confermato nessuno, ti scriviamo. Puoi revocare il link quando vuoi.',
    },
    'guest-taps': {
      question: 'Come so se gli ospiti sono arrivati o partiti?',
      answer:
        'Sulla loro pagina c’è il pulsante «Siamo entrati» e, dalla sera prima della partenza, «Siamo partiti». Basta un tocco e in pochi secondi ricevi un’email; lo vedi anche in «Soggiorni». Nelle impostazioni dell’account puoi attivare le notifiche su ogni tuo dispositivo. Gli ospiti possono annullare il tocco entro dieci secondi. Senza rete la segnalazione resta sul loro telefono e parte appena il telefono torna online.',
    },
    'stay-messages': {
      question: 'Che cosa scrivo agli ospiti, e quando?',
      answer:
        'Ogni soggiorno ha cinque messaggi: alla prenotazione, tre giorni prima, la mattina dell’arrivo, dopo l’arrivo e la sera prima della partenza. Sono già completi, nella lingua del soggiorno. Copiane uno, oppure aprilo in WhatsApp, SMS o email con un tocco. Contengono il link e mai un codice. I testi predefiniti ci sono con tutti e due i piani; con Pro scrivi i tuoi in «Soggiorni», «I tuoi modelli».',
    },
    'daily-email': {
      question: 'Posso ricevere un’email con il programma di oggi?',
      answer:
        'Sì. In «Soggiorni» apri un soggiorno, scegli «I tuoi modelli» e imposta un’ora in «La tua giornata via email». Ogni giorno leggi chi parte, chi arriva, quale codice o conferma manca e quali messaggi inviare. Se non c’è nulla da dire, non arriva niente. L’email è disattivata finché non scegli un’ora, e un link in ogni email riporta a questa impostazione.',
    },
    'send-link': {
      question: 'Come mando la guida agli ospiti?',
      answer:
        'Premi «Condividi» sulla guida e copia il link nei messaggi agli ospiti, oppure invialo da lì. È lo stesso per tutti gli ospiti della casa: basta una risposta salvata sul portale di prenotazione.',
    },
    'qr-code': {
      question: 'Il QR code cambia quando modifico la guida?',
      answer:
        'No. Il codice porta alla guida, non a una sua versione, quindi i codici stampati restano validi anche se modifichi la guida spesso. Smettono di funzionare solo finché la guida è una bozza, e per sempre se la elimini.',
    },
    printing: {
      question: 'Che cosa posso stampare?',
      answer:
        'In «Condividi» trovi un foglio per il frigorifero, un cartoncino da tavolo e un adesivo per il portachiavi in PDF con il QR code. Il Wi-Fi viene stampato solo se lo spunti. Il solo QR code c’è come PNG, o come SVG per la tipografia.',
    },
    domain: {
      question: 'Posso usare il mio dominio?',
      answer:
        'Sì, con Pro. Apri «Domini», inserisci il tuo dominio o sottodominio e aggiungi presso il tuo fornitore i record mostrati. Noi li controlliamo e ti scriviamo quando funziona. I link e i codici già inviati continuano a funzionare.',
    },
    trial: {
      question: 'Quanto costa la prova?',
      answer:
        'Nulla. Dura 14 giorni con entrambi i piani e non serve la carta di credito. Ti avvisiamo prima che finisca. Senza abbonamento non viene addebitato nulla; se hai lasciato una carta, il piano prosegue in automatico dopo l’ultimo giorno.',
    },
    'basic-or-pro': {
      question: 'Che differenza c’è tra Basic e Pro?',
      answer:
        'Basic comprende cinque guide con link, QR code, stampe e titoli in cinque lingue. Pro non ha limiti di guide e aggiunge le traduzioni dei tuoi testi, sezioni personalizzate, più libertà nell’aspetto, statistiche dettagliate, i tuoi messaggi agli ospiti e il tuo dominio.',
    },
    'after-plan': {
      question: 'Che cosa succede quando la prova o il piano finisce?',
      answer:
        'Le guide restano e gli ospiti continuano a leggere quelle pubblicate. Puoi cambiare codici, Wi-Fi e orari, gestire soggiorni e link, condividere, mettere offline ed eliminare. Per scrivere e fare altre modifiche serve un nuovo abbonamento.',
    },
    cancel: {
      question: 'Come disdico?',
      answer:
        'Apri «Guide» e, in «Il tuo piano», scegli «Disdici l’abbonamento». Conservi tutto fino alla fine del periodo pagato e non viene addebitato altro. Fino a quel giorno puoi ripensarci con «Riprendi l’abbonamento».',
    },
    password: {
      question: 'Ho dimenticato la password. E adesso?',
      answer:
        'Nella pagina di accesso scegli «Password dimenticata?». Se all’indirizzo corrisponde un account, parte un link che si usa una volta sola, entro un’ora. Guarda anche nella posta indesiderata (spam). Poi ti basta impostare una nuova password.',
    },
    'app-language': {
      question: 'Come cambio la lingua di queste pagine?',
      answer:
        'Scegli una lingua in fondo a quasi tutte le pagine, o alla voce «Lingua» nelle impostazioni dell’account. Anche i nostri messaggi la seguono. La lingua che vedono i tuoi ospiti non cambia.',
    },
    export: {
      question: 'Posso portare con me i miei dati?',
      answer:
        'Sì. Nelle impostazioni dell’account scarichi tutto in un file ZIP: i dati di account e guide, tutte le foto e ogni guida come pagina che si apre senza internet. Puoi farlo con o senza un piano.',
    },
    'delete-book': {
      question: 'Che cosa succede se elimino una guida?',
      answer:
        'Sparisce subito, con le foto usate solo lì, e non si può recuperare. Il link e i codici stampati dicono poi che la guida non esiste. Se ti serve solo una pausa, mettila offline.',
    },
    'delete-account': {
      question: 'Come elimino il mio account?',
      answer:
        'In fondo alle impostazioni dell’account. Guide, foto e dati vengono eliminati subito e per sempre, link e codici stampati smettono di funzionare e l’abbonamento in corso termina. Prima scarica i tuoi dati, se vuoi conservarli.',
    },
  },
}
