import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  translate: 'Traduire',
  onDevice: 'Votre navigateur traduit sur cet appareil. Rien n’est envoyé.',
  working: 'Traduction en cours… {done} sur {all}',
  cancel: 'Annuler',
  pack: 'La première fois, le navigateur télécharge un module de langue.',
  translated: 'Traduit automatiquement',
  original: 'Afficher l’original',
  failed: 'La traduction n’a pas abouti. Le livret reste tel qu’il a été écrit.',
  ios: 'Dans Safari, touchez le menu de la page près de l’adresse, puis Traduire.',
  android: 'Dans Chrome, ouvrez le menu ⋮ et touchez Traduire.',
  other: 'Cherchez Traduire près de l’adresse ou dans le menu du navigateur.',
}
