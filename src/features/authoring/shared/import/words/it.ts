import type { LanguageWords } from './language-words.ts'

export const it: LanguageWords = {
  topics: {
    welcome: {
      strong:
        'benvenut*, siamo felici, siamo lieti, grazie per aver scelto, ringraziamo, vi aspettiamo, speriamo, buon soggiorno, come a casa vostra, come a casa tua, siamo contenti',
      weak: 'ciao, felici, lieti, accogliervi, ospitarvi, piacere, grazie',
    },
    checkIn: {
      strong:
        'si entra, entrate, entrare, potete entrare, ritiro chiavi, arrivando, accesso dalle, check in, arrivo, arrivi, arrivare, arrivate, consegna chiavi, come arrivare, indicazioni, navigatore, accoglienza, citofono, citofonare, campanello, suonate, suonare, superstrada, autostrada, rotonda',
      weak: 'uscita, svoltate, girate a, volo, ritard*, avvisateci, avvisi, vi aspettera, ponte, bivio, cartelli, prima strada, strada bianca, dopo il',
    },
    door: {
      strong:
        'portone, scala b, chiavistello, mandata, campanella, contatore del, chiave, chiavi, codice porta, codice portone, cassettina, keybox, key box, lockbox, tastierino, portone, portoncino, serratura, cancello, cassetta di sicurezza, codice di accesso, lucchetto, scatola delle chiavi',
      weak: 'chiavi, porta, codice, combinazione, mazzo, piano, ascensore, scala, ingresso, mandate, si apre, si entra, cortile, portico, apri*',
    },
    parking: {
      strong:
        'parcheggi*, posto auto, posti auto, garage, strisce bianche, strisce blu, ztl, box auto, tettoia, rimessa, colonnina, autorimessa',
      weak: 'auto, macchin*, vettur*, moto, piazza, rimossa, sosta, veicol*',
    },
    wifi: { strong: 'wifi, wi fi, rete, internet, ssid, router, wireless, connessione', weak: 'password, psw, pwd' },
    rules: {
      strong:
        'si puo fumare, non si fuma, niente scarpe, piano con, tenete basso, vicino di casa, rispettate, non devono, non dovete, non si puo, vietat*, fumare, fumo, fuma, sigarett*, animali, cani, cane, gatti, feste, festa, silenzio, rumor*, non e consentit*, non sono permess*, non sono ammess*, sono ammess*, divieto, regol*, condominio, mozziconi, scarpe, schiamazzi, vicini, ammessi, visite, musica alta, quiete, bassa voce, la vicina',
      weak: 'vi chiediamo di non, non, si prega, rispett*, preghiamo di non, solo se, senza un adulto, obbligatori*, evitat*, niente, bambini non',
    },
    equipment: {
      strong:
        'bagno, rubinetto, wc, water, luce, luci, balcone si, coperte, cuscini, scolapiatti, stendino, tapparella, gas, forno, fornelli, piano cottura, induzione, microonde, lavatrice, asciugatrice, lavastoviglie, riscaldament*, termosifon*, caldaia, termostato, condizionat*, condizionatore, clima, climatizz*, televis*, tv, telecomando, macchina del caffe, moka, cialde, bollitore, frigo*, congelatore, camino, stufa, doccia, vasca, idromassaggio, barbecue, ferro da stiro, asciugacapelli, phon, biancheria, lenzuola pulite, asciugamani sono, culla, seggiolone, contatore, salvavita, tapparelle, zanzariere, acqua calda, boiler, scaldabagno, piscina, cassaforte, divano letto, aspirapolvere, pompa, corrente, prese, ventilatore',
      weak: 'tasto, premete, premere, pulsante, manopola, interruttore, cassetto, armadi*, pensile, sportello, istruzioni, programma, spegnere, accend*, spegne, cucina, bagno, pastiglie, detersivo, lavello, si trova, mobile, elettrodomestic*',
    },
    activities: {
      strong:
        'da non perdere, imperdibile, giro in, basilica, palazzo, torre di, funivia, impianti, piste, parco, faro, tramonto a, mercatino, spiaggia, spiagge, museo, musei, castello, rocca, sentier*, escursion*, passeggiat*, gita, gite, lido, ombrellon*, mare, visitare, visita, merita, trekking, duomo, centro storico, terme, noleggio barche, belvedere, borgo, cattedrale, chiesa di, parco naturale, cosa vedere, cosa fare, cascate, tramonto, snorkeling, abbazia, grotte, cantina, degustazion*',
      weak: 'vedere, a piedi, bellissim*, panoram*, biglietti, lago, isola, bambini, aperta tutti i giorni',
    },
    restaurants: {
      strong:
        'a cena, a pranzo, gelato, gelateria, pasticceria, pesce, piadina, arrosticini, street food, cucina, prenotate, pasta, ristorant*, trattoria, osteria, pizzeria, cenare, cena, pranzo, mangiare, pesce fresco, gelateria, agriturismo, tavola calda, rosticceria, focacceria, panini, enoteca con cucina, tavola',
      weak: 'ottim*, prenotare, prenotate, piatti, cucina tipica, menu, specialita, consigliamo, chiusa il, chiuso il',
    },
    bars: {
      strong:
        'bar, aperitiv*, cocktail*, drink*, birreria, pub, discoteca, locali, locale notturno, vineria, enoteca, spritz, birra, bere, vita notturna',
      weak: 'caffe in piazza, vino, serata, musica dal vivo',
    },
    shopping: {
      strong:
        'aperto 24 ore, mercato coperto, enoteca negozio, tabacchino, pane, aperto fino, aperta fino, supermercat*, alimentari, panificio, forno in, panetteria, spesa, conad, coop, esselunga, lidl, eurospin, despar, macelleria, negozi*, mercato, bottega, salumeria, fruttivendolo, pescheria, pam, carrefour, minimarket, centro commerciale',
      weak: 'pane, latte, comprare, aperto fino, prodotti tipici',
    },
    transport: {
      strong:
        'autobus, bus, treno, treni, stazione, aeroporto, taxi, metro, metropolitana, tram, traghett*, fermata, navetta, noleggio bici, noleggio auto, corriera, pullman, aliscaf*, biglietto del, linea, vaporetto',
      weak: 'collega, ogni ora, orari dei, fino in centro, biciclett*',
    },
    useful: {
      strong:
        'marrone, raccolta, isola ecologica, carta plastica, giorni di raccolta, farmaci*, guardia medica, medico, dentista, bancomat, banca, posta, ufficio postale, rifiuti, spazzatura, raccolta differenziata, differenziata, immondizia, cassonett*, bidon*, umido, organico, lavanderia, benzinaio, distributore, veterinario, ufficio turistico, tassa di soggiorno, pediatra, tabacchi, tabaccheria',
      weak: 'carta, plastica, vetro, ritirano, orario di apertura, ricicl*',
    },
    checkOut: {
      strong:
        'lasciate tutto, fuori entro, andando via, ultimo giorno, partendo, uscendo, check out alle, check out, checkout, partenza, prima di partire, prima di andare via, alla partenza, quando partite, quando andate via, liberat*, lasciare la casa, rilascio, lasciate la chiave, lasciate le chiavi, rimettere le chiavi, riconsegna, uscita entro, prima di uscire, liberare la',
      weak: 'lasciate, lavare i piatti, chiudete, chiudere, spegnete tutt*, persiane, finestre, portate giu, portate via, lenzuola, spegnere tutto, svuotat*, tirate la porta, entro le',
    },
    contact: {
      strong:
        'mia sorella, mia madre, mia mamma, mio marito, chiamate, scrivete, abita di fronte, il mio numero, contatt*, chiamat*, chiami, telefonat*, per qualsiasi cosa, per qualsiasi problema, per qualunque, whatsapp, scrivetemi, scriveteci, a disposizione, reperibil*, ufficio e aperto, bisogno, i vostri host, i vostri ospiti',
      weak: 'cellulare, telefono, tel, mail, e mail, numero, problema, problemi',
    },
    emergency: {
      strong:
        'emergenz*, ambulanza, carabinieri, polizia, vigili del fuoco, pompieri, ospedale, pronto soccorso, 118, soccorso, guardia costiera, questura',
      weak: '112, 113, 115, urgenz*, incident*',
    },
    address: {
      strong: 'indirizzo, la casa si trova, ci trovate in, siamo in via, l appartamento si trova, localita',
      weak: 'via, viale, vicolo, corso, interno',
    },
    closing: {
      strong:
        'cordiali saluti, un caro saluto, a presto, buona vacanza, buone vacanze, buon viaggio, distinti saluti, oggetto, gentile, gentili, caro, cara, cari, un abbraccio, di seguito trova, di seguito trovate',
      weak: 'saluti, buona giornata',
    },
  },
  headings: {
    welcome: 'benvenuti, benvenuto, benvenuta, benvenuti a casa',
    checkIn: 'arrivo, check in, come arrivare, il vostro arrivo, indicazioni, come raggiungerci',
    door: 'accesso, chiavi, come entrare, le chiavi, ingresso, porta',
    parking: 'parcheggio, dove parcheggiare, auto, parcheggiare, macchina, posto auto',
    wifi: 'wifi, wi fi, rete wifi, internet, connessione, rete',
    rules:
      'regole della casa, regole, regolamento, le regole, norme, norme della casa, da sapere, regole di casa, buono a sapersi',
    equipment:
      'elettrodomestici, servizi in camera, servizi, casa, la casa, come funziona, dotazioni, attrezzature, in casa, cucina, riscaldamento, appartamento, istruzioni',
    activities:
      'cosa vedere, cosa fare, attivita, da vedere, spiaggia, spiagge, escursioni, nei dintorni, dintorni, visite',
    restaurants: 'dove mangiare, ristoranti, mangiare, ristorante, mangiare e bere',
    bars: 'bar, dove bere, locali, vita notturna, bere, bar e locali',
    shopping: 'dove comprare, negozi, spesa, fare la spesa, acquisti, supermercati, shopping',
    transport: 'trasporti, come muoversi, mezzi pubblici, muoversi, trasporto',
    useful:
      'informazioni utili, info utili, rifiuti, raccolta differenziata, spazzatura, utili, indirizzi utili, salute, servizi utili, informazioni',
    checkOut: 'partenza, check out, prima di partire, alla partenza, uscita, il vostro check out',
    contact: 'contatti, i nostri contatti, contattateci, i vostri host, contatto, recapiti',
    emergency: 'emergenze, emergenza, numeri utili, numeri di emergenza, in caso di emergenza',
    address: 'indirizzo',
    none: 'orari, guida della casa, manuale, manuale della casa, guida',
  },
}
