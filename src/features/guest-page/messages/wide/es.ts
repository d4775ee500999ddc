import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  wideView: 'Vista amplia',
  phoneView: 'Vista de móvil',
  wifi: 'El wifi en tu móvil',
  joinWifi: 'Apunta con la cámara al código para conectarte a {network}.',
}
