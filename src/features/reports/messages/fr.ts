import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  title: 'Signaler cette page',
  lead: 'Votre signalement parvient à l’exploitant du service, pas à votre hôte. Pour toute question sur votre séjour, adressez-vous à votre hôte.',
  reason: 'Quel est le problème ?',
  reasons: {
    deceptive: 'Elle trompe, par exemple en demandant mots de passe, numéros de carte ou paiements',
    unlawful: 'Elle est choquante ou illégale',
    private: 'Elle montre des données privées qui me concernent',
    other: 'Autre chose',
  },
  text: 'Qu’avez-vous vu ?',
  optional: 'facultatif',
  email: 'Votre e-mail, si nous avons une question',
  kept: 'Nous ne conservons que ce que vous écrivez ici, pendant {days} jours au plus.',
  trap: 'Laissez ce champ vide',
  send: 'Envoyer le signalement',
  check: 'Vérifiez les champs signalés. Rien n’a encore été envoyé.',
  back: 'Retour à la page',
  sent: {
    title: 'Merci',
    text: 'L’exploitant a reçu votre signalement et examinera la page.',
  },
  problems: {
    REPORT_REASON_REQUIRED: 'Choisissez le problème',
    REPORT_EMAIL_INVALID: 'Ce n’est pas une adresse e-mail. Vous pouvez aussi laisser vide.',
    TOO_LONG: 'Ce texte est trop long.',
    UNREADABLE_TEXT: 'Ce texte contient des caractères impossibles à enregistrer.',
    TOO_MANY_REQUESTS: 'Trop de signalements sont arrivés. Réessayez dans une heure.',
    UNAVAILABLE: 'Trop de signalements arrivent en ce moment. Réessayez dans une minute.',
  },
}
