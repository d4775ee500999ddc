import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  cancellation: {
    head: {
      title: 'Résilier votre contrat',
      description: 'Résiliez votre abonnement Benvenuto sans vous connecter. La confirmation est immédiate.',
      keywords: 'résilier Benvenuto, résilier votre contrat, résiliation abonnement',
    },
    title: 'Résilier votre contrat',
    lead: 'Résiliez votre abonnement Benvenuto sans vous connecter. Vous recevez aussitôt une confirmation avec la date et l’heure, ici et par e-mail.',
    points: {
      end: 'Vous gardez votre formule jusqu’à la fin du mois payé. Ensuite, plus rien n’est prélevé.',
      books: 'Les livrets publiés restent en ligne, vos textes et vos photos restent à leur place.',
      other:
        'Avez-vous commandé dans les 14 derniers jours\u202f? En tant que consommateur, vous pouvez plutôt <link>renoncer au contrat</link>.',
    },
    submit: 'Notifier la résiliation',
    sent: 'Nous avons bien reçu votre résiliation',
  },
  withdrawal: {
    head: {
      title: 'Renoncer au contrat ici',
      description: 'Renoncez à votre contrat avec Benvenuto dans les 14 jours, sans vous connecter.',
      keywords: 'rétractation Benvenuto, droit de rétractation, 14 jours',
    },
    title: 'Renoncer au contrat ici',
    lead: 'Les consommateurs peuvent se rétracter dans les 14 jours suivant la commande, sans donner de motif. Vous recevez aussitôt une confirmation avec la date et l’heure, ici et par e-mail.',
    points: {
      end: 'Il suffit d’envoyer la rétractation avant la fin des 14 jours.',
      books: 'Nous vérifions votre rétractation et vous écrivons. Si elle est faite à temps, plus rien n’est prélevé.',
      other: 'Les 14 jours sont passés\u202f? Vous pouvez <link>résilier votre contrat</link> à tout moment.',
    },
    submit: 'Confirmer la rétractation',
    sent: 'Nous avons bien reçu votre rétractation',
  },
  form: 'Déclaration',
  contact: 'Une question\u202f? <link>Écrivez-nous</link>.',
  name: 'Vos nom et prénom',
  email: 'Adresse e-mail de votre compte',
  emailHint: 'Elle nous indique de quel contrat il s’agit, et la confirmation y est envoyée.',
  contract: 'Contrat',
  contractHint: 'Formule ou numéro de facture, si plusieurs contrats peuvent être visés.',
  contractDefault: 'Abonnement Benvenuto du compte qui utilise cette adresse e-mail',
  type: 'Type de résiliation',
  types: {
    ordinary: 'Résiliation ordinaire',
    forCause: 'Résiliation pour motif légitime',
    withdrawal: 'Rétractation',
  },
  typeTexts: { ordinary: 'Sans donner de motif', forCause: 'Pour une raison importante, à indiquer ci-dessous' },
  reason: 'Motif',
  reasonHint: 'Nécessaire seulement pour une résiliation pour motif légitime.',
  day: 'Avec effet au',
  dayHint: 'Sans date, la résiliation prend effet le plus tôt possible.',
  earliest: 'Le plus tôt possible',
  optional: 'Facultatif',
  kept: 'Nous conservons la déclaration pendant un an. Faite depuis votre compte, elle est effacée plus tôt si vous supprimez ce compte. La confirmation que vous recevez est votre preuve.',
  check: 'Vérifiez les champs signalés. Rien n’est encore parti.',
  /** In languages of countries whose law wants a summary before the cancellation. */
  summary: {
    continue: 'Continuer',
    title: 'Vérifiez votre résiliation',
    lead: 'Rien n’est encore parti. Si tout est exact, notifiez-nous la résiliation.',
    change: 'Modifier',
  },
  receipt: {
    lead: 'Reçue le {day} à {time}.',
    declaration: 'Déclaration',
    sentWith: 'Envoyée avec le bouton',
    button: '«\u202f{label}\u202f» sur {page}',
    receivedAt: 'Reçue le',
    mail: 'Nous envoyons une confirmation à cette adresse. Si elle n’arrive pas en quelques minutes, regardez dans les indésirables. Cette page fait foi aussi\u00a0: enregistrez-la.',
    save: 'Enregistrer en fichier texte',
    home: 'Retour à l’accueil',
  },
}
