import type { Messages } from '../languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  tryAgain: 'Réessayer',
  localHours: 'Dans votre fuseau horaire : de {from} à {to}.',
  counter: {
    letters: '{size} sur {max, number} caractères',
    bytes: '{size} sur {max, number} octets',
  },
  errors: {
    INTERNAL: 'Un problème est survenu de notre côté. Veuillez réessayer. (Référence : {reference})',
    INVALID_INPUT: 'Veuillez vérifier votre saisie.',
    INVALID_VALUE: 'Cette valeur n’est pas valide',
    TOO_LONG: 'Ce texte est trop long : {limit, number} caractères au maximum. Veuillez le raccourcir.',
    UNREADABLE_TEXT: 'Ce texte contient des caractères impossibles à enregistrer. Veuillez les supprimer.',
    FORM_KEPT: 'Revenez au formulaire : votre saisie y est toujours.',
    NOT_FOUND: 'Introuvable',
    METHOD_NOT_ALLOWED: 'Cette adresse ne peut pas être utilisée ainsi.',
    NOT_AUTHENTICATED: 'Connectez-vous pour continuer.',
    FOREIGN_ORIGIN: 'Cette demande ne vient pas de nos pages. Rechargez la page et réessayez.',
    BODY_TOO_LARGE: 'Votre envoi est trop volumineux. Raccourcissez le texte ou choisissez des images plus petites.',
    TOO_MANY_REQUESTS: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
    UNAVAILABLE: 'Service momentanément indisponible. Réessayez dans un instant.',
  },
}
