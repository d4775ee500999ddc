import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  wideView: 'Vue large',
  phoneView: 'Vue téléphone',
  wifi: 'Le Wi-Fi sur votre téléphone',
  joinWifi: 'Scannez le code avec l’appareil photo pour vous connecter à {network}.',
}
