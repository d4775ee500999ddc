import type { ArticleText } from '../article.ts'

export const multilingualBooks: ArticleText = {
  slug: 'guida-di-benvenuto-multilingue-ospiti-stranieri',
  changed: '2026-11-23',
  seoTitle: 'Guida di benvenuto multilingue per ospiti stranieri',
  seoDescription:
    'Come scrivere una guida di benvenuto che regge alla traduzione: frasi brevi, numeri precisi, parole da non tradurre ed errori tipici dei traduttori automatici.',
  keywords:
    'guida di benvenuto multilingue, ospiti stranieri casa vacanze, tradurre le regole della casa, accogliere turisti stranieri',
  body: [
    {
      text: 'Una coppia di Lione, una famiglia di Graz e tre studentesse di Siviglia arrivano alla stessa porta nello stesso mese. Nessuno legge bene l’italiano; tutti devono trovare il quadro elettrico. Potresti far tradurre la guida in ogni lingua dei tuoi ospiti. C’è un primo passo che costa meno e aiuta anche chi l’italiano lo parla: scriverla in modo che sia quasi impossibile fraintenderla.',
    },
    { heading: 'In ogni guida ci sono due tipi di parole' },
    {
      text: 'Una guida di benvenuto è fatta di etichette e di frasi. Le etichette sono le parole che tornano in tutte le case: check-in, codice della porta, regole della casa, farmacia, emergenza. Si possono tradurre una volta, bene e per tutti, e una buona guida digitale lo fa per te. Se un ospite tedesco vede «Türcode» sopra le quattro cifre, le cifre non vanno tradotte.',
    },
    {
      text: 'Le frasi sono tue. «Dopo la pioggia il cancello si blocca» esiste solo a casa tua. Il lavoro è qui, e qui servono le regole che seguono.',
    },
    { heading: 'Affida il senso a etichette e cifre' },
    {
      text: 'Meno un’informazione dipende da una frase, più lingue parla. Confronta:',
    },
    {
      example: 'Dipende dall’italiano',
      text: 'Sarà un piacere accogliervi con comodo a partire dal primo pomeriggio; vi preghiamo gentilmente di liberare la casa in mattinata.',
    },
    {
      example: 'Parla tutte le lingue',
      text: 'Check-in 15:00. Check-out 10:00.',
    },
    {
      list: [
        'Scrivi le ore da 0 a 24. «Alle sette e mezza» non dice se di mattina o di sera, e le nostre sette e mezza in tedesco sono «mezza otto»: parola per parola, si sbaglia di un’ora.',
        'Scrivi il mese in lettere. Il 5/7 sulle due sponde dell’Atlantico è due giorni diversi.',
        'Scrivi i numeri di telefono con il prefisso +39, in modo che basti un tocco per chiamare.',
        'Dai le distanze in metri e le temperature in gradi Celsius, e non aggiungere che cosa vuol dire caldo.',
      ],
    },
    { heading: 'Sei regole per frasi che viaggiano' },
    {
      steps: [
        '**Un’azione per frase.** «Girate la chiave due volte. Poi tirate.» Chi sa poco italiano la segue parola per parola, e così fa anche un traduttore automatico.',
        '**Prima il verbo.** «Chiudete le persiane quando c’è vento», non «Sarebbe opportuno che in caso di vento le persiane venissero chiuse».',
        '**Chiama la cosa come è scritto sulla cosa.** Se sul pulsante c’è ECO, scrivi ECO, non «la modalità a risparmio energetico».',
        '**Niente modi di dire.** «La caldaia fa i capricci» è una frase simpatica, ma lascia l’ospite perplesso.',
        '**Una parola per ogni cosa.** Se nella prima riga sono fornelli, nella terza non possono diventare piano cottura e nella quinta fuochi.',
        '**Niente doppie negazioni.** «Non dimenticate di non chiudere il chiavistello in basso» lascia fuori qualcuno in qualsiasi lingua. Scrivi «Lasciate aperto il chiavistello in basso».',
      ],
    },
    {
      text: 'Non è un modo di abbassare il livello. I manuali di manutenzione degli aerei sono scritti così, in un inglese semplificato apposta, e per il linguaggio chiaro esiste una norma internazionale, la ISO 24495-1. Il suo criterio è semplice: chi legge riesce a trovare quello che gli serve, a capirlo e a usarlo?',
    },
    { heading: 'Le parole da lasciare in italiano' },
    {
      text: 'Se traduci troppo, l’ospite non ritrova intorno a sé quello che ha letto nella guida. Lascia in originale tutto quello che fuori è scritto su un cartello, su un menù o su un pulsante:',
    },
    {
      list: [
        'Vie, fermate e stazioni, esattamente come sul cartello. Nessuno trova «Chapel Street» se sulla targa c’è «Via della Cappella».',
        'I piatti, con una breve spiegazione. Con «Scialatielli (pasta fresca spessa)» si può ordinare; con «pasta fresca spessa» no.',
        'I nomi della raccolta differenziata, come sui bidoni, con il significato tra parentesi: «Umido (food waste): lunedì e giovedì».',
        'Le parole da dire a voce: «Chiedete la chiave di sotto», con accanto, tradotto, che è quella del cancello in basso.',
      ],
    },
    { heading: 'Se traduci, comincia dalle cose giuste' },
    {
      text: 'Se hai tempo o denaro solo per una parte della guida, non cominciare dall’inizio. Comincia da dove un equivoco costa di più: entrare in casa, gas e fuoco, i bambini vicino all’acqua, la regola a cui tengono i vicini. Poi le dotazioni, poi il resto. Il messaggio di benvenuto viene per ultimo: un saluto con qualche errore fa sorridere più di quanto confonda.',
    },
    {
      text: 'I traduttori automatici sono diventati bravi proprio con le frasi descritte qui sopra. Restano più deboli in tre casi: le etichette brevi senza contesto («Piano» può tornare come pianoforte), le parole che in casa hanno un secondo significato (i «fuochi» della cucina, la «rete» del Wi-Fi, la «presa» della corrente) e le forme di cortesia. Lascia scrivere la macchina, poi fai leggere il testo per dieci minuti a chi con quella lingua è cresciuto. Chi è già stato da te lo fa spesso volentieri, per una bottiglia d’olio.',
    },
    { quote: 'La migliore traduzione di una brutta frase è una brutta frase in cinque lingue.' },
    { heading: 'Le foto, con misura' },
    {
      text: 'Una foto del quadro elettrico con una freccia non ha bisogno di nessuna lingua. Nemmeno la foto della piscina, ma all’ospite non dice nulla di nuovo. Usa le foto dove bisogna riconoscere un oggetto: la porta giusta fra tre, l’armadietto del contatore, il chiavistello che deve restare aperto. E non mettere testo dentro la foto: non si può tradurre, ingrandire o leggere ad alta voce.',
    },
    { heading: 'Come si sceglie la lingua' },
    {
      text: 'Proponi ogni lingua con il suo nome: Deutsch, Français, Español. Una bandiera è un Paese, non una lingua: austriaci, argentini e quebecchesi ringrazieranno. Lascia che sia il telefono a suggerire la lingua, e che la si possa cambiare con un tocco: chi ha in mano il telefono non è sempre chi lo ha impostato.',
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Prendi le cinque frasi che servono di più agli ospiti, incollale in un traduttore qualsiasi, portale in una lingua che non conosci e poi di nuovo in italiano. Dove il risultato è strano, la colpa è quasi sempre dell’originale. Correggi quello. Anche gli ospiti italiani lo capiranno meglio.',
    },
  ],
  sources: [
    'ISO 24495-1:2023, Plain language, Part 1: Governing principles and guidelines.',
    'ASD-STE100, Simplified Technical English: la specifica internazionale per la documentazione di manutenzione.',
  ],
}
