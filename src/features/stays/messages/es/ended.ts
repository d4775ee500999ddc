import type { Messages } from '#platform/i18n/languages.ts'
import type { ended as en } from '../en/ended.ts'

export const ended: Messages<typeof en> = {
  heading: 'Ya no está en el calendario: {dates}',
  text: '{book}. Hemos dado la estancia por cancelada y su página no muestra códigos.',
  restore: 'Sí que vienen',
  seen: 'Sí, se ha cancelado',
  restored: 'Estancia restablecida',
  restoredText:
    'Su enlace funciona como antes. Ahora la estancia cuenta como añadida por ti y ningún calendario puede cancelarla.',
  title: 'Ya no está en su calendario: cancelada el {moment}',
  titleRemoved: 'Cancelada el {moment}',
  titleAlone: 'Ya no está en su calendario',
  code: 'Su página no muestra códigos a ninguna hora.',
  link: 'Su enlace aún se abre, pero solo dice que la estancia se ha cancelado. No hace falta revocarlo.',
  noLink: 'Su enlace se ha revocado.',
  calendar: 'Si la reserva vuelve al calendario, la estancia reaparecerá automáticamente.',
  newLink: 'El enlace anterior sigue revocado: crea uno nuevo y envíalo.',
  restoreText: 'El enlace que enviaste volverá a funcionar y los códigos aparecerán a tiempo.',
}
