import type { Term } from './term.ts'

/**
 * Words that German texts must not use, with the term to use instead. `except` lists texts where the word is right, as
 * `file:key`. The reasons are in `docs/terms/de.md`.
 */
export const forbiddenTerms: readonly Term[] = [
  {
    pattern: /(?<!\p{L})(Ihr(en|em|es)?|d(er|en|em|es)|ein(en|em|es)?|jede[rnms]) Gastgebers?(?!\p{L})/iu,
    say: 'Ihre Gastgeber, Gastgeber (plural), Konto, or a sentence without it',
  },
  { pattern: /(?<!\p{L})\p{L}+([:*_]|\/-?)innen(?!\p{L})/iu, say: 'the plural, or a sentence without a person' },
  { pattern: /(?<!\p{L})check-?(in|out)(?!\p{L})/iu, say: 'Anreise, Abreise' },
  { pattern: /(?<!\p{L})So kommen Sie hinein(?!\p{L})/u, say: 'Zugang' },
  { pattern: /(?<!\p{L})Schlüsselk[aä]sten(?!\p{L})/u, say: 'Schlüsselbox' },
  { pattern: /\(EST\)/u, say: '(New Yorker Zeit, EST)' },
  { pattern: /(?<!\p{L})Läden(?!\p{L})/u, say: 'Fensterläden, Rollläden; Geschäfte' },
  { pattern: /(?<!\p{L})(Kinderbett|Tischkarte)(en?)?(?!\p{L})/u, say: 'Babybett; Tischaufsteller' },
  { pattern: /(?<!\p{L})Unternehmung(en)?(?!\p{L})/u, say: 'Ausflüge und Erlebnisse; Ausflug' },
  { pattern: /(?<!\p{L})(am|aufs|auf dem|des|Ihr|drei) Telefons?(?!\p{L})/iu, say: 'Handy' },
  { pattern: /(?<!\p{L})ein(en|em)? Tipp(?!\p{L})/iu, say: 'ein Fingertipp, antippen' },
  { pattern: /(?<!\p{L})(drücken Sie (auf )?„|Knöpfen?(?!\p{L}))/iu, say: 'tippen Sie auf „…“; Schaltflächen' },
  { pattern: /(?<!\p{L})Fertigen?r? S[aä]tz(e|en)?(?!\p{L})/iu, say: 'Textbaustein' },
  { pattern: /(?<!\p{L})(gesichert(e[nrs]?)?|sichern)(?!\p{L})/iu, say: 'gespeichert, speichern' },
  { pattern: /(?<!\p{L})Notfallkarte|(?<!\p{L})Karte zur Anreise/u, say: 'der Kasten „Notfall“, der Kasten „Anreise“' },
  {
    pattern: /(?<!\p{L})(Besuche|Besuchszahlen|Auswertung(en)?)(?!\p{L})/u,
    say: 'Aufrufe (what is counted), Statistik (the page)',
  },
  { pattern: /(?<![\p{L}-])(Freigabelinks?|Link zum Teilen|Link der Mappe)(?!\p{L})/u, say: 'öffentlicher Link' },
  { pattern: /(?<!\p{L})zeigte? (nicht mehr |woanders)?(zu|hin)(?!\p{L})/u, say: 'zeigt auf (a domain)' },
  { pattern: /(?<!\p{L})(Testzeit|Testtagen?)(?!\p{L})/u, say: 'Testphase' },
  {
    pattern: /(?<!\p{L})Abonnements?(?!\p{L})/u,
    say: 'Abo',
    except: ['src/features/site/messages/legal/de.ts:terms.sections.2.paragraphs.0'],
  },
  { pattern: /(?<!\p{L})ohne Karte(?!\p{L})/u, say: 'ohne Kreditkarte, keine Kreditkarte nötig' },
  { pattern: /(?<!\p{L})(Karte hinzufügen|gratis)(?!\p{L})/iu, say: 'Karte hinterlegen; kostenlos' },
  { pattern: /(?<!\p{L})(hochstufen|herabstufen)(?!\p{L})/iu, say: 'den Tarif wechseln' },
  { pattern: /(?<!\p{L})\{plan\} gehört Ihnen(?!\p{L})/u, say: '{plan} ist aktiv, {plan} gilt ab …' },
  { pattern: /(?<!\p{L})Gästemappen? (anlegen|anzulegen)(?!\p{L})/iu, say: 'erstellen' },
  { pattern: /(?<!\p{L})Buchungsnachricht(en)?(?!\p{L})/u, say: 'Buchungsbestätigung' },
  { pattern: /(?<!\p{L})Zahlungsanbieters?(?!\p{L})/u, say: 'Zahlungsdienst' },
  { pattern: /(?<!\p{L})Übersetzungsmaschinen?(?!\p{L})/u, say: 'Übersetzungsprogramm' },
  { pattern: /(?<!\p{L})(Netzadressen?|Netzwerkadressen?)(?!\p{L})/u, say: 'IP-Adresse' },
  { pattern: /(?<!\p{L})(Betreiberpult|Pult|Admin-Übersicht)(?!\p{L})/u, say: 'Adminbereich' },
  { pattern: /(?<!\p{L})(an|bei|von) (der|die) Hilfe(?!\p{L})/u, say: 'an den Support, an uns' },
  { pattern: /(?<!\p{L})schiefgegangen(?!\p{L})/u, say: 'schiefgelaufen' },
  { pattern: /\.\.\./u, say: ' … with U+00A0 before it' },
  { pattern: /(?<!\p{L})(Guides?|Handb[uü]ch(er|ern|s)?)(?!\p{L})/u, say: 'Gästemappe, Mappe' },
  {
    pattern: /(?<!\p{L})i(m|ns) Haus(?!\p{L}| wird| aushängen)/u,
    say: 'zu Gast, da, in der Unterkunft',
  },
  { pattern: /(?<!\p{L})Aktivität(en)?(?!\p{L})/u, say: 'Ausflüge und Erlebnisse; Ausflug' },
  { pattern: /(?<!\p{L})So funktioniert es(?!\p{L})/u, say: 'So funktioniert’s' },
  { pattern: /(?<!\p{L})Ihren? Worten?(?!\p{L})/u, say: 'Ihre Texte' },
  { pattern: /(?<!\p{L})(dauerhaft\p{L}* Links?|Benvenuto-Links?)(?!\p{L})/iu, say: 'öffentlicher Link' },
  { pattern: /(?<!\p{L})Tarif\p{L}* abonnier\p{L}+/iu, say: 'ein Abo abschließen' },
  { pattern: /(?<!\p{L})Verwaltern?(?!\p{L})/u, say: 'Vermietungsagentur' },
  { pattern: /(?<!\p{L})Untertiteln?(?!\p{L})/u, say: 'Bildtext' },
  { pattern: /(?<!\p{L})zu (seiner|ihrer) Zeit(?!\p{L})/iu, say: 'rechtzeitig; solange er gebraucht wird' },
  { pattern: /(?<!\p{L})wurden? nicht geladen(?!\p{L})/iu, say: 'konnte nicht geladen werden' },
  { pattern: /^Noch einmal versuchen$/u, say: 'Erneut versuchen' },
  {
    pattern: /(?<!\p{L})von selbst(?!\p{L})/iu,
    say: 'automatisch',
    except: [
      'src/features/admin/messages/de.ts:payments.testMode',
      'src/features/site/shared/articles/de:emergency.body.11.list.4',
    ],
  },
]
