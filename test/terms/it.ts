import type { Term } from './term.ts'

/**
 * Words that Italian texts must not use, with the term to use instead. `except` lists texts where the word is right, as
 * `file:key`. The reasons are in `docs/terms/it.md`.
 */
export const forbiddenTerms: readonly Term[] = [
  {
    pattern: /(?<!\p{L})trials?(?!\p{L})/iu,
    say: 'prova gratuita, prova',
    // Quoted by the specification.
    except: [
      'src/features/books/messages/it.ts:errors.TRIAL_EXPIRED',
      'src/features/book-editor/messages/it.ts:guard.trialTitle',
    ],
  },
  {
    pattern: /(?<!\p{L})welcome books?(?!\p{L})/iu,
    say: 'guida di benvenuto, guida',
    except: [
      'src/features/books/messages/it.ts:errors.TRIAL_EXPIRED',
      // What people type into search engines.
      'src/features/site/messages/it.ts:home.head.keywords',
      'src/features/site/messages/it.ts:demo.preview.head.keywords',
    ],
  },
  { pattern: /(?<!\p{L})struttur[ae](?!\p{L})/iu, say: 'alloggio in forms, casa elsewhere' },
  { pattern: /(?<!\p{L})(cas[ae]) vacanza(?!\p{L})/iu, say: 'casa vacanze, case vacanze' },
  { pattern: /(?<!\p{L})codic[ei] qr(?!\p{L})/iu, say: 'QR code' },
  { pattern: /(?<![\p{L}</-])(e-mails?|emails|mails?)(?![\p{L}>])/iu, say: 'email' },
  { pattern: /(?<!\p{L})(wifi|wi fi)(?!\p{L})/iu, say: 'Wi-Fi' },
  { pattern: /(?<!\p{L})nome del Wi-Fi(?!\p{L})/iu, say: 'nome della rete Wi-Fi' },
  { pattern: /(?<!\p{L})sched[ae] dell’arrivo(?!\p{L})/iu, say: 'scheda del check-in' },
  { pattern: /(?<!\p{L})link (pubblic[oi]|permanent[ei])(?!\p{L})/iu, say: 'link di condivisione' },
  {
    pattern: /(?<!\p{L})domini?o? (propr|personal)i?[oe]?(?!\p{L})/iu,
    say: 'dominio personalizzato, il tuo dominio',
  },
  { pattern: /(?<!\p{L})sezioni tue(?!\p{L})/iu, say: 'sezioni personalizzate, le tue sezioni' },
  { pattern: /(?<!\p{L})sotto il (tuo|suo) nome(?!\p{L})/iu, say: 'con il tuo nome' },
  { pattern: /(?<!\p{L})indirizz[oi] di rete(?!\p{L})/iu, say: 'indirizzo IP' },
  { pattern: /(?<!\p{L})operator[ei](?!\p{L})/iu, say: 'gestore' },
  { pattern: /(?<!\p{L})(fornitor[ei]|gestore) (di |dei |del )?pagament[oi](?!\p{L})/iu, say: 'servizio di pagamento' },
  { pattern: /(?<!\p{L})(?:mail|email|connessione|modalità) di prova(?!\p{L})/iu, say: 'test' },
  { pattern: /(?<!\p{L})senza carta(?! di credito)(?!\p{L})/iu, say: 'senza carta di credito' },
  { pattern: /(?<!\p{L})cart[ae] (viene|vengono|è|sono) addebitat[ae](?!\p{L})/iu, say: 'addebitare sulla carta' },
  {
    pattern: /(?<!\p{L})annull\p{L}+ (l’|il tuo |un )abbonamento(?!\p{L})/iu,
    say: 'disdire l’abbonamento',
  },
  { pattern: /(?<!\p{L})abbon\p{L}+ a un piano(?!\p{L})/iu, say: 'scegliere un piano' },
  { pattern: /(?<!\p{L})f(a|anno) parte di Pro(?!\p{L})/iu, say: 'incluso in Pro' },
  { pattern: /(?<!\p{L})rest(a|ano|ate) conservat[oaie](?!\p{L})/iu, say: 'resta salvato' },
  { pattern: /(?<!\p{L})superat[oaie](?!\p{L})/iu, say: 'da aggiornare' },
  { pattern: /(?<!\p{L})stil[ei](?!\p{L})/iu, say: 'tema' },
  { pattern: /(?<!\p{L})pass[oi] (\{|\d)/iu, say: 'passaggio' },
  { pattern: /(?<!\p{L})andat[oa] stort[oa](?!\p{L})/iu, say: 'Qualcosa non ha funzionato' },
  { pattern: /(?<!\p{L})valid[oa] richiest[oa](?!\p{L})|^(nome|cognome|indirizzo) richiesto$/iu, say: 'Inserisci …' },
  { pattern: /(?<!\p{L})dalla nostra parte(?!\p{L})/iu, say: 'da parte nostra' },
  { pattern: /(?<!\p{L})a portata(?! di mano)(?!\p{L})/iu, say: 'a portata di mano' },
  { pattern: /(?<!\p{L})dal vivo(?!\p{L})/iu, say: 'in tempo reale' },
  { pattern: /(?<!\p{L})inserzion[ei](?!\p{L})/iu, say: 'pubblicità; an inserzione is a listing of a host' },
  { pattern: /(?<!\p{L})segnaposto(?!\p{L})/iu, say: 'cartoncino da tavolo' },
  { pattern: /(?<!\p{L})rimpicciol\p{L}+/iu, say: 'ridurre' },
  { pattern: /(?<!\p{L})da sol[oaie](?!\p{L})/iu, say: 'in automatico; of people: in autonomia' },
  {
    pattern:
      /(?<!\p{L})(bentornat[oa]|essere stato|sei (stat|uscit|entrat|abbonat|iscritt|registrat|passat)[oa])(?!\p{L})/iu,
    say: 'a form without gender: Che bello rivederti, Accesso effettuato',
  },
  { pattern: /^(pronto|pronta) a /iu, say: 'a form without gender: Vuoi …' },
  { pattern: /(?<!\p{L})libr[oi](?!\p{L})/iu, say: 'guida' },
  { pattern: /(?<!\p{L})padron[ei] di casa(?!\p{L})/iu, say: 'host; guests read: chi ti ospita' },
  { pattern: /(?<!\p{L})(elettrodomestic[oi]|attrezzatur[ae])(?!\p{L})/iu, say: 'dotazioni' },
  { pattern: /(?<!\p{L})addebit\p{L}+ la carta(?!\p{L})/iu, say: 'addebitare un importo sulla carta' },
  {
    pattern: /(?<!\p{L})link della guida(?!\p{L})/iu,
    say: 'link di condivisione',
    // Articles speak of any guide.
    except: ['src/features/site/shared/articles/it:reviews.body.8.text'],
  },
  { pattern: /(?<!\p{L})design(?!\p{L})/iu, say: 'tema, aspetto' },
  { pattern: /(?<!\p{L})propost[ae](?!\p{L})/iu, say: 'suggerimento' },
  { pattern: /(?<!\p{L})amministrator[ei](?!\p{L})/iu, say: 'gestore' },
  { pattern: /(?<!\p{L})non val(e|gono) più(?!\p{L})/iu, say: 'non è più valido' },
  { pattern: /(?<!\p{L})da sé(?!\p{L})/iu, say: 'in automatico' },
  { pattern: /(?<!\p{L})chiud\p{L}+ (una|la) sessione(?!\p{L})/iu, say: 'disconnettere un dispositivo' },
  { pattern: /^Non ha funzionato(?!\p{L})/u, say: 'Qualcosa non ha funzionato' },
  { pattern: /(?<!\p{L})nott[ei] chius[ae](?!\p{L})/iu, say: 'notte bloccata, notti bloccate' },
  { pattern: /(?<!\p{L})ora dell’alloggio(?!\p{L})/iu, say: 'ora locale dell’alloggio' },
]
