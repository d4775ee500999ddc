import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  action: 'Abrir mis estancias',
  unconfirmed: {
    subject: '¿has cambiado el código de la puerta?',
    preview: 'Tus huéspedes llegan el {date} a las {time} y el cambio no está confirmado.',
    fact: 'Código sin confirmar',
    text: 'Tus próximos huéspedes llegan el {date} a las {time} y nadie ha confirmado todavía que el código de la puerta se cambió después de la última salida.',
    after:
      'En cuanto lo confirmes, su página muestra el código nuevo. Si al llegar sigue sin confirmar, la página muestra tu teléfono y, si has guardado uno, un código de reserva.',
    action: 'Confirmar el cambio',
  },
  codeFailed: {
    subject: 'el código de la puerta no funciona',
    preview: 'Tus huéspedes necesitan ayuda en la puerta.',
    fact: 'El código no funciona',
    text: 'A las {time} tus huéspedes han pulsado «El código no funciona».',
    spare:
      'Su página muestra ahora un código de reserva. Revisa la cerradura y cambia ese código después de la estancia.',
    noSpare: 'No hay ningún código de reserva que su página pueda mostrar. Llámalos.',
    last: 'Su página ya no puede mostrar otro. Si este también falla, necesitan tu ayuda.',
  },
  arrived: {
    subject: 'tus huéspedes ya están dentro',
    preview: 'Lo han indicado a las {time}.',
    fact: 'Ya están dentro',
    text: 'A las {time} tus huéspedes han indicado que ya están dentro.',
  },
  departed: {
    subject: 'tus huéspedes se han ido',
    preview: 'Lo han indicado a las {time}.',
    fact: 'Se han ido',
    text: 'A las {time} tus huéspedes han indicado que se han ido.',
  },
  undone: {
    subject: 'tus huéspedes lo han deshecho',
    preview: 'Su aviso de las {time} era un error.',
    fact: 'Deshecho',
    text: 'Tus huéspedes han deshecho lo que indicaron a las {time}. No hagas caso de nuestro correo anterior.',
  },
}
