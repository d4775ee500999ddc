import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../property-type-names.ts'
import { design } from './design/fr.ts'
import type { en } from './en.ts'
import { languages } from './languages/fr.ts'
import { wizard } from './wizard/fr.ts'

export const fr: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'Livret d’accueil introuvable',
    PAYMENT_REQUIRED: 'Finalisez votre abonnement pour créer des livrets d’accueil.',
    TRIAL_EXPIRED:
      'Votre période d’essai est terminée. Choisissez une formule pour continuer à créer des livrets d’accueil.',
    LIMIT_REACHED:
      'Vous avez atteint le nombre de livrets prévu par votre formule. Passez à la formule supérieure pour en créer d’autres.',
    BOOK_TOO_LARGE:
      'Ce livret contient {size, number} ko de texte, toutes langues confondues ; le maximum est de {limit, number} ko. Raccourcissez les longs textes ou supprimez des entrées ou des traductions, puis enregistrez à nouveau.',
    TEXT_FULL:
      'Vos livrets contiennent {size, number} Mo de texte au total ; le maximum est de {limit, number} Mo. Supprimez les livrets dont vous n’avez plus besoin, raccourcissez les longs textes ou écrivez à l’assistance.',
    FAIR_USE_REACHED:
      'Un compte contient {limit, number} livrets d’accueil au maximum. Supprimez ceux dont vous n’avez plus besoin, ou écrivez à l’assistance si vous gérez davantage de logements.',
    TOO_MANY_CREATIONS:
      'Vous pouvez créer ou dupliquer {limit, number} livrets par heure au maximum. Vous pourrez continuer dans {minutes, plural, one {une minute} other {# minutes}}.',
    EDIT_CONFLICT: 'Ce livret d’accueil a été modifié ailleurs entre-temps. Rien n’a été remplacé.',
    BOOK_OFFLINE:
      'Ce livret d’accueil a été mis hors ligne par l’exploitant du service. Rien ne peut en être tiré pour les voyageurs.',
    LANGUAGES_NEED_PRO: 'Les langues multiples font partie de Pro. Ce que vous avez traduit est conservé.',
    NOTHING_TO_TRANSLATE: 'Ce livret ne contient pas de tel texte à traduire.',
    TRANSLATION_OFF: 'Ce service ne propose pas de traduction automatique.',
    TRANSLATION_UNAVAILABLE:
      'Le service de traduction ne répond pas. Ce que vous avez écrit est conservé ; veuillez réessayer plus tard.',
    TRANSLATION_BUSY: 'Le service de traduction est occupé. Veuillez réessayer dans une minute.',
    TRANSLATION_USED_UP:
      'Le service de traduction a épuisé son volume pour le moment. Vous pouvez continuer à la main.',
    PRO_REQUIRED: 'Cela fait partie de Pro. Rien n’a été modifié.',
    SECTION_TITLE_REQUIRED: 'Donnez un titre à la section',
    INVALID_LINK: 'L’adresse web n’est pas complète. Elle commence par https://',
    INVALID_COLOR: 'Ce n’est pas une couleur. Écrivez-la comme #1f4d3f',
    HOST_NAME_REQUIRED: 'Indiquez le nom de l’hôte',
    VALID_EMAIL_REQUIRED: 'Indiquez une adresse e-mail valide',
    PROPERTY_NAME_REQUIRED: 'Indiquez le nom du logement',
    EQUIPMENT_NAME_REQUIRED: 'Indiquez le nom de l’équipement',
    ACTIVITY_NAME_REQUIRED: 'Indiquez le nom de l’activité',
    ITEM_NAME_REQUIRED: 'Indiquez un nom',
    ADDRESS_REQUIRED: 'Indiquez une adresse',
    CATEGORY_REQUIRED: 'Indiquez une catégorie',
    LIST_TOO_LONG: 'Cette liste compte {limit, number} entrées au maximum. Veuillez en supprimer.',
    WIFI_NAME_TOO_LONG:
      'Le nom d’un réseau Wi-Fi compte {limit, number} octets au maximum : une lettre simple en prend un, une lettre accentuée deux, un emoji quatre. Recopiez-le exactement comme la box l’affiche.',
  },
  wizard,
  design,
  copyName: '{name} (copie)',
  languages,
  profile: {
    newBook: 'Nouveau livret d’accueil',
    books: {
      title: 'Livrets d’accueil',
      used: '{used} sur {limit}',
      total: '{count, plural, one {# livret} other {# livrets}}',
      loading: 'Chargement...',
      published: 'Publié',
      draft: 'Brouillon',
      editedRecently: 'Modifié {when}',
      editedOn: 'Modifié le {date}',
      view: 'Voir',
      share: 'Partager',
      edit: 'Modifier',
      delete: 'Supprimer',
      more: 'Plus d’actions pour {name}',
      openPage: 'Ouvrir la page des voyageurs',
      showQr: 'QR code : {name}',
      noQr: 'QR code une fois publié',
    },
    propertyTypes: propertyTypeNames.fr,
    filter: {
      label: 'Rechercher un livret',
      placeholder: 'Nom, lieu ou type',
      found: '{count, plural, =0 {Aucun livret trouvé} one {# livret trouvé} other {# livrets trouvés}}',
      clear: 'Afficher tous les livrets',
    },
    empty: {
      title: 'Aucun livret d’accueil pour l’instant',
      text: 'Commencez par un logement. Vous pouvez enregistrer un brouillon à tout moment et le reprendre plus tard.',
      create: 'Créer le premier livret d’accueil',
    },
    failure: {
      error: 'Erreur',
      load: 'Impossible de charger les livrets d’accueil.',
      retryHint: 'Vos livrets sont en sécurité. Veuillez réessayer dans un instant.',
      offline: 'La connexion est interrompue.',
    },
    duplicate: {
      label: 'Dupliquer',
      done: 'Livret dupliqué',
      doneText: 'Le brouillon « {name} » est dans votre liste.',
      failed: 'Le livret n’a pas pu être dupliqué',
    },
    delete: {
      title: 'Supprimer {name} ?',
      question: 'Voulez-vous vraiment supprimer ce livret d’accueil ? Cette action est irréversible.',
      confirm: 'Supprimer',
      busy: 'Suppression...',
      cancel: 'Annuler',
      done: 'Livret d’accueil supprimé',
      failed: 'Impossible de supprimer le livret d’accueil : {message}',
    },
    preview: {
      text: 'Aperçu : voici ce que voient vos voyageurs.',
      draftText: 'Aperçu : voici ce que verront vos voyageurs une fois le livret publié.',
      phone: 'Livret d’accueil : {name}',
      loading: 'Chargement...',
      failed: 'L’aperçu n’a pas pu être chargé.',
      openPage: 'Ouvrir la page',
      share: 'Partager',
      close: 'Fermer',
    },
    plan: {
      title: 'Votre formule',
      perMonth: 'par mois',
      usage: 'Livrets d’accueil',
      usageText: '{used} / {limit}',
      unlimited: 'Illimités',
      room: '{left, plural, one {Plus qu’un livret disponible avec Basic.} other {Encore # livrets disponibles avec Basic.}}',
      full: 'Les {limit} livrets de Basic sont utilisés.',
      overfull:
        'Basic comprend {limit} livrets. Vous les gardez tous ; pour en créer d’autres, il faut d’abord une place libre.',
      upgrade: 'Passer à Pro',
      noneTitle: 'Pas encore de formule',
      noneText: 'Choisissez-en une et essayez-la gratuitement pendant {days} jours.',
      choose: 'Choisir une formule',
    },
    trial: {
      daysLeft: '{days, plural, one {Encore 1 jour d’essai} other {Encore # jours d’essai}}',
      endsOn: 'L’essai dure jusqu’au {date}. D’ici là, tout est gratuit.',
      subscribeSoon: 'Abonnez-vous dès maintenant : vos livrets restent en ligne sans interruption.',
      expired: 'Essai expiré',
      planExpired: 'Formule expirée',
      expiredText:
        'Abonnez-vous à une formule pour continuer à créer des livrets. Vos voyageurs peuvent toujours lire ceux que vous avez publiés.',
      subscribe: 'S’abonner',
    },
    gate: {
      paymentRequired: 'Paiement requis',
      paymentRequiredText: 'Veuillez finaliser votre abonnement pour créer des livrets d’accueil.',
      trialExpired: 'Essai expiré',
      trialExpiredText:
        'Votre essai a expiré. Abonnez-vous à une formule pour continuer à créer des livrets d’accueil.',
      limitReached: 'Limite atteinte',
      limitReachedText:
        'Vous avez atteint la limite de livrets de votre formule. Passez à Pro pour en créer davantage.',
    },
  },
  offline: {
    badge: 'Mis hors ligne',
    noQr: 'Hors ligne',
    since: 'Mis hors ligne le {date} : vos voyageurs ne peuvent pas le lire.',
    ask: 'Vous avez corrigé, ou c’est une erreur ? Écrivez à <mail>{address}</mail>.',
    preview: 'Aperçu : pour le moment, vos voyageurs ne peuvent pas lire ce livret.',
    saved: 'Enregistré. Le livret reste hors ligne jusqu’à ce que nous le remettions en ligne.',
  },
  share: {
    title: 'Partager {name}',
    text: 'Toute personne disposant du lien peut lire ce livret.',
    link: 'Lien public',
    copy: 'Copier le lien',
    copied: 'Lien copié !',
    copiedText: 'Collez-le dans votre message de réservation.',
    notCopied: 'La copie n’a pas fonctionné',
    notCopiedText: 'Le lien est sélectionné : copiez-le au clavier ou par un appui long.',
    open: 'Ouvrir dans un nouvel onglet',
    send: 'Envoyer…',
    qr: 'QR code qui mène à {link}',
    qrHint: 'Imprimez-le, ou faites-le scanner sur votre écran.',
    qrFailed: 'Le QR code n’a pas pu être créé. Le lien fonctionne quand même.',
    svg: 'Télécharger SVG',
    png: 'Télécharger PNG',
    close: 'Fermer',
    draftTitle: '{name} est encore un brouillon',
    draftText:
      'Vos voyageurs ne voient pas encore les brouillons. Publiez-le à la dernière étape de l’éditeur, puis partagez ici son lien et son QR code.',
    draftEdit: 'Modifier et publier',
    offlineTitle: '{name} est hors ligne',
    offlineText:
      'En ouvrant le lien ou en scannant le code, on lit que la page n’est pas disponible. Vous pouvez continuer à modifier ; le livret reste hors ligne jusqu’à ce que nous le remettions en ligne.',
    fileName: '{name} QR code',
    unnamed: 'Livret d’accueil',
  },
}
