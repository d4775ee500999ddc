import type { Messages } from '#platform/i18n/languages.ts'
import type { notifications as en } from '../en/notifications.ts'

export const notifications: Messages<typeof en> = {
  title: 'Notificaciones',
  lead: 'Te avisamos cuando los huéspedes llegan, se van o necesitan ayuda. Las notificaciones se suman a los correos y llegan también con la sesión cerrada.',
  label: 'Avisar en este dispositivo',
  isOn: 'Activadas',
  isOff: 'Desactivadas',
  busy: 'Un momento',
  others: 'Otros dispositivos',
  unknown: 'Un dispositivo',
  since: 'Desde el {day}',
  remove: 'Quitar',
  removeName: 'Quitar {name}',
  failing: 'No llega nada',
  failingSince: 'Desde el {day} no llega nada a este dispositivo. Desactiva las notificaciones y vuelve a activarlas.',
  test: 'Enviar una prueba',
  testSent: 'Prueba enviada',
  testSentText:
    'Debería aparecer en unos segundos. Si no, mira en los ajustes del dispositivo si las notificaciones están bloqueadas.',
  failed: 'Algo ha fallado',
  failedText: 'Vuelve a intentarlo en un momento.',
  loadFailed: 'No se han podido cargar tus dispositivos.',
  again: 'Reintentar',
  notReached: 'Tu navegador no consigue conectar con su servicio de notificaciones. Inténtalo más tarde.',
  notAllowed: 'Tu navegador no ha permitido las notificaciones. Inténtalo de nuevo y elige «Permitir».',
  support: {
    denied:
      'Tu navegador bloquea las notificaciones de este sitio. Pulsa el icono junto a la dirección, permite las notificaciones y recarga la página.',
    iosHome:
      'En iPhone y iPad: pulsa el botón de compartir, elige «Añadir a pantalla de inicio», abre Benvenuto desde ahí y activa las notificaciones.',
    unsupported: 'Este navegador no puede mostrar notificaciones. Los correos llegan de todos modos.',
  },
  offer: 'Entérate al momento de que tus huéspedes están dentro',
  offerText: 'Una notificación en este dispositivo cuando los huéspedes llegan, se van o necesitan ayuda.',
  switchOn: 'Avisar en este dispositivo',
  toSettings: 'Ir a los ajustes',
}
