import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const it: Messages<typeof en> = {
  wideView: 'Vista ampia',
  phoneView: 'Vista telefono',
  wifi: 'Il Wi-Fi per il telefono',
  joinWifi: 'Inquadra il codice con la fotocamera per collegarti a {network}.',
}
