import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const de: Messages<typeof en> = {
  wideView: 'Breite Ansicht',
  phoneView: 'Handy-Ansicht',
  wifi: 'WLAN für Ihr Handy',
  joinWifi: 'Code mit der Kamera scannen und mit {network} verbinden.',
}
