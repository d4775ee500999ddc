import type { Messages } from '#platform/i18n/languages.ts'
import type { notices as en } from '../en/notices.ts'

export const notices: Messages<typeof en> = {
  test: {
    title: 'Benvenuto',
    text: 'Funciona: este dispositivo te avisará sobre tus estancias.',
  },
  arrived: 'Tus huéspedes están dentro desde las {time}. {dates}',
  departed: 'Tus huéspedes se han ido a las {time}. {dates}',
  undone: 'Tus huéspedes han retirado su aviso de las {time}. {dates}',
  unconfirmed: '¿Se ha cambiado el código de la puerta? Los próximos huéspedes llegan a las {time}. {dates}',
  codeNotSet: {
    new: '¿Has puesto el código en la cerradura? Tus huéspedes llegan a las {time}. {dates}',
    replaced: 'Tus huéspedes tienen un código nuevo, pero la cerradura aún tiene el anterior. {dates}',
  },
  codeFailed: {
    spare:
      'Tus huéspedes avisan de que el código de la puerta no funciona. Su página muestra ahora un código de reserva. {dates}',
    noSpare:
      'Tus huéspedes avisan de que el código de la puerta no funciona, y no hay código de reserva. Llámalos. {dates}',
  },
  codeLate: {
    spare:
      'El nuevo código de la puerta sigue sin confirmar. Los huéspedes pueden estar en la puerta desde las {time} y su página muestra un código de reserva. {dates}',
    noSpare:
      'El nuevo código de la puerta sigue sin confirmar. Los huéspedes pueden estar en la puerta desde las {time} y su página muestra tu teléfono. {dates}',
  },
  cancelled: 'Esta estancia ya no está en tu calendario y la hemos dado por cancelada. {dates}',
  changed: {
    moved: 'Una reserva de tu calendario tiene fechas nuevas. {dates}',
    back: 'Una reserva cancelada vuelve a estar en tu calendario. {dates}',
  },
  booked: {
    tonight: 'Una estancia para esta noche: envía su enlace. {dates}',
    soon: 'Una estancia empieza pronto: envía su enlace. {dates}',
    several: '{count} estancias empiezan pronto: envía sus enlaces.',
  },
  questions:
    '{count, plural, one {¿Quién viene? Responde a una pregunta sobre tu calendario. {dates}} other {¿Quién viene? Responde a # preguntas sobre tus calendarios.}}',
}
