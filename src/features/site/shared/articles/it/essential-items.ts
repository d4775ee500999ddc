import type { ArticleText } from '../article.ts'

export const essentialItems: ArticleText = {
  slug: 'guida-di-benvenuto-casa-vacanze-cosa-scrivere',
  changed: '2026-11-28',
  seoTitle: 'Guida di benvenuto per casa vacanze: cosa scrivere',
  seoDescription:
    'Le dodici risposte che ogni guida di benvenuto deve dare, nell’ordine in cui servono agli ospiti e con frasi pronte da copiare.',
  keywords:
    'guida di benvenuto casa vacanze, cosa scrivere nella guida per gli ospiti, manuale della casa, affitti brevi, benvenuto ospiti',
  body: [
    {
      text: 'Davanti al tuo cancello c’è qualcuno con due valigie, una bambina stanca e l’undici per cento di batteria. Quello che la tua guida di benvenuto dice nei prossimi trenta secondi decide l’umore di tutta la serata. Comincia da lì, e tieni la storia della casa per la colazione.',
    },
    {
      text: 'Scrivi in fila tutte le domande che ti hanno mandato gli ultimi venti ospiti: vedrai che si ripetono. Sono sempre le stesse dodici, stagione dopo stagione. Nessuna è poetica, tutte contano. Eccole, nell’ordine in cui una persona ne ha bisogno.',
    },
    { heading: 'Al cancello: quattro risposte' },
    {
      steps: [
        '**Da che ora possiamo entrare?** Indica la prima ora possibile e che cosa può fare chi arriva prima. «Check-in dalle 15:00. Se arrivate prima, lasciate i bagagli nella casetta blu: è aperta dalle 9:00».',
        '**Dove lasciamo l’auto?** Descrivi il posto con qualcosa che si vede di notte. «Posto 7, sotto il lampione con il vetro rotto» funziona alle 23:00; «il secondo a sinistra dopo la farmacia» no. Se la casa è in una ZTL, scrivi dove comincia: le telecamere non aspettano che gli ospiti trovino la guida.',
        '**Come si apre la porta?** Il codice, o dove sta la chiave, più il trucco che la serratura pretende. Ogni serratura ne ha uno. «Tirate la porta verso di voi mentre girate la chiave».',
        '**E se non si apre, chi chiamiamo?** Un numero a cui stasera risponde qualcuno, non un ufficio che riapre lunedì.',
      ],
    },
    {
      text: 'Queste quattro vanno nella prima schermata. Per trovarle nessuno dovrebbe scorrere oltre la foto di un tramonto, per quanto bello sia il tramonto.',
    },
    { heading: 'Nella prima ora: altre quattro' },
    {
      from: 5,
      steps: [
        '**Qual è il Wi-Fi?** Nome e password, lettera per lettera, in una forma che si possa copiare. Se la rete si chiama «TIM-38291746», dalle un altro nome: a te costa due minuti, a ogni ospite ne fa risparmiare uno.',
        '**Come arriva l’acqua calda?** Se c’è un interruttore o un timer, o se bisogna aspettare, dillo prima della doccia fredda. «Il primo minuto è fredda: lo scaldabagno è in soffitta».',
        '**Come si scalda la casa, o si rinfresca?** Una riga per apparecchio, scritta come un gesto. «Termostato in corridoio, girate a destra; la casa ci mette mezz’ora».',
        '**Come si accendono i fornelli?** Il blocco bambini dei piani a induzione ha rovinato più cene del maltempo. «Tenete premuto il lucchetto per tre secondi, poi scegliete la zona».',
      ],
    },
    {
      text: 'Guarda la grammatica. Ogni risposta è un’istruzione, non una descrizione. «Girate la manopola sinistra sul 3» batte «la casa dispone di un moderno impianto di riscaldamento». Mettiti davanti all’apparecchio, fallo una volta e scrivi esattamente quello che hai fatto.',
    },
    { quote: 'Se una frase non aiuta chi ha una valigia in mano, il suo posto è più in basso.' },
    { heading: 'Per il resto del soggiorno: le ultime quattro' },
    {
      from: 9,
      steps: [
        '**Dove si buttano i rifiuti, e quando?** Giorni, bidoni e colori, perché cambiano da un Comune all’altro. «Umido: lunedì e giovedì. Carta: martedì. Fuori dal cancello dopo le 21:00». È la regola che i vicini notano per prima e che nessun ospite può indovinare.',
        '**Che cosa dobbiamo rispettare?** Da tre a sei regole della casa, ognuna con il suo perché. Un elenco più lungo non lo legge nessuno.',
        '**Tu dove mangeresti stasera?** Tre posti che sceglieresti per te, con la distanza e una frase ciascuno. Un elenco più lungo è un motore di ricerca, e quello gli ospiti ce l’hanno già.',
        '**Come lasciamo la casa?** L’ora, le chiavi e le due o tre cose che aiutano davvero chi pulisce. Se chiedi di più, stai facendo lavorare un ospite nell’ultima mattina di vacanza.',
      ],
    },
    { heading: 'Il numero che nessuno spera di usare' },
    {
      text: 'Aggiungi una cosa che nessun ospite chiede: il numero di emergenza, con accanto l’indirizzo della casa. In tutti i Paesi dell’Unione europea è il 112, gratuito da qualsiasi telefono. A chi chiama chiedono «Dove si trova?», e chi è in vacanza spesso non lo sa. Metti l’indirizzo completo proprio accanto al numero, anche se nella guida c’è già altrove.',
    },
    { heading: 'Che cosa togliere' },
    {
      text: 'Una guida di benvenuto si giudica da quanto in fretta risponde: ogni paragrafo che non risponde a niente la peggiora. Ottimi candidati al taglio:',
    },
    {
      list: [
        'Le istruzioni per ciò che non ne ha bisogno. Nessuno si è mai perso davanti a un bollitore.',
        'La stessa regola in tre punti. Scrivila una volta, dove serve.',
        'Gli orari di apertura dei negozi degli altri. Cambiano, e da quel giorno la tua guida sbaglia; meglio il nome e la distanza.',
        'Gli avvisi in maiuscolo. Mettono in ansia chi è già attento e non rendono più attento chi non lo è.',
      ],
    },
    { heading: 'Una prova da dieci minuti' },
    {
      text: 'Chiedi a qualcuno che non ha mai visto la casa di passarci una sera, o almeno di arrivarci. Dagli la guida e nient’altro, e non rispondere al telefono. Ogni messaggio che prova a mandarti è una frase che manca. Scrivila con le sue parole, perché con quelle la cercherà il prossimo ospite.',
    },
    {
      text: 'Poi ripeti la prova una volta l’anno, nella stagione in cui la casa è diversa: il riscaldamento a novembre, le persiane a marzo, il ventilatore ad agosto. Le case cambiano più delle guide, e quella che in primavera era completa raramente lo è ancora in inverno.',
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Apri i messaggi degli ultimi cinque soggiorni e copia tutte le domande in un elenco. Cancella quelle a cui la guida risponde già nelle prime due schermate. Quello che resta, di solito tre o quattro righe, è la cosa più utile che puoi scrivere questa settimana. Ci vorrà un quarto d’ora, e ne trarrà vantaggio chiunque dormirà da te.',
    },
  ],
  sources: [
    '112, numero unico di emergenza europeo: direttiva (UE) 2018/1972, che istituisce il codice europeo delle comunicazioni elettroniche, articolo 109.',
  ],
}
