import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  title: 'Denunciar esta página',
  lead: 'Tu aviso llega a quien gestiona este servicio, no a tu anfitrión. Si tienes preguntas sobre tu estancia, habla con tu anfitrión.',
  reason: '¿Qué ocurre?',
  reasons: {
    deceptive: 'Es un engaño: por ejemplo, pide contraseñas, números de tarjeta o pagos',
    unlawful: 'Es ofensiva o ilegal',
    private: 'Muestra datos personales míos',
    other: 'Otra cosa',
  },
  text: '¿Qué has visto?',
  optional: 'opcional',
  email: 'Tu correo, por si tenemos alguna pregunta',
  kept: 'Solo guardamos lo que escribes aquí, durante {days} días como máximo.',
  trap: 'Deja este campo vacío',
  send: 'Enviar aviso',
  check: 'Revisa los campos marcados. Todavía no se ha enviado nada.',
  back: 'Volver a la página',
  sent: {
    title: 'Gracias',
    text: 'Hemos recibido tu aviso y revisaremos la página.',
  },
  problems: {
    REPORT_REASON_REQUIRED: 'Elige un motivo',
    REPORT_EMAIL_INVALID: 'No es una dirección de correo válida. También puedes dejar el campo vacío.',
    TOO_LONG: 'Este texto es demasiado largo. Acórtalo.',
    UNREADABLE_TEXT: 'Contiene caracteres que no se pueden guardar. Quítalos.',
    TOO_MANY_REQUESTS: 'Han llegado demasiados avisos. Inténtalo de nuevo dentro de una hora.',
    UNAVAILABLE: 'Están llegando demasiados avisos. Inténtalo de nuevo dentro de un minuto.',
  },
}
