import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  form: 'Mensaje a soporte',
  name: 'Tu nombre',
  email: 'Tu correo',
  message: '¿En qué podemos ayudarte?',
  messageHint: '¿De qué guía se trata y qué esperabas que pasara? Sin contraseñas, por favor.',
  trap: 'Deja este campo vacío',
  send: 'Enviar el mensaje',
  kept: 'Usamos tu nombre y tu correo solo para responderte. Los mensajes se borran al cabo de un año.',
  promise:
    'Los sábados y domingos no cuentan. Con Pro tu mensaje va primero: inicia sesión antes de escribir o usa la dirección de tu cuenta.',
  check: 'Revisa los campos marcados. Aún no se ha enviado nada y lo que has escrito sigue ahí.',
  sent: {
    head: { title: 'Mensaje enviado', description: 'Hemos recibido tu mensaje.' },
    title: 'Tu mensaje ha llegado',
    text: 'Lo leerá una persona y te responderá en menos de 24 horas a la dirección que has indicado. Los mensajes de los anfitriones Pro van primero.',
    hours: 'De lunes a viernes, de 9 a 18 h (hora de Nueva York); los sábados y domingos no cuentan.',
    home: 'Volver al inicio',
  },
}
