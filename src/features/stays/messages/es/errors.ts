import type { errors as english } from '../en/errors.ts'

export const errors: Record<keyof typeof english, string> = {
  STAY_NOT_FOUND: 'Esta estancia ya no está en tu lista. Recarga la página.',
  TIME_ZONE_MISSING:
    'Indica primero la zona horaria del alojamiento, para que los códigos aparezcan a la hora correcta.',
  TIME_ZONE_INVALID: 'No conocemos esta zona horaria. Elige una como Europe/Rome.',
  DATE_INVALID: 'Indica una fecha',
  TIME_INVALID: 'Indica una hora, por ejemplo 15:00',
  DEPARTURE_TOO_EARLY: 'La salida debe ser posterior al día de llegada',
  STAY_TOO_LONG: 'Una estancia puede tener hasta {limit} noches',
  ARRIVAL_TOO_FAR: 'La llegada puede ser como máximo dentro de dos años',
  STAY_TOO_OLD: 'Esta estancia terminó hace más de {limit} días. No guardamos las estancias más tiempo.',
  CODE_IN_USE: 'Es un código de reserva, o ya lo tiene otra estancia en esas fechas. Elige otro.',
  CODE_SHOWN: 'Los huéspedes de esta estancia ya ven su código. Escribe el que tiene ahora la cerradura.',
  CODE_MISSING: 'Escribe el código que tiene ahora la cerradura',
  CODE_CONFIRMED: 'Has confirmado el código para estos huéspedes. Escribe el que tiene ahora la cerradura.',
  CODE_REPLACED: 'Esta estancia tiene ahora otro código. Míralo de nuevo antes de cambiar nada en la cerradura.',
  CODE_TAKEN:
    'El código que han visto estos huéspedes es ahora el de otra estancia en esas fechas o un código de reserva. Cámbialo allí primero.',
  STAY_ENDED:
    'Estos huéspedes ya se han ido o no vienen, así que no necesitan un código nuevo. Confírmalo para los siguientes.',
  NOT_IN_HOUSE: 'Estos huéspedes no están ahora en el alojamiento, así que no pueden haberse ido.',
  STAYS_AFFECTED: 'Esto cambia lo que los huéspedes ven ahora. Revisa las estancias y confirma.',
  CODE_CHANGE_TOO_EARLY: 'Los huéspedes anteriores siguen en el alojamiento. Confirma el cambio cuando se hayan ido.',
  NO_CODE_LEFT: 'No hay suficientes códigos distintos para estas fechas. Elige códigos con más cifras.',
  TOO_MANY_STAYS: 'Puedes tener hasta {limit, number} estancias. Elimina las que ya no necesites.',
  SECRET_UNKNOWN: 'Esta sección ya no está en la guía. Recarga la página.',
  PUSH_DEVICE_NOT_FOUND: 'Este dispositivo ya no está en tu lista. Recarga la página.',
  TOO_MANY_PUSH_DEVICES: 'Puedes recibir notificaciones en {limit} dispositivos como máximo. Quita uno que ya no uses.',
}
