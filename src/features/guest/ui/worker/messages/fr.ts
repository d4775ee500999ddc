import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  title: 'Pas de connexion',
  text: 'Cette page n’a pas encore été enregistrée sur cet appareil. Elle s’affichera d’elle-même dès que la connexion reviendra.',
  retry: 'Réessayer',
  kept: 'Enregistrés sur cet appareil',
  needed: 'S’ouvre avec une connexion',
}
