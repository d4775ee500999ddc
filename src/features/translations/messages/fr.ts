import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  loading: 'Chargement…',
  title: 'Langues',
  lead: '{count, plural, one {Un texte est à traduire} other {# textes sont à traduire}} ; noms, heures, adresses et codes restent tels quels. Ce qui n’est pas traduit s’affiche dans votre langue.',
  original: 'J’écris ce livret en',
  into: 'Traduire en',
  filter: 'Seulement les textes manquants ou à revoir',
  next: 'Texte suivant',
  shortcut: 'Ctrl + Entrée (sur Mac : ⌘ + Entrée) mène au prochain texte manquant.',
  allDone: 'Il ne reste rien à faire dans cette langue.',
  groupCount:
    '{count, plural, one {un texte} other {# textes}}{done, plural, =0 {} one {, un traduit} other {, # traduits}}',
  translationOf: '{field}, traduction',
  before: 'Avant :',
  accept: 'Accepter',
  change: 'Modifier',
  changing: 'Vous modifiez ce texte',
  takeBack: 'Revenir à la suggestion',
  done: 'Terminé',
  stillRight: 'Toujours correct',
  pro: {
    text: 'Avec Basic, vos voyageurs lisent vos textes tels que vous les avez écrits. Avec Pro, ils les lisent dans leur langue ; ce que vous avez traduit est conservé.',
    upgrade: 'Passer à Pro',
  },
  empty: { text: 'Ce livret ne contient pas encore de textes. Écrivez d’abord l’original.', write: 'Écrire le livret' },
  progress: {
    done: '{done} sur {total, plural, one {# texte} other {# textes}}',
    outdated: '{outdated, plural, one {un à revoir} other {# à revoir}}',
    proposed: '{proposed, plural, one {une suggestion} other {# suggestions}}',
    all: '{total, plural, one {Le seul texte est traduit} other {Les # sont traduits}}',
    suggested:
      '{done, plural, one {# traduit} other {# traduits}}, {proposed, plural, one {# suggéré} other {# suggérés}}',
    get: 'Demander des suggestions',
  },
  status: {
    missing: 'Manquant',
    outdated: 'À revoir',
    proposed: 'Suggestion automatique',
    ready: 'Phrase toute prête',
    done: 'Traduit',
  },
  save: {
    tooLong:
      'Les textes trop longs sont signalés. Ils restent ici jusqu’à ce que vous les ayez raccourcis ; tout le reste est enregistré.',
    saving: 'Enregistrement…',
    saved: 'Enregistré',
    now: 'Enregistrer maintenant',
    offline:
      'Pas de connexion. Continuez à écrire : tout est conservé sur cet appareil et sera enregistré dès que la connexion reviendra.',
    unreachable:
      'Le service est injoignable pour le moment. Continuez à écrire : tout est conservé sur cet appareil et sera enregistré dès qu’il fonctionnera à nouveau.',
    conflict:
      'Le livret a été modifié ailleurs entre-temps. Vous voyez sa dernière version ; ce que vous avez écrit est conservé, mais pas encore enregistré.',
    choosePlan: 'Choisir une formule',
    signedOut: 'Reconnectez-vous dans un autre onglet, puis enregistrez ici.',
    failed: 'L’enregistrement a échoué. Veuillez réessayer.',
    restored: 'Voici de nouveau ce que vous aviez écrit.',
    lost: 'Ces textes ont été modifiés ou supprimés entre-temps. Copiez ce dont vous avez encore besoin :',
    dropLost: 'Supprimer',
  },
  preview: {
    open: 'Aperçu',
    title: 'Aperçu : {language}',
    phone: 'Votre livret d’accueil : {language}',
    close: 'Fermer',
  },
  machine: {
    propose: '{count, plural, one {Demander une suggestion} other {Demander # suggestions}}',
    proposeInAll: '{count, plural, other {Demander les # en {languages} langues}}',
    text: 'Vos voyageurs n’en voient aucune avant votre accord.',
    progress: 'Suggestions reçues\u00a0: {done} sur {total}…',
    stop: 'Arrêter',
    acceptAll: '{count, plural, one {Accepter après relecture} other {Accepter les # après relecture}}',
    acceptGroup: '{count, plural, one {Accepter celle-ci} other {Accepter les #}}',
    waiting: '{count, plural, one {Une suggestion} other {# suggestions}} en {language}',
    unseen: 'Vos voyageurs n’en voient aucune avant votre accord. Chacune reste modifiable.',
    accepted:
      '{count, plural, one {Vous avez accepté une suggestion. Vos voyageurs la lisent dans leur langue.} other {Vous avez accepté # suggestions. Vos voyageurs les lisent dans leur langue.}}',
    undo: 'Annuler',
    refused: 'Ici, le traducteur automatique n’a pas donné de résultat fiable. Veuillez traduire ce texte vous-même.',
  },
  fixed: {
    title:
      '{count, plural, one {Une mention n’a pas besoin de traduction.} other {# mentions n’ont pas besoin de traduction.}}',
    text: 'Heures, noms, adresses, codes et numéros de téléphone s’affichent tels que vous les avez écrits.',
  },
}
