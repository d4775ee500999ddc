import type { Messages } from '#platform/i18n/languages.ts'
import type { ended as en } from '../en/ended.ts'

export const ended: Messages<typeof en> = {
  heading: 'Ya no está en el calendario: {dates}',
  text: '{book}. Hemos dado la estancia por cancelada y su página no muestra códigos.',
  restore: 'Sí que vienen',
  seen: 'De acuerdo',
  restored: 'Estancia restablecida',
  restoredText:
    'Su enlace funciona como antes. Ahora la estancia cuenta como anotada por ti y ningún calendario la cancelará.',
  title: 'Su calendario ya no la tiene: cancelada el {moment}',
  titleAlone: 'Su calendario ya no la tiene',
  code: 'Su página no muestra códigos a ninguna hora.',
  link: 'Su enlace aún se abre, pero solo dice que la estancia se ha cancelado. No hace falta revocarlo.',
  noLink: 'Su enlace fue revocado.',
  calendar: 'Si la reserva vuelve al calendario, la estancia reaparece sola.',
  restoreText: 'El enlace que enviaste vuelve a funcionar y los códigos aparecen a su hora.',
}
