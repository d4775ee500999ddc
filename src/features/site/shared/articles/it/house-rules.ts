import type { ArticleText } from '../article.ts'

export const houseRules: ArticleText = {
  slug: 'regole-della-casa-vacanze-che-funzionano',
  changed: '2026-11-23',
  seoTitle: 'Regole della casa vacanze che funzionano davvero',
  seoDescription:
    'Meno regole, ognuna con il suo perché e al posto giusto: come scrivere regole della casa che gli ospiti seguono senza sentirsi sorvegliati.',
  keywords:
    'regole della casa vacanze, regole della casa Airbnb esempi, regolamento casa vacanze, orari di silenzio, modello regole ospiti',
  body: [
    {
      text: 'Immagina un appartamento con trentuno regole sul frigorifero, undici in maiuscolo. Ci passi tre notti e ne infrangi almeno quattro, perché dopo la nona hai smesso di leggere. Chi affitta dirà che gli ospiti non rispettano niente. Ma nessuno può rispettare trentuno regole mentre cerca il latte.',
    },
    {
      text: 'Le regole funzionano quando sono poche, quando hanno senso e quando si incontrano al momento giusto. In quest’ordine.',
    },
    { heading: 'Parti dai danni, non dalle paure' },
    {
      text: 'Scrivi che cosa è successo davvero in casa tua negli ultimi tre anni. Non quello che potrebbe succedere, e nemmeno quello che hai letto in un gruppo di host. L’elenco di solito è breve: rumore dopo le dieci di sera, una finestra aperta con la pioggia, sabbia nello scarico della doccia, il sacco dell’umido nel giorno sbagliato, una festa. Le tue regole sono queste. Il resto è preoccupazione, e la preoccupazione sta bene nella polizza.',
    },
    {
      text: 'Cinque è un buon numero. Sta in una schermata senza scorrere, e una persona riesce a tenerlo a mente.',
    },
    { heading: 'Di’ il perché nella stessa frase' },
    {
      text: 'Negli anni Settanta la psicologa Ellen Langer e i suoi colleghi chiesero a chi era davanti a una fotocopiatrice di lasciarli passare. La semplice richiesta riusciva nel 60% dei casi. Con un motivo vero, la fretta, si arrivava al 94%. Per un piccolo favore aiutava anche un motivo debole; per uno più grande ce ne voleva uno buono. Le regole della casa sono favori piccoli o medi: un perché sincero, detto in poche parole, è il miglioramento più economico che ci sia.',
    },
    {
      example: 'Senza il perché',
      text: 'VIETATO FARE RUMORE in terrazza dopo le 22:30!!!',
    },
    {
      example: 'Con il perché',
      text: 'Silenzio in terrazza dopo le 22:30: sull’acqua le voci arrivano lontano, e il nostro vicino si alza alle tre per fare il pane.',
    },
    {
      text: 'Nella seconda frase c’è una persona. Con una regola è facile essere scortesi, con un fornaio meno.',
    },
    { heading: 'Scrivi che cosa fare, non solo che cosa evitare' },
    {
      text: 'Un divieto lascia all’ospite un problema, e a te le conseguenze di come lo risolve. Offri l’alternativa nella stessa riga.',
    },
    {
      list: [
        '«Non si fuma in casa. In terrazza ci sono un posacenere e una tettoia».',
        '«Al piano di sopra si sta senza scarpe: il pavimento ha duecento anni. Le pantofole sono nel cesto».',
        '«Per la notte al massimo sei persone. A cena gli amici sono benvenuti».',
        '«I cani sono benvenuti, ma non sui letti. La coperta all’ingresso è per loro».',
      ],
    },
    { heading: 'Metti ogni regola dove serve' },
    {
      text: 'La regola della sabbia sta nella frase che spiega la doccia esterna, quella delle persiane accanto alle persiane. Nella sezione delle regole della casa lascia soltanto ciò che riguarda tutto il soggiorno. Chi legge del rubinetto del gas mentre ce l’ha davanti non ha bisogno né di memoria né di disciplina.',
    },
    {
      text: 'Alcune regole vanno nell’annuncio, prima della prenotazione: quelle che farebbero scegliere un’altra casa. Se non accetti bambini o visite, chi lo scopre sulla porta ha ragione ad arrabbiarsi.',
    },
    { heading: 'Racconta come fanno gli altri' },
    {
      text: 'Noah Goldstein, Robert Cialdini e Vladas Griskevicius hanno messo nei bagni di un albergo diversi cartoncini che invitavano a riusare gli asciugamani. Quello che diceva che la maggior parte degli ospiti lo fa ha funzionato meglio di quello che si appellava all’ambiente. Una prova successiva in due alberghi tedeschi non ha ritrovato la differenza: prendilo come un’idea da provare, non come una legge. In una casa, «Quasi tutti lasciano la cucina come l’hanno trovata, grazie» chiede meglio di «La cucina DEVE restare pulita». Solo se è vero, però.',
    },
    { heading: 'Penali, telecamere e maiuscole' },
    {
      text: 'Se non rispettare una regola costa denaro, scrivi quanto e perché, una volta, senza toni, dopo aver controllato che la piattaforma e la legge lo permettano. Un costo di pulizia per chi fuma in camera lo capiscono tutti; un elenco di nove penali trasforma una casa vacanze in un parcheggio a pagamento. Nelle stanze affittate Airbnb, Vrbo e Booking.com vietano le telecamere, e comunque non dovresti nemmeno pensarci; se ce n’è una al cancello, scrivilo nell’annuncio. E usa le minuscole: il maiuscolo non attira l’attenzione, mette sulla difensiva.',
    },
    { quote: 'Una regola è una richiesta che deve funzionare mentre dormi.' },
    { heading: 'Cinque regole per cominciare' },
    {
      steps: [
        'Silenzio all’aperto dopo le 22:30: le voci arrivano lontano, e i vicini si alzano presto.',
        'Non si fuma in casa; il posacenere è in terrazza.',
        'Chiudete le persiane quando si alza il vento: una che sbatte costa un vetro.',
        'Vetro e carta nei due cesti: i sacchi sbagliati non li ritirano.',
        'Per la notte al massimo sei persone. La nostra assicurazione arriva fin lì.',
      ],
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Cancella tutte le regole che nessuno ha infranto negli ultimi tre anni. A ognuna delle altre aggiungi il suo perché. Se non lo trovi, hai trovato un’altra regola da cancellare.',
    },
  ],
  sources: [
    'Langer, Blank e Chanowitz, «The Mindlessness of Ostensibly Thoughtful Action», Journal of Personality and Social Psychology 36 (1978), pp. 635–642.',
    'Goldstein, Cialdini e Griskevicius, «A Room with a Viewpoint», Journal of Consumer Research 35 (2008), pp. 472–482.',
    'Bohner e Schlüter, «A Room with a Viewpoint Revisited: Descriptive Norms and Hotel Guests’ Towel Reuse Behavior», PLOS ONE 9 (2014), e104086.',
    'Telecamere negli interni: Airbnb Newsroom, «An update on our policy on security cameras», marzo 2024; assistenza di Vrbo, norme sui dispositivi di sorveglianza; Booking.com for Partners, «Requirements and regulations for surveillance devices».',
  ],
}
