import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  title: 'Signaler cette page',
  lead: 'Votre signalement est transmis à l’exploitant du service, pas à votre hôte. Pour toute question sur votre séjour, adressez-vous à votre hôte.',
  reason: 'Quel est le problème ?',
  reasons: {
    deceptive: 'Elle est trompeuse : elle demande par exemple un mot de passe, un numéro de carte ou un paiement',
    unlawful: 'Elle est choquante ou illégale',
    private: 'Elle affiche des données personnelles qui me concernent',
    other: 'Autre chose',
  },
  text: 'Qu’avez-vous vu ?',
  optional: 'facultatif',
  email: 'Votre adresse e-mail, si nous avons une question',
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
    REPORT_REASON_REQUIRED: 'Indiquez le problème',
    REPORT_EMAIL_INVALID: 'Ce n’est pas une adresse e-mail. Vous pouvez aussi laisser le champ vide.',
    TOO_LONG: 'Ce texte est trop long. Merci de le raccourcir.',
    UNREADABLE_TEXT: 'Ce texte contient des caractères impossibles à enregistrer. Merci de les retirer.',
    TOO_MANY_REQUESTS: 'Trop de signalements sont arrivés. Réessayez dans une heure.',
    UNAVAILABLE: 'Trop de signalements arrivent en ce moment. Réessayez dans une minute.',
  },
}
