import type { ArticleText } from '../article.ts'

export const betterReviews: ArticleText = {
  slug: 'recensioni-migliori-con-la-guida-di-benvenuto-digitale',
  changed: '2026-11-23',
  seoTitle: 'Recensioni migliori con la guida di benvenuto digitale',
  seoDescription:
    'Perché l’arrivo decide il voto, che cosa può e non può fare una guida di benvenuto digitale, e un piano per i cinque momenti che gli ospiti ricordano.',
  keywords:
    'migliorare le recensioni Airbnb, recensioni casa vacanze, guida di benvenuto digitale, accoglienza degli ospiti, rispondere alle recensioni negative',
  body: [
    {
      text: 'Leggi le recensioni da tre stelle di case piacevoli: spesso della casa non si lamenta nessuno. Il letto andava bene. La vista era quella promessa. A rovinare tutto sono stati un codice sbagliato, un host che non rispondeva, una caldaia che nessuno aveva spiegato. Il soggiorno si è perso nei primi venti minuti, e i sei giorni dopo lo hanno soltanto confermato.',
    },
    {
      text: 'È una brutta notizia con un lato buono: i primi venti minuti sono proprio la parte che puoi scrivere in anticipo.',
    },
    { heading: 'Che cosa ricordano le persone' },
    {
      text: 'Chi studia la memoria ha scoperto che delle esperienze non facciamo la media. In un noto esperimento di Daniel Kahneman e colleghi, le persone preferivano un episodio spiacevole più lungo a uno più breve perché finiva un po’ meglio. Due momenti pesano molto più della loro durata: il più intenso e l’ultimo. È la regola del picco e della fine. Nasce da mani immerse nell’acqua fredda, non da case al mare: non prenderla per una legge dell’ospitalità. Però somiglia a quello che gli ospiti scrivono. Nelle recensioni ci sono il momento peggiore, il più bello e la partenza; il mercoledì tranquillo non compare mai.',
    },
    {
      text: 'Per chi ospita, ne viene un piano. Togli il probabile punto più basso, cioè l’arrivo. Prepara un piccolo momento da ricordare. Rendi facile la fine. Una guida di benvenuto può fare buona parte di tutte e tre le cose, e per ogni ospite in più non costa nulla.',
    },
    { heading: 'Cinque momenti, cinque testi brevi' },
    { text: 'Ognuno si scrive in pochi minuti e serve per anni.' },
    { heading: 'Tre giorni prima: il messaggio che tranquillizza' },
    {
      text: 'Manda il link della guida tre giorni prima dell’arrivo, non alla prenotazione. Alla prenotazione si sta scegliendo; tre giorni prima si fanno le valigie, e la guida si legge davvero. Non superare le tre righe.',
    },
    {
      example: 'Un messaggio da copiare',
      text: 'Ciao Anna, vi aspettiamo venerdì. Quello che serve per l’arrivo è qui: [link]. Nella prima schermata ci sono il codice della porta e il posto auto; non serve nessuna app. Se fate tardi non c’è problema: potete entrare in autonomia a qualsiasi ora.',
    },
    {
      text: 'L’ultima frase fa più di quanto sembri. Chi è su un treno in ritardo ha un solo pensiero, e tu hai risposto prima della domanda.',
    },
    { heading: 'Alla porta: niente sorprese' },
    {
      text: 'Orario, codice, parcheggio e trucco della serratura in una sola schermata, nella lingua che l’ospite legge. Provala al buio, con una tacca di segnale. Se hai cambiato il codice dopo l’ultimo ospite, cambialo nella guida nello stesso minuto: un codice sbagliato è tra gli errori più cari di questo mestiere, e un raccoglitore stampato lo ripete finché qualcuno non ristampa la pagina.',
    },
    { heading: 'La prima sera: un piccolo momento da ricordare' },
    {
      text: 'Un momento così non deve essere costoso, ma preciso sì. «Nei dintorni ci sono ristoranti» non incanta nessuno. «Scendete al molo con la bottiglia che trovate in frigo: a giugno il sole va dietro l’isola verso le 21:00» è un ricordo, e l’hai creato con una frase. Mettine una così nel messaggio di benvenuto, e scegli qualcosa che non può fallire: una panchina, una vista, un forno.',
    },
    { heading: 'A metà soggiorno: anche il silenzio è un servizio' },
    {
      text: 'Quando un termostato o un fornello sono spiegati non succede nulla, e di nulla non si scrivono recensioni. Ma tre messaggi in meno al giorno cambiano l’idea che gli ospiti si fanno di te. Vedono qualcuno che ha pensato a tutto, non soltanto qualcuno che risponde in fretta. Vanno bene entrambi; con uno solo dei due si dorme.',
    },
    { heading: 'L’ultima mattina: una fine facile' },
    {
      text: 'È qui che molti buttano via il vantaggio. Dopo sei giorni buoni l’ospite apre la pagina del check-out e trova undici compiti. Disfare i letti, far partire la lavastoviglie, portare giù tre sacchi diversi, fotografare il contatore. È l’ultima cosa che fa per te, e quindi la prima che ricorda.',
    },
    {
      list: [
        'Chiedi al massimo tre cose, e scegli quelle che fanno davvero risparmiare tempo a chi pulisce.',
        'Scrivi che cosa **non** serve fare. «Lasciate i letti come sono» si legge come un regalo.',
        'Suggerisci come può continuare la giornata: un bar vicino alla stazione, un posto dove lasciare i bagagli.',
        'Chiudi con una semplice frase di ringraziamento, senza richieste.',
      ],
    },
    {
      text: 'Se qualcuno parte prima dell’alba, aggiungi una riga la sera prima: quale porta, quale luce, e che per te non serve camminare in punta di piedi. Chi esce al buio da una casa non sua, senza sapere se ha fatto tutto bene, non parte contento.',
    },
    { heading: 'Come chiedere una recensione' },
    {
      text: 'Chiedila una volta sola, la sera dopo la partenza, e chiedi qualcosa di concreto. «Se con noi siete stati bene, una riga sull’arrivo aiuterebbe i prossimi ospiti» dice di che cosa scrivere, e indica proprio la parte che hai preparato. Non offrire mai qualcosa in cambio: piattaforme come Airbnb lo vietano, e chi legge se ne accorge.',
    },
    { heading: 'Rispondere alla recensione che non volevi' },
    {
      text: 'Arriverà comunque. E la persona a cui rispondi non è chi l’ha scritta, ma il prossimo ospite, che legge da dietro le sue spalle. Bastano tre frasi: di’ che cosa c’è di vero, di’ che cosa hai cambiato da allora, e fermati. Niente su chi aveva ragione, niente sull’ospite. La frase di mezzo si può scrivere solo se qualcosa è cambiato: per questo la guida viene prima.',
    },
    {
      example: 'Una risposta da adattare',
      text: 'Avete ragione: il codice nel nostro messaggio era quello vecchio, e siete rimasti mezz’ora davanti alla porta. Adesso lo cambiamo in un posto solo, quello che gli ospiti leggono sul telefono. Grazie di avercelo detto.',
    },
    { quote: 'Una buona recensione non si vince alla fine. Si perde, o non si perde, alla porta.' },
    { heading: 'Che cosa una guida non può fare' },
    {
      text: 'Non può sostituire un materasso sfondato. Non può rimediare a un annuncio che promette la vista mare dove il mare si intravede appena: le aspettative le crea l’annuncio, e nessun benvenuto ripara una promessa mancata. E quando c’è un problema vero non può sostituire te. Se si ferma la caldaia, telefona; non mandare un link.',
    },
    {
      text: 'Diffida anche delle cifre che girano nel nostro settore, comprese quelle che le aziende di software mettono in prima pagina, la nostra fra queste. Le medie delle case altrui dicono poco della tua. Misura la tua.',
    },
    { heading: 'Misura in una stagione' },
    {
      steps: [
        'Conta i messaggi ricevuti negli ultimi dieci soggiorni, tra il check-in e il check-out. Segna il numero.',
        'Dividili: arrivo, dotazioni, dintorni, problemi. Ai primi due gruppi può rispondere una guida.',
        'Scrivi quelle risposte, manda il link tre giorni prima e lascia tutto il resto com’era.',
        'Conta di nuovo nei dieci soggiorni successivi, e cerca nelle recensioni parole come «facile», «chiaro», «comunicazione» e «arrivo».',
      ],
    },
    {
      text: 'Dieci soggiorni non sono scienza, ma sono i tuoi. Se i messaggi dei primi due gruppi non si riducono almeno alla metà, le risposte probabilmente ci sono ma si trovano male: spostale in alto, accorciale, e prova la prima schermata con qualcuno che la casa non l’ha mai vista.',
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Apri le istruzioni per il check-out e togline metà. Poi scrivi l’unica frase che appartiene alla prima sera da te: la panchina, il forno, la vista. È la ristrutturazione più economica che farai mai.',
    },
  ],
  sources: [
    'Kahneman, Fredrickson, Schreiber e Redelmeier, «When More Pain Is Preferred to Less: Adding a Better End», Psychological Science 4 (1993), pp. 401–405.',
    'Ricompense in cambio di recensioni: norme della community di Airbnb, «Writing relevant and unbiased reviews»; assistenza di Vrbo, «What is your extortion policy?».',
  ],
}
