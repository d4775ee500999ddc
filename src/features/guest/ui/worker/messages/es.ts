import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  title: 'Sin conexión',
  text: 'Esta página aún no está guardada en este dispositivo. Aparecerá sola en cuanto haya conexión.',
  retry: 'Reintentar',
  kept: 'Guardadas en este dispositivo',
  needed: 'Se abre con conexión',
}
