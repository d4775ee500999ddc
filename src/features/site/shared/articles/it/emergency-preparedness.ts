import type { ArticleText } from '../article.ts'

export const emergencyPreparedness: ArticleText = {
  slug: 'emergenze-in-casa-vacanze-come-prepararsi',
  changed: '2026-11-28',
  seoTitle: 'Emergenze in casa vacanze: come prepararsi',
  seoDescription:
    'Che cosa mettere nella pagina delle emergenze di una guida di benvenuto, che cosa controllare in casa due volte l’anno e come scrivere per chi ha paura.',
  keywords:
    'sicurezza casa vacanze, numeri di emergenza per gli ospiti, rilevatore monossido di carbonio affitti brevi, estintore casa vacanze, 112',
  body: [
    {
      text: 'Sono le tre e dieci di notte. C’è odore di bruciato, un bambino piange, e due persone arrivate ieri sono in un corridoio buio che hanno visto una volta sola. Non sanno dov’è il quadro elettrico. Non sanno come si chiama la via. Una delle due ha in mano un telefono.',
    },
    {
      text: 'Tutto quello che scrivi sulle emergenze è per queste due persone. Non riescono a leggere un paragrafo. Riescono a leggere un numero, un indirizzo e un verbo.',
    },
    { heading: 'La pagina delle emergenze, riga per riga' },
    {
      steps: [
        '**Il numero.** Il 112 funziona in tutta l’Unione europea, da qualsiasi telefono, gratis. Sotto, più piccoli, puoi aggiungere il 118 per il soccorso sanitario e il 115 per i Vigili del fuoco, e al mare il 1530 della Guardia costiera. Fa’ che il 112 sia la cosa più grande della pagina e che basti un tocco per chiamarlo.',
        '**L’indirizzo** completo, come serve ai soccorsi: via, numero, frazione, Comune, CAP. Aggiungi il piano e il nome sul citofono, o il punto di riferimento al bivio se la casa non ha numero civico. La prima domanda sarà dove siete.',
        '**Come si esce.** Una frase per piano. «Dalle camere: giù per le scale, a sinistra, la porta verde si apre senza chiave». E un punto di ritrovo, all’aperto e facile da nominare: «al pozzo».',
        '**Che cosa chiudere.** Gas, acqua, corrente: dove, e da che parte si gira. «Gas: leva gialla sotto il lavello, un quarto di giro».',
        '**Dove sono le cose.** Estintore, coperta antifiamma, cassetta di primo soccorso, torcia. Scrivi l’armadio, non il concetto.',
        '**Chi altro può aiutare**: tu, e una persona vicina che ha la chiave, con le ore in cui rispondete davvero.',
      ],
    },
    {
      text: 'Poi fermati. Tutto il resto, dalla storia della caldaia al numero della Pro Loco, va in un’altra pagina.',
    },
    { heading: 'Scrivi per chi ha paura' },
    {
      text: 'Sotto stress si vede meno, si ricorda meno e si legge peggio. Non è una debolezza dei tuoi ospiti: l’attenzione funziona così. Usa parole corte, prima il verbo, un gesto per riga, i numeri in cifre. Ripeti qui l’indirizzo anche se è già altrove: in un corridoio buio nessuno torna su a cercarlo. E fa’ che la pagina si apra con un tocco da qualsiasi punto della guida.',
    },
    { quote: 'Non riescono a leggere un paragrafo. Riescono a leggere un numero, un indirizzo e un verbo.' },
    {
      text: 'Tieni anche una copia stampata, dietro la porta d’ingresso o accanto al quadro elettrico. I telefoni si scaricano proprio quando la corrente manca da sei ore. La guida digitale è la migliore per 364 giorni l’anno; il foglio di carta è per l’altro.',
    },
    { heading: 'La casa: due volte l’anno, quando cambia l’ora' },
    {
      text: 'Nessuna pagina aiuta, in una casa con il rilevatore senza pila. Il consiglio è di provare gli allarmi ogni mese: fallo al cambio degli ospiti. E quando cambia l’ora, in primavera e in autunno, fai il giro con tutto l’elenco. Per una casa piccola bastano una decina di minuti.',
    },
    {
      list: [
        'Premi il pulsante di test di **ogni rilevatore di fumo**. La norma nazionale sugli affitti brevi non chiede rilevatori di fumo; mettine comunque uno in ogni camera, uno fuori dalle camere e uno per piano.',
        'Premi il pulsante di test dei **rilevatori di gas e di monossido di carbonio**, che quella norma invece impone. Caldaia, stufa, camino: il monossido non ha odore né colore, e uccide nel sonno.',
        'Leggi la data sull’**estintore**, obbligatorio anche lui: almeno uno per piano e uno ogni 200\u00a0metri quadrati, in vista. E quella sugli allarmi: quelli di fumo si sostituiscono a dieci anni dalla fabbricazione, quelli di monossido spesso tra i cinque e i dieci. Lo dice l’etichetta.',
        'Apri la **cassetta di primo soccorso**. I cerotti sono sempre finiti.',
        'Accendi la **torcia**. Meglio ancora una che si ricarica alla presa e si accende quando manca la luce.',
        'Percorri la **via d’uscita** al buio. Se per uscire serve una chiave, cambia la serratura: nel fumo una chiave non si trova.',
        'Guarda **piscina, balcone e scale** con gli occhi di un bambino di due anni.',
        'Controlla **i numeri della pagina**: chiama quelli di chi può aiutarti, verifica gli altri in rete, e non comporre mai il 112 per prova. Uno di solito è cambiato.',
      ],
    },
    { heading: 'Le emergenze che non lo sono' },
    {
      text: 'Molte chiamate delle tre di notte riguardano cose più piccole: è saltata la luce, dal soffitto gocciola acqua, si è rotta la chiave, un allarme fischia perché la pila è scarica. Se gli ospiti risolvono le prime due, non svegliano te e non chiamano nemmeno il 112. Dedica due righe a ciascuna, accanto alla pagina delle emergenze ma non dentro.',
    },
    {
      example: 'Righe da adattare',
      text: 'È saltata la luce? Spegnete forno e lavatrice: insieme sono troppo per il contatore. Quadro elettrico: ingresso, dietro i cappotti. Un interruttore è giù: rialzatelo. Se è tutto a posto, guardate il contatore nell’androne. C’è acqua dove non dovrebbe? Rubinetto generale: manopola rossa nel sottoscala, girate a destra fino in fondo. Poi chiamateci, a qualsiasi ora.',
    },
    {
      text: 'Nota le ultime parole. Decidi prima per che cosa ti si può svegliare, e scrivilo chiaro: «Di notte solo per acqua o fuoco». Un limite netto gli ospiti lo apprezzano, e lo rispettano.',
    },
    { heading: 'I pericoli di casa tua' },
    {
      text: 'Ogni luogo ha un rischio che chi ci abita non vede più. La corrente di ritorno davanti alla spiaggia senza bagnino. Gli incendi d’agosto, e la strada che chiudono per prima. Le valanghe, le zecche, il torrente che sale in venti minuti, il terremoto. Scrivi una riga sull’uno o i due che da te sono veri, con che cosa fare e dove escono gli avvisi: le allerte gialla, arancione e rossa della protezione civile, il bollettino valanghe. Non un catalogo: due righe, come le diresti a un amico sulla porta.',
    },
    { heading: 'Che cosa ti chiede la legge' },
    {
      text: 'La sicurezza degli affitti è regolata, e non ovunque nello stesso modo. In Italia si comincia da rilevatori ed estintori, dal codice identificativo nazionale (CIN) e dagli ospiti da comunicare alla Questura; Regioni e Comuni aggiungono il resto. Una guida di benvenuto non sostituisce niente di tutto questo. Chiedi al Comune o a un’associazione di categoria che cosa vale per una casa come la tua, e tieni i certificati dove sai di trovarli. Chiedi anche alla tua assicurazione se gli ospiti paganti sono coperti: molte polizze casa li escludono, e lo si scopre dopo.',
    },
    { heading: 'Dopo' },
    {
      text: 'Se puoi, vai. Se non puoi, telefona. Chiedi prima delle persone e solo dopo della casa: di quest’ordine si ricorderanno per tutta la vita. Entro un giorno scrivi che cosa è successo e che cosa mancava, perché quella nota è la prossima versione della tua pagina.',
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Apri la guida, mettila in mano a qualcuno e di’: «C’è un incendio. Dove siamo, e che cosa fai?». Poi conta. Se trova il numero, l’indirizzo e l’uscita prima che tu arrivi a dieci, la pagina è a posto. Se no, sai che cosa scrivere stasera.',
    },
  ],
  sources: [
    '112, numero unico di emergenza europeo: direttiva (UE) 2018/1972, che istituisce il codice europeo delle comunicazioni elettroniche, articolo 109.',
    'Rilevatori ed estintori negli affitti brevi: decreto-legge 18 ottobre 2023, n. 145, articolo 13-ter, comma 7, convertito dalla legge 15 dicembre 2023, n. 191.',
    'Prova e sostituzione degli allarmi: National Fire Protection Association (NFPA), «Installing and Maintaining Smoke Alarms»; Consumer Product Safety Commission degli Stati Uniti, «CO Alarms»; Kidde, «Replace and Upgrade».',
  ],
}
