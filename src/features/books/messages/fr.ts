import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../shared/property-type-names.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'Livret d’accueil introuvable',
    PAYMENT_REQUIRED: 'Choisissez d’abord une formule pour créer des livrets d’accueil.',
    TRIAL_EXPIRED: 'Votre essai est terminé. Choisissez une formule pour continuer à créer des livrets d’accueil.',
    PLAN_EXPIRED: 'Votre formule a pris fin. Choisissez une formule pour continuer à créer des livrets d’accueil.',
    LIMIT_REACHED:
      'Vous avez atteint le nombre de livrets prévu par votre formule. Passez à la formule supérieure pour en créer d’autres.',
    BOOK_TOO_LARGE:
      'Ce livret contient {size, number} ko de texte, toutes langues confondues ; le maximum est de {limit, number} ko. Raccourcissez les longs textes ou supprimez des éléments ou des traductions, puis enregistrez à nouveau.',
    TEXT_FULL:
      'Vos livrets contiennent {size, number} Mo de texte au total ; le maximum est de {limit, number} Mo. Supprimez les livrets dont vous n’avez plus besoin, raccourcissez les longs textes ou écrivez à l’assistance.',
    FAIR_USE_REACHED:
      'Un compte contient {limit, number} livrets d’accueil au maximum. Supprimez ceux dont vous n’avez plus besoin, ou écrivez à l’assistance si vous gérez davantage de logements.',
    TOO_MANY_CREATIONS:
      'Vous pouvez créer ou dupliquer {limit, number} livrets par heure au maximum. Vous pourrez continuer dans {minutes, plural, one {une minute} other {# minutes}}.',
    DRAFT_CONFLICT: 'Ce brouillon a été modifié entre-temps sur un autre appareil. Rien n’a été écrasé.',
    TOO_MANY_DRAFTS:
      'Nous conservons au plus {limit, number} brouillons non enregistrés par compte. Enregistrez-en ou supprimez-en quelques-uns.',
    EDIT_CONFLICT: 'Ce livret d’accueil a été modifié ailleurs entre-temps. Rien n’a été écrasé.',
    BOOK_OFFLINE:
      'Nous avons mis ce livret d’accueil hors ligne : pour le moment, vous ne pouvez ni l’imprimer ni le dupliquer.',
    LANGUAGES_NEED_PRO: 'Les textes en plusieurs langues font partie de Pro. Ce que vous avez traduit est conservé.',
    NOTHING_TO_TRANSLATE: 'Ce texte n’est plus dans le livret. Rechargez la page pour en voir la dernière version.',
    TRANSLATION_OFF: 'Ce service ne propose pas de traduction automatique.',
    TRANSLATION_UNAVAILABLE:
      'Le service de traduction ne répond pas. Ce que vous avez écrit est conservé ; veuillez réessayer plus tard.',
    TRANSLATION_BUSY: 'Le service de traduction est occupé. Veuillez réessayer dans une minute.',
    TRANSLATION_USED_UP:
      'Le quota du service de traduction est épuisé pour le moment. Vous pouvez continuer à traduire vous-même.',
    PRO_REQUIRED: 'Cette fonction est réservée à Pro. Passez à Pro pour l’utiliser ; rien n’a été modifié.',
    SECTION_TITLE_REQUIRED: 'Donnez un titre à la rubrique',
    INVALID_LINK: 'Cette adresse web est incomplète. Elle doit commencer par https://',
    INVALID_COLOR: 'Ce n’est pas un code couleur. Exemple : #1f4d3f',
    HOST_NAME_REQUIRED: 'Indiquez le nom de l’hôte',
    VALID_EMAIL_REQUIRED: 'Indiquez une adresse e-mail valide',
    PROPERTY_NAME_REQUIRED: 'Indiquez le nom du logement',
    EQUIPMENT_NAME_REQUIRED: 'Indiquez le nom de l’équipement',
    ACTIVITY_NAME_REQUIRED: 'Indiquez le nom de l’activité',
    ITEM_NAME_REQUIRED: 'Indiquez un nom',
    ADDRESS_REQUIRED: 'Indiquez une adresse',
    CATEGORY_REQUIRED: 'Indiquez une catégorie',
    LIST_TOO_LONG: 'Cette liste peut compter {limit, number} éléments au maximum. Supprimez-en quelques-uns.',
    WIFI_NAME_TOO_LONG:
      'Le nom d’un réseau Wi-Fi compte {limit, number} octets au maximum : une lettre simple en prend un, une lettre accentuée deux, un emoji quatre. Recopiez-le exactement, tel qu’il figure sur la box.',
  },
  copyName: '{name} (copie)',
  propertyTypes: propertyTypeNames.fr,
  offline: {
    badge: 'Mis hors ligne',
    since: 'Mis hors ligne le {date} : vos voyageurs ne peuvent pas le lire.',
    ask: 'Vous avez fait le nécessaire, ou c’est une erreur ? Écrivez à <mail>{address}</mail>.',
    preview: 'Aperçu : pour le moment, vos voyageurs ne peuvent pas lire ce livret.',
    saved: 'Enregistré. Le livret reste hors ligne jusqu’à ce que nous le remettions en ligne.',
  },
}
