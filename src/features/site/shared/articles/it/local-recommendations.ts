import type { ArticleText } from '../article.ts'

export const localRecommendations: ArticleText = {
  slug: 'consigliare-i-dintorni-agli-ospiti',
  changed: '2026-11-28',
  seoTitle: 'Consigliare i dintorni agli ospiti: il metodo completo',
  seoDescription:
    'Quanti posti consigliare, come descriverli in una frase, come tenere l’elenco aggiornato e che cosa scrivere per la pioggia, i bambini e la domenica.',
  keywords:
    'consigli per gli ospiti casa vacanze, consigliare ristoranti agli ospiti, cosa fare nei dintorni, guida Airbnb luoghi consigliati',
  body: [
    {
      text: 'I tuoi ospiti hanno in tasca un telefono che conosce ogni ristorante nel raggio di cinquanta chilometri, con foto, menù e quattromila opinioni. Ti chiederanno lo stesso dove mangiare. Non vogliono informazioni: ne hanno troppe. Vogliono qualcuno che ci sia stato e che dica: andate lì, sedetevi fuori, prendete le alici.',
    },
    {
      text: 'Il compito è tutto qui. Il resto di questo articolo spiega come farlo in poche parole, come restare nel vero e come non dimenticare il giorno di pioggia.',
    },
    { heading: 'Tre è un consiglio, dodici è un elenco' },
    {
      text: 'In uno studio diventato famoso, Sheena Iyengar e Mark Lepper fecero assaggiare marmellate ai clienti di un supermercato. Un tavolo con ventiquattro vasetti attirava più gente di uno con sei, ma chi ne aveva visti solo sei ne comprava uno circa dieci volte più spesso (30% contro 3%). Non è una legge: cinquanta esperimenti sulla scelta, messi insieme, non mostrano in media alcun effetto. Una rassegna più recente spiega perché. Troppa scelta nuoce quando non si sa che cosa si cerca, si ha poco tempo e confrontare è difficile. In altre parole: in vacanza, con la fame, la prima sera nel tuo paese.',
    },
    {
      text: 'Scegli dunque tre posti dove mangiare, e fa’ che siano diversi fra loro. Un buon trio è quello comodo, quello buono e quello economico:',
    },
    {
      list: [
        '**Quello comodo**: vicino, aperto quasi sempre, va bene con i bambini, senza prenotare. Per la prima sera.',
        '**Quello buono**: dove porteresti tua sorella per il compleanno. Con il numero da chiamare.',
        '**Quello economico**: la pizza al taglio, il banco del mercato, il forno che alle undici sforna la focaccia.',
      ],
    },
    {
      text: 'Se di posti ne conosci dieci, tieni gli altri sette in testa per quando qualcuno chiede. «C’è un posto senza pesce?» merita una risposta personale, e ti dà un motivo per scriverla.',
    },
    { heading: 'Una frase, quattro ingredienti' },
    {
      text: 'Quasi tutti i consigli falliscono perché sono fatti di aggettivi. Carino, tipico, genuino, bella atmosfera: si può dire di qualunque posto al mondo. Una frase che funziona dice che cos’è, perché ci si va, un dettaglio che sa solo chi ci torna spesso, e come ci si arriva.',
    },
    {
      example: 'Prima',
      text: 'Trattoria da Nunzia. Ristorante tipico molto carino, atmosfera stupenda e cucina genuina del territorio. Consigliatissimo!',
    },
    {
      example: 'Dopo',
      text: 'Trattoria da Nunzia, 350\u00a0m, pesce. Prendete il pescato del giorno: è sulla lavagna, non nel menù. I due tavoli contro il muretto hanno il sole della sera; per averne uno chiamate prima delle 18:00.',
    },
    {
      text: 'La seconda versione è appena più lunga, e si può usare senza chiedere niente a nessuno. Nota che non contiene un solo complimento. Il dettaglio dei tavoli basta e avanza.',
    },
    { heading: 'La distanza, con onestà' },
    {
      text: 'Scrivi i metri per tutto quello che si raggiunge a piedi, e i minuti d’auto per il resto. Misurali una volta lungo la strada che si fa davvero, non in linea d’aria. Se ci sono scalini, di’ quanti: «250\u00a0m, ma 180 scalini al ritorno» è una gentilezza per ginocchia e passeggini. Se la strada è buia, ricorda la torcia nel cassetto.',
    },
    {
      text: 'Poi aggiungi quello che del percorso sai solo tu: la scorciatoia dietro la cappella, il lato della strada con il marciapiede, il parcheggio gratuito dopo le 20:00, il punto in cui comincia la ZTL. Una mappa mostra dov’è un posto. Solo chi ci abita sa com’è la strada con un passeggino, in sandali o dopo due bicchieri di vino.',
    },
    { heading: 'Oltre i ristoranti' },
    {
      text: 'Dove mangiare gli ospiti lo chiedono sempre; di queste cose hanno bisogno, ma le chiedono di rado.',
    },
    {
      list: [
        '**La colazione di domani.** Il posto più vicino con pane e latte, e se la domenica apre.',
        '**Una passeggiata da casa.** Non quella famosa. Quella da quaranta minuti, senza auto.',
        '**Un posto dove fare il bagno o sedersi**, con l’ora in cui ci si sta bene.',
        '**Cose utili**: farmacia, bancomat, guardia medica, benzinaio, lavanderia. Noiose finché non sono urgenti.',
        '**Spostarsi**: la fermata con il nome che usa l’autista, dove si comprano i biglietti, e a che ora parte l’ultimo autobus.',
        '**Una serata fuori**, se c’è, e una parola onesta se non c’è. «Il paese dorme alle dieci; il bar con musica più vicino è a 12\u00a0min d’auto» salva una serata.',
      ],
    },
    { heading: 'I tre giorni storti' },
    {
      text: 'Ovunque ci sono tre giorni a cui chi viene da fuori non è preparato. La guida che li prevede si fa ricordare.',
    },
    {
      steps: [
        '**Il giorno di pioggia.** Due cose da fare al coperto, una delle quali con i bambini. Una bottega, una piscina, il cinema che il martedì dà i film in lingua originale.',
        '**Il giorno in cui è tutto chiuso.** La domenica sera, il lunedì, Ferragosto, la festa del patrono. Di’ quale negozio apre comunque, e fino a che ora. E avvisa che dopo pranzo molte cucine chiudono: chi viene dal Nord Europa alle tre cerca ancora un piatto di pasta.',
        '**L’ultimo giorno.** Il check-out è alle 10:00 e il volo alle 19:00. Dove si lasciano le valigie, in quale stabilimento si fa la doccia, che cosa c’è lungo la strada per l’aeroporto?',
      ],
    },
    { heading: 'Scrivi come si parla fra vicini, non come un dépliant' },
    {
      text: 'Puoi avere le tue preferenze. Puoi dire che il ristorante caro in piazza non vale il conto, purché sia il tuo gusto e senza offendere: «Ai ristoranti della piazza preferiamo Nunzia». Puoi ammettere che un’esperienza non l’hai provata: «Gli ospiti ci dicono che per l’uscita in kayak vale la pena di alzarsi presto». Sono frasi così a rendere credibili le altre.',
    },
    {
      text: 'Quello che non si fa è prendere soldi per un consiglio e tacerlo. Se un bar offre il caffè ai tuoi ospiti, scrivi che è un accordo fra voi. In Italia, come in tutta l’Unione europea, chi lo fa per mestiere non può nascondere una pubblicità; e comunque gli ospiti prima o poi lo scoprono.',
    },
    { quote: 'Le informazioni sono ovunque. A te chiedono un giudizio.' },
    { heading: 'Restare nel vero' },
    {
      text: 'Un consiglio scade. Il cuoco se ne va, l’autobus cambia orario, il forno a novembre chiude. Un consiglio sbagliato è peggio di nessun consiglio: costa una serata, e la fiducia in tutti gli altri. Tieni l’elenco abbastanza corto da poterlo curare, e curalo a date fisse:',
    },
    {
      list: [
        'Due volte l’anno, prima e dopo la stagione, ripassa l’elenco a piedi o al telefono. Con nove posti ci vuole un’ora.',
        'Lascia fuori ciò che cambia ogni settimana. Nome e distanza durano; orari e prezzi no.',
        'Se un ospite ti dice che un posto ha chiuso, toglilo il giorno stesso. In una guida digitale ci vuole meno che a dire grazie.',
        'Alla partenza fai una domanda: «Dove avete mangiato meglio?». Dopo una stagione, gli ospiti avranno trovato il posto che non conoscevi.',
      ],
    },
    { heading: 'Nell’ordine della giornata' },
    {
      text: 'Un elenco di posti non si legge dall’alto in basso: ci si cerca la prossima ora. Comincia quindi da quello che serve subito: dove cenare stasera, dove trovare il pane domani, poi la passeggiata, la spiaggia, la serata fuori, e in fondo gli indirizzi utili che tutti sperano di non usare. In ogni gruppo metti prima il più vicino. Se due posti si somigliano, togline uno. E a chi gestisce i posti dell’elenco fai sapere che li consigli, una volta, quando passi di lì: ti avviserà delle ferie, forse terrà il tavolo contro il muretto, e i tuoi ospiti verranno accolti come amici tuoi.',
    },
    { heading: 'Di’ per chi è' },
    {
      text: 'Lo stesso posto incanta una compagnia e rovina la serata alla successiva. Bastano poche parole: «con i bambini prima delle 20:00», «per due, non per sei», «rumoroso, ed è il suo bello», «scale, niente ascensore». Non escludi nessuno: lasci scegliere. La lamentela garbata, quella che comincia con «bello, però», riguarda quasi sempre un posto giusto per qualcun altro.',
    },
    { heading: 'Uno schema per un pomeriggio' },
    {
      text: 'Prendi un foglio e lascia spazio per tre posti dove mangiare, due dove bere qualcosa, due negozi, due cose da fare con il bel tempo, due con il brutto e quattro indirizzi utili. Quindici voci. Per ognuna scrivi nome, distanza e una frase con i quattro ingredienti. Se il dettaglio che sa solo chi ci torna spesso non ti viene, vacci prima di consigliarlo. È la parte piacevole del lavoro.',
    },
    {
      text: 'Poi leggi il foglio ad alta voce a qualcuno che non abita lì. Dove ti chiede «Quale?», «Quanto è lontano?» o «Bisogna prenotare?», la frase non è finita.',
    },
    { heading: 'Da fare oggi' },
    {
      text: 'Cerca la voce più lunga del tuo elenco e riducila a una frase: che cos’è, perché ci si va, che cosa sa solo chi ci torna, quanto dista. Poi la seconda più lunga. Alla terza di questo articolo non avrai più bisogno.',
    },
  ],
  sources: [
    'Iyengar e Lepper, «When Choice Is Demotivating», Journal of Personality and Social Psychology 79 (2000), pp. 995–1006.',
    'Scheibehenne, Greifeneder e Todd, «Can There Ever Be Too Many Options? A Meta-Analytic Review of Choice Overload», Journal of Consumer Research 37 (2010), pp. 409–425.',
    'Chernev, Böckenholt e Goodman, «Choice Overload: A Conceptual Review and Meta-Analysis», Journal of Consumer Psychology 25 (2015), pp. 333–358.',
    'Pubblicità nascosta: direttiva 2005/29/CE sulle pratiche commerciali sleali, articolo 7, paragrafo 2; in Italia, Codice del consumo, articolo 22.',
  ],
}
