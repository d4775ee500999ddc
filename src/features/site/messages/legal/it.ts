import type { LegalTexts } from './legal-texts.ts'

export const it: LegalTexts = {
  title: 'Privacy, termini e assistenza',
  description:
    'Quali dati di host e ospiti conserva Benvenuto e per quanto tempo, a quali condizioni si usa e come contattare l’assistenza.',
  keywords: 'informativa sulla privacy, termini di servizio, note legali, assistenza, guida di benvenuto digitale',
  lead: 'Testi brevi, scritti per essere letti. Descrivono quello che il servizio fa oggi.',
  updated: 'Ultima modifica: {date}',
  contents: 'In questa pagina',
  privacy: {
    title: 'Informativa sulla privacy',
    lead: 'Conserviamo solo quello che serve a una guida di benvenuto, e nulla che serva a seguirti sul web.',
    sections: [
      {
        title: 'Chi è il titolare',
        paragraphs: [
          '{operator} gestisce questo servizio ed è titolare del trattamento dei dati personali descritti qui. Per qualsiasi domanda sui tuoi dati scrivi a {email}.',
        ],
      },
      {
        title: 'Che cosa conserviamo degli host',
        paragraphs: ['Per offrirti un account e le tue guide conserviamo:'],
        points: [
          'il tuo nome, il tuo indirizzo email e la lingua in cui ci leggi;',
          'la password, soltanto come hash (argon2id), da cui non si può risalire alla password;',
          'il piano, la fine della prova o del periodo pagato e l’eventuale uso di un codice sconto;',
          'le tue guide di benvenuto con traduzioni e immagini;',
          'i domini che colleghi;',
          'i soggiorni delle tue guide, fino a 30 giorni dopo la partenza: date e orari, la tua nota, la lingua, codici della porta e link, e quando gli ospiti hanno toccato «Siamo entrati» o «Siamo partiti»;',
          'gli indirizzi dei calendari che aggiungi; delle loro voci solo le date e un hash, creato con una chiave segreta, con cui riconosciamo una prenotazione. Questi indirizzi, come i codici e i link dei soggiorni, sono salvati in forma cifrata;',
          'i dispositivi su cui vuoi le notifiche: l’indirizzo che il browser fornisce per questo, conservato cifrato, e il tipo di dispositivo;',
          'i testi che scrivi per gli ospiti, quali messaggi di un soggiorno hai inviato e l’ora della tua email quotidiana;',
          'quando e con che tipo di dispositivo hai effettuato l’accesso, e le email che ti abbiamo inviato.',
        ],
      },
      {
        title: 'Che cosa conserviamo degli ospiti',
        paragraphs: [
          'Nulla che li identifichi. Gli ospiti non hanno bisogno di un account e l’apertura di una guida non imposta alcun cookie. Se un ospite sceglie una lingua, la ricorda soltanto il suo browser. Perché una guida si apra anche senza segnale, quel browser ne conserva una copia, che sparisce quando la guida viene riaperta online dopo che l’host l’ha eliminata o riportata in bozza. Se un host ha aggiunto un soggiorno, ne conosciamo le date, ma nessun nome, numero di telefono o documento degli ospiti; il codice mostrato dalla pagina di un soggiorno resta sul telefono solo finché la pagina lo mostra.',
          'Il registro tecnico annota l’ora, il tipo di pagina e l’esito della richiesta. Non contiene indirizzi IP, cookie né link alle guide. Per impedire che si tenti di indovinare le password contiamo i tentativi falliti per account e indirizzo IP; di entrambi conserviamo solo un hash creato con una chiave segreta, al massimo per tre ore. Perché nessuno venga sommerso dalle nostre email contiamo anche quelle inviate a indirizzi non confermati, pure di chi non ha un account; di questi indirizzi conserviamo solo un hash creato con una chiave segreta, al massimo per otto giorni. Se un’email a un indirizzo senza account non può essere consegnata, la cancelliamo, insieme all’indirizzo, al massimo dopo dieci giorni.',
          'Contiamo le visite di una guida, perché l’host sappia se è utile: quante, in quale giorno, in quale lingua, con che tipo di dispositivo, con il QR code o con il link, e che cosa è stato usato, per esempio una password del Wi-Fi copiata. Conserviamo anche ciò che gli ospiti cercano in una guida senza trovarlo, mai però ciò che sembra un indirizzo email, un numero di telefono o un codice, e l’host vede una parola solo quando l’hanno cercata due visitatori. Per distinguere i visitatori di un giorno calcoliamo un hash di indirizzo IP e browser con una chiave che viene cancellata ogni notte; né l’indirizzo né il browser vengono salvati. Le visite senza connessione restano nel browser dell’ospite finché la connessione non torna. I conteggi restano 25 mesi, le parole cercate sei. La base è il nostro legittimo interesse a guide che rispondano a ciò che gli ospiti chiedono (art. 6, par. 1, lett. f GDPR).',
        ],
      },
      {
        title: 'Che cosa conserviamo se scrivi all’assistenza',
        paragraphs: [
          'Il tuo nome, il tuo indirizzo, il messaggio e, se hai un account, il piano: per risponderti, e per rispondere prima agli host Pro. Cancelliamo i messaggi un anno dopo che sono stati scritti; quelli che hai scritto dopo aver effettuato l’accesso anche insieme al tuo account. Contiamo i messaggi per indirizzo IP, al massimo per un’ora, per evitare invii in massa.',
          'Lo stesso vale per le disdette e i recessi che dichiari sulle nostre pagine. Li confermiamo per email; la conferma resta la tua prova anche dopo che abbiamo cancellato la dichiarazione. Contro gli abusi contiamo queste email per indirizzo, al massimo per un giorno. Una disdetta per una data successiva resta finché non è stata eseguita.',
        ],
      },
      {
        title: 'Che cosa conserviamo se segnali una pagina',
        paragraphs: [
          'Il motivo che scegli, il tuo testo e, se lo indichi, il tuo indirizzo email: per esaminare la pagina e intervenire (art. 6, par. 1, lett. f GDPR: un servizio che non inganna nessuno). L’host non legge la segnalazione. La cancelliamo dopo 180 giorni, o quando la pagina o il suo account vengono cancellati. Contiamo le segnalazioni per indirizzo IP, al massimo per un’ora, per evitare invii in massa.',
        ],
      },
      {
        title: 'Una guida pubblicata è leggibile da chiunque abbia il link',
        paragraphs: [
          'È il suo scopo: chi è davanti alla porta non deve cercare una password. Il link contiene un codice casuale che non si può indovinare e i motori di ricerca sono invitati a ignorare le guide. Ma chiunque riceva il link o inquadri il QR code legge tutto, compresi il codice della porta e la password del Wi-Fi, a meno che tu non li mostri solo agli ospiti dei soggiorni: allora compaiono sulla pagina di ogni soggiorno, per il tempo che scegli.',
          'Se colleghi un tuo dominio, a intervalli interroghiamo il DNS e otteniamo un certificato; il nome compare allora nei registri pubblici dei certificati. Se a quell’indirizzo fai elencare le tue guide, chi conosce il dominio può aprirle tutte.',
          'Le bozze le vedi solo tu. Anche ciò che scrivi nell’editor e non hai ancora salvato è conservato da noi, perché tu possa continuare su un altro dispositivo: finché non lo salvi o lo elimini, e al massimo per 90 giorni. Quando elimini una guida, il suo link smette subito di funzionare.',
        ],
      },
      {
        title: 'Immagini',
        paragraphs: [
          'Ogni immagine caricata viene rielaborata e salvata senza metadati: né luogo, né fotocamera, né data. Il file originale non viene conservato. Le immagini che non sono più in nessuna guida né in una bozza non salvata vengono cancellate entro circa una settimana.',
        ],
      },
      {
        title: 'Cookie e memoria del browser',
        paragraphs: ['Usiamo solo quelli senza i quali il servizio non funziona:'],
        points: [
          'un cookie di sessione, dopo l’accesso, per 30 giorni dall’ultima visita;',
          'un cookie che ci fa riconoscere un browser da cui hai già fatto l’accesso, perché chi prova a indovinare la tua password non possa impedirti di entrare, per un anno;',
          'un cookie per il captcha, dove te lo chiediamo, per quindici minuti al massimo;',
          'un cookie per la lingua, dopo che l’hai scelta, dopo l’accesso o quando passi alla registrazione o all’accesso da una pagina in un’altra lingua, per un anno;',
          'la tua risposta alla domanda sulla pubblicità, per sei mesi, se ti è stata fatta;',
          'dove inserisci una carta, i cookie di Stripe contro le frodi, fino a un anno;',
          'nella memoria del browser: il piano scelto e il codice sconto inserito prima di registrarti, quello che hai scritto nella demo, i testi non ancora salvati (per 90 giorni al massimo) e annotazioni, per esempio che hai effettuato l’accesso o quali primi passi hai già fatto. A differenza dei cookie, questi dati non ci vengono inviati a ogni richiesta.',
        ],
      },
      {
        title: 'Nessun tracciamento senza consenso',
        paragraphs: [
          'Caratteri, immagini e QR code arrivano dal nostro server: nessun terzo viene a sapere quale pagina leggi. La misurazione pubblicitaria è disattivata, a meno che il gestore non l’abbia configurata. In quel caso un riquadro ti chiede se accetti, e prima del tuo consenso non si carica e non si invia nulla.',
          'Se accetti, il tuo browser carica il pixel di Meta Platforms Ireland Ltd. Il pixel imposta cookie propri per un massimo di 90 giorni e rileva il tuo indirizzo IP, la pagina in cui ti trovi e questi passaggi: guardare i prezzi, una demo o un articolo, registrarsi, scegliere un piano, ordinarlo al suo prezzo, pubblicare la prima guida e condividerne una. Nomi, indirizzi email, contenuti e link delle guide non vengono trasmessi. Le pagine degli ospiti non caricano mai il pixel, e dall’editor delle guide e dalle impostazioni dell’account non parte nulla.',
          'Rifiutare è facile quanto accettare e non cambia nient’altro. Puoi cambiare risposta in ogni momento da «Impostazioni cookie», in fondo alla pagina: dopo un rifiuto non parte più nulla e i cookie del pixel sul nostro sito vengono cancellati. Se il browser invia il segnale Global Privacy Control, lo consideriamo un rifiuto.',
        ],
      },
      {
        title: 'Chi altro tratta i dati',
        paragraphs: ['Solo chi ci serve per far funzionare il servizio, e solo a questo scopo:'],
        points: [
          'la società che ospita i nostri server e l’archivio delle immagini;',
          'la società che ti recapita le nostre email;',
          'i siti di cui aggiungi i calendari: il nostro server legge quei calendari a intervalli regolari e non comunica ai siti nient’altro;',
          'il servizio di notifiche del tuo browser (di Google, Apple, Mozilla o Microsoft), solo se attivi le notifiche: inoltra messaggi che noi cifriamo e che solo il tuo dispositivo può leggere;',
          'un servizio di traduzione, solo se il gestore ne ha configurato uno e solo quando gli chiedi dei suggerimenti: riceve righe dei testi della tua guida e due lingue, ma mai il tuo nome o il tuo account, né i codici, i numeri e gli indirizzi che riconosciamo nei testi;',
          'Meta Platforms Ireland Ltd., per misurare la pubblicità, solo se la misurazione è configurata e hai accettato;',
          'Stripe Payments Europe, Limited, se paghi un piano: riceve il tuo nome, il tuo indirizzo email, la lingua e ciò che acquisti. I numeri di carta vanno direttamente a Stripe e non passano mai dai nostri server.',
        ],
      },
      {
        title: 'Per quanto tempo e su quale base',
        paragraphs: [
          'Account e guide restano finché hai l’account. Una guida la elimini dal profilo, l’intero account dalle sue impostazioni: account, guide, immagini, email e i messaggi che hai scritto dopo aver effettuato l’accesso vengono allora rimossi subito. Se hai usato un codice sconto, resta un hash del tuo indirizzo email, creato con una chiave segreta, perché nessuno usi il codice due volte: dall’hash non si può risalire all’indirizzo. Dalle impostazioni dell’account puoi anche scaricare account, guide, soggiorni, immagini, conteggi delle visite e messaggi all’assistenza. Le fatture restano per il tempo richiesto dalle norme fiscali. Resta un registro di ciò che chi gestisce il servizio ha fatto negli account; se elimini l’account, il tuo indirizzo ne viene rimosso.',
          'Trattiamo i dati dell’account per eseguire il contratto con te (art. 6, par. 1, lett. b GDPR), i messaggi all’assistenza perché ci chiedi una risposta (stessa base, o lett. f se non c’è un contratto), registri, contatori dei tentativi e l’hash di un codice sconto usato per proteggere il servizio dagli abusi (lett. f) e la misurazione pubblicitaria solo con il tuo consenso (lett. a), revocabile in ogni momento.',
        ],
      },
      {
        title: 'I tuoi diritti',
        paragraphs: [
          'Puoi chiedere una copia dei tuoi dati, farli correggere o cancellare, limitarne l’uso od opporti, e trasferirli altrove. Scrivi a {email}. Puoi inoltre presentare reclamo all’autorità di controllo del Paese in cui vivi (in Italia, il Garante per la protezione dei dati personali).',
        ],
      },
    ],
  },
  terms: {
    title: 'Termini di servizio',
    lead: 'Che cosa puoi aspettarti da noi e che cosa ci aspettiamo da te.',
    sections: [
      {
        title: 'Il contratto',
        paragraphs: [
          'Questi termini valgono tra te e {operator} da quando crei un account. Il servizio ti permette di scrivere guide di benvenuto digitali per i tuoi alloggi e di condividerle con gli ospiti tramite link o QR code.',
        ],
      },
      {
        title: 'Il tuo account',
        paragraphs: [
          'Indica il tuo vero nome e un’email che leggi, tieni per te la password e avvisaci se qualcun altro potrebbe conoscerla. Sei responsabile di ciò che accade nel tuo account.',
        ],
      },
      {
        title: 'Prova gratuita',
        paragraphs: [
          'Ogni account può provare un piano per 14 giorni, una sola volta. Non serve una carta di credito. Cambiare piano durante la prova non la fa ricominciare. Ti avvisiamo per email prima della scadenza, a meno che tu non abbia disattivato i promemoria; se entro allora non ti abboni, non ti viene addebitato nulla.',
        ],
      },
      {
        title: 'Piani e pagamento',
        paragraphs: [
          'Valgono i prezzi indicati nella pagina dei prezzi quando ti abboni. Il piano si rinnova ogni mese finché non disdici. Dal profilo puoi passare a un piano superiore o inferiore, oppure disdire, in ogni momento: il passaggio al piano superiore è immediato e si paga per il resto del mese, il passaggio a quello inferiore e la disdetta valgono dalla fine del mese pagato.',
          'Basic comprende cinque guide, Pro quante ne vuoi nei limiti di un uso corretto: per gli alloggi che affitti, con i testi e le immagini che servono agli ospiti. Dove dimensioni o numero hanno un limite, lo leggi sullo schermo. Se un codice sconto rende gratuito un piano, lo vedi sullo schermo insieme alla durata.',
        ],
      },
      {
        title: 'Quando il piano finisce',
        paragraphs: [
          'Non puoi più creare o modificare guide, tranne codice della porta, Wi-Fi e orari, ma puoi ancora leggerle, condividerle, eliminarle e gestirne i soggiorni. Le guide pubblicate restano leggibili e i QR code stampati continuano a funzionare.',
          'Ciò che è incluso solo in Pro, come traduzioni, temi, sezioni personalizzate e domini, resta salvato e torna con Pro. Nel frattempo gli ospiti vedono le guide come le mostra Basic, e i tuoi domini rimandano ai link di condivisione.',
        ],
      },
      {
        title: 'I tuoi contenuti',
        paragraphs: [
          'Ciò che scrivi e carichi resta tuo. Ci autorizzi a conservarlo e a mostrarlo a chi apre il tuo link finché è nel tuo account. Pubblica solo ciò che puoi pubblicare e nessun dato personale dei tuoi ospiti. Ricorda che una guida pubblicata è aperta a chiunque abbia il link: cambia i codici della porta ogni volta che serve. Collega solo domini che sono tuoi.',
        ],
      },
      {
        title: 'Che cosa non è consentito',
        paragraphs: [
          'Contenuti illeciti o ingannevoli, tentativi di violare o sovraccaricare il servizio e registrazioni automatiche in massa. In questi casi possiamo bloccare una guida o un account, e ti diciamo perché.',
        ],
      },
      {
        title: 'Che cosa promettiamo e che cosa no',
        paragraphs: [
          'Gestiamo il servizio con cura e mostriamo subito le tue modifiche, ma non possiamo garantire che non si interrompa mai. Una guida non sostituisce gli avvisi di sicurezza che la legge ti chiede di esporre in casa. Controlla i numeri di emergenza che pubblichi. I suggerimenti di un traduttore automatico possono essere sbagliati: leggili prima di accettarli.',
          'Rispondiamo senza limiti in caso di dolo o colpa grave e per i danni alla vita e alla salute; negli altri casi, solo dei danni prevedibili derivanti dalla violazione di un obbligo essenziale. Restano fermi i diritti che la legge riconosce ai consumatori.',
        ],
      },
      {
        title: 'Recesso e modifiche',
        paragraphs: [
          'Puoi eliminare l’account quando vuoi. Noi possiamo recedere con 30 giorni di preavviso. Se modifichiamo questi termini te lo comunichiamo per email 30 giorni prima; se non sei d’accordo, puoi lasciare il servizio prima che la modifica entri in vigore.',
          'Si applica la legge del Paese in cui ha sede {operator}. Ai consumatori restano le tutele inderogabili previste dalla legge del loro Paese.',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Diritto di recesso',
    lead: 'Per i consumatori che hanno ordinato un piano. Sono le istruzioni previste dalla legge.',
    sections: [
      {
        title: 'Il tuo diritto di recesso',
        paragraphs: [
          'Hai il diritto di recedere da questo contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno della conclusione del contratto.',
          'Per esercitare il diritto di recesso, devi informarci ({trader}) della tua decisione di recedere da questo contratto con una dichiarazione esplicita (ad esempio una lettera inviata per posta o un’email). Puoi utilizzare il modulo tipo di recesso qui sotto, ma non è obbligatorio.',
          'Puoi esercitare il diritto di recesso anche online, all’indirizzo {page}. Se usi questa funzione, ti inviamo senza indugio, su un supporto durevole (ad esempio per email), una conferma di ricevimento con il contenuto del recesso e con la data e l’ora del suo invio.',
          'Per rispettare il termine di recesso, è sufficiente che tu invii la comunicazione relativa all’esercizio del diritto di recesso prima della scadenza del periodo di recesso.',
        ],
      },
      {
        title: 'Effetti del recesso',
        paragraphs: [
          'Se recedi da questo contratto, ti rimborsiamo tutti i pagamenti che hai effettuato a nostro favore, senza indebito ritardo e in ogni caso non oltre 14 giorni dal giorno in cui siamo informati della tua decisione di recedere da questo contratto. I rimborsi sono effettuati con lo stesso mezzo di pagamento che hai usato per la transazione iniziale, salvo che tu non abbia espressamente convenuto altrimenti; in ogni caso, non dovrai sostenere alcun costo come conseguenza di tale rimborso.',
          'Se hai chiesto di iniziare la prestazione di servizi durante il periodo di recesso, devi pagarci un importo proporzionale a quanto è stato fornito fino al momento in cui ci hai comunicato il recesso da questo contratto, rispetto a tutte le prestazioni previste dal contratto.',
        ],
      },
      {
        title: 'Modulo tipo di recesso',
        paragraphs: ['(Compila e restituisci questo modulo solo se desideri recedere dal contratto.)'],
        points: [
          'Destinatario: {trader}',
          'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto per la fornitura del seguente servizio:',
          'Ordinato il',
          'Nome del/dei consumatore/i',
          'Indirizzo del/dei consumatore/i',
          'Firma del/dei consumatore/i (solo se il presente modulo è notificato in versione cartacea)',
          'Data',
          '(*) Cancellare la dicitura inutile.',
        ],
      },
    ],
  },
  support: {
    title: 'Assistenza',
    lead: 'Ti risponde una persona. Dicci di quale guida si tratta e che cosa ti aspettavi; per favore, non inviare password.',
    write: 'Scrivi a',
    hours: 'Lun–ven 9–18 EST (New York)',
    reply: 'Rispondiamo entro 24 ore.',
  },
  about: {
    title: 'Chi siamo',
    lead: 'Benvenuto è un piccolo servizio per chi affitta case: una guida per ogni casa, leggibile su ogni telefono da chi sta davanti alla porta con due valigie.',
    operator: 'Gestito da',
  },
}
