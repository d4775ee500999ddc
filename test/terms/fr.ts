import type { Term } from './term.ts'

/**
 * Words that French texts must not use, with the term to use instead. `except` lists texts where the word is right, as
 * `file:key`. The reasons are in `docs/terms/fr.md`.
 */
export const forbiddenTerms: readonly Term[] = [
  { pattern: /(?<!\p{L})codes? de (la )?porte(?!\p{L})/iu, say: 'code d’entrée' },
  { pattern: /(?<!\p{L})règles de (la )?maison(?!\p{L})/iu, say: 'règlement intérieur' },
  { pattern: /(?<!\p{L})hébergements?(?!\p{L})/iu, say: 'logement' },
  { pattern: /(?<!\p{L})(guide|livre) de bienvenue(?!\p{L})/iu, say: 'livret d’accueil' },
  { pattern: /(?<!\p{L})(invités?|hôtes payants)(?!\p{L})/iu, say: 'voyageur' },
  { pattern: /(?<!\p{L})check-?(in|out)(?!\p{L})/iu, say: 'arrivée, départ' },
  {
    pattern: /(?<!\p{L})instructions (d’arrivée|de départ)(?!\p{L})/iu,
    say: 'consignes d’arrivée, consignes de départ',
  },
  {
    pattern: /(?<!\p{L})comment entrer(?!\p{L})/iu,
    say: 'accès au logement',
    except: ['src/features/authoring/shared/ready-sentences/fr.ts:checkinInstructions.lateArrival'],
  },
  { pattern: /(?<!\p{L})message de bienvenue(?!\p{L})/iu, say: 'mot de bienvenue' },
  { pattern: /(?<!\p{L})aux alentours(?!\p{L})/iu, say: 'dans les environs' },
  { pattern: /(?<!\p{L})informations utiles(?!\p{L})/iu, say: 'infos pratiques' },
  { pattern: /(?<!\p{L})bars et clubs(?!\p{L})/iu, say: 'bars et sorties' },
  { pattern: /(?<!\p{L})boutiques et courses(?!\p{L})/iu, say: 'commerces' },
  { pattern: /(?<!\p{L})ambulances?(?!\p{L})/iu, say: 'urgences médicales, secours médicaux' },
  { pattern: /(?<!\p{L})carte de table(?!\p{L})/iu, say: 'affichette de table' },
  { pattern: /(?<!\p{L})phrases? prêtes?(?!\p{L})/iu, say: 'phrase toute prête' },
  { pattern: /(?<!\p{L})sections?(?!\p{L})/iu, say: 'rubrique' },
  { pattern: /(?<!\p{L})styles?(?!\p{L})/iu, say: 'thème' },
  { pattern: /(?<!\p{L})vos mots(?!\p{L})/iu, say: 'vos textes' },
  { pattern: /(?<!\p{L})liens? (publics?|permanents?)(?!\p{L})/iu, say: 'lien de partage' },
  { pattern: /(?<!\p{L})(propres? domaines?|domaines? (propres?|personnels?))(?!\p{L})/iu, say: 'nom de domaine' },
  { pattern: /(?<!\p{L})langues multiples(?!\p{L})/iu, say: 'textes en plusieurs langues' },
  { pattern: /(?<!\p{L})gestionnaires?(?!\p{L})/iu, say: 'conciergerie' },
  { pattern: /(?<!\p{L})(bureau de l’exploitant|tableau de bord admin)(?!\p{L})/iu, say: 'espace exploitant' },
  { pattern: /(?<!\p{L})(trial|période d’essai)(?!\p{L})/iu, say: 'essai' },
  {
    pattern: /(?<!\p{L})(essai|formule)s? (a |ont |est |sont )?expirée?s?(?!\p{L})/iu,
    say: 'essai terminé, formule terminée',
  },
  { pattern: /(?<!\p{L})annul\p{L}+ (l’|votre |mon |un )abonnement(?!\p{L})/iu, say: 'résilier l’abonnement' },
  { pattern: /(?<!\p{L})sans carte(?! bancaire)(?!\p{L})/iu, say: 'sans carte bancaire' },
  { pattern: /(?<!\p{L})adresses? réseau(?!\p{L})/iu, say: 'adresse IP' },
  { pattern: /(?<!\p{L})e-mails? du jour(?!\p{L})/iu, say: 'e-mail quotidien' },
  { pattern: /(?<!\p{L})réglages d[ue] (votre )?compte(?!\p{L})/iu, say: 'paramètres du compte' },
  { pattern: /(?<!\p{L})courriels?(?!\p{L})/iu, say: 'e-mail' },
  { pattern: /(?<![\p{L}</-])mails?(?![\p{L}>])/iu, say: 'e-mail' },
  { pattern: /(?<!\p{L})wifi(?!\p{L})/iu, say: 'Wi-Fi' },
  {
    pattern: /(?<!\p{L})vous seul(?!\p{L})/iu,
    say: 'a form without gender: visible de vous uniquement, personne d’autre',
  },
  {
    pattern: /(?<!\p{L})vous êtes (\p{L}+ )?(connecté|déconnecté|absent|abonné)(?!\p{L})/iu,
    say: 'a form without gender',
  },
  { pattern: /h[ \u00a0\u202f]EST(?!\p{L})/u, say: '(heure de New York, EST)' },
  { pattern: /\.\.\./u, say: '…' },
  { pattern: /(?<!\p{L})pour entrer(?!\p{L})/iu, say: 'accès au logement' },
  { pattern: /(?<!\p{L})design(?!\p{L})/iu, say: 'thème, apparence' },
  { pattern: /(?<!\p{L})propositions?(?!\p{L})/iu, say: 'suggestion' },
  { pattern: /(?<!\p{L})libérée?s?(?!\p{L})/iu, say: 'plus relié' },
  { pattern: /(?<!\p{L})souscri\p{L}+/iu, say: 's’abonner' },
  { pattern: /(?<!\p{L})codes? qr(?!\p{L})/iu, say: 'QR code' },
  { pattern: /(?<!\p{L})services? de paiement(?!\p{L})/iu, say: 'prestataire de paiement' },
  { pattern: /(?<!\p{L})dès \{time\}/iu, say: 'à partir de {time}' },
  { pattern: /(?<!\p{L})nuits? fermées?(?!\p{L})/iu, say: 'nuit bloquée, nuits bloquées' },
  {
    pattern: /(?<!\p{L})(tou(t|te|s) seule?s?|(de |d’)(lui|elle)-même)(?!\p{L})/iu,
    say: 'automatiquement',
    // What the provider does without anybody who presses a button.
    except: ['src/features/admin/messages/fr.ts:payments.testMode'],
  },
]
