import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  translate: 'Traducir',
  onDevice: 'Tu navegador traduce en este dispositivo. No se envía nada.',
  working: 'Traduciendo… {done} de {all}',
  cancel: 'Cancelar',
  pack: 'La primera vez, el navegador descarga un paquete de idioma.',
  translated: 'Traducido automáticamente',
  original: 'Mostrar el original',
  failed: 'No se ha podido traducir. La guía queda tal como se escribió.',
  ios: 'En Safari, toca el menú de la página junto a la dirección y después Traducir.',
  android: 'En Chrome, abre el menú ⋮ y toca Traducir.',
  other: 'Muchos navegadores traducen páginas: busca Traducir junto a la dirección o en el menú.',
}
