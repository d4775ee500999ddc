import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  form: 'Mensaje a la asistencia',
  name: 'Tu nombre',
  email: 'Tu correo',
  message: '¿En qué podemos ayudarte?',
  messageHint: '¿De qué guía se trata y qué esperabas? Sin contraseñas, por favor.',
  trap: 'Deja este campo vacío',
  send: 'Enviar el mensaje',
  kept: 'Usamos tu nombre y tu correo solo para responderte. Los mensajes se borran al cabo de un año.',
  promise:
    'Sábado y domingo no cuentan. Con Pro tu mensaje va primero: inicia sesión antes de escribir o usa la dirección de tu cuenta.',
  check: 'Revisa los campos marcados. Aún no se ha enviado nada y lo que escribiste sigue ahí.',
  sent: {
    head: { title: 'Mensaje enviado', description: 'La asistencia ha recibido tu mensaje.' },
    title: 'Tu mensaje ha llegado',
    text: 'Lo lee una persona y responde a la dirección que indicaste en menos de 24 horas. Los mensajes de los anfitriones Pro van primero.',
    hours: 'Lun-vie, 9-18 h EST; sábado y domingo no cuentan.',
    home: 'Volver al inicio',
  },
}
