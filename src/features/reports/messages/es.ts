import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  title: 'Denunciar esta página',
  lead: 'Tu aviso llega al operador del servicio, no a tu anfitrión. Si tienes preguntas sobre tu estancia, consulta a tu anfitrión.',
  reason: '¿Qué ocurre?',
  reasons: {
    deceptive: 'Engaña, por ejemplo pide contraseñas, números de tarjeta o pagos',
    unlawful: 'Es ofensiva o ilegal',
    private: 'Muestra datos privados míos',
    other: 'Otra cosa',
  },
  text: '¿Qué has visto?',
  optional: 'opcional',
  email: 'Tu correo, por si tenemos alguna pregunta',
  kept: 'Guardamos solo lo que escribes aquí, {days} días como máximo.',
  trap: 'Deja esto vacío',
  send: 'Enviar aviso',
  check: 'Revisa los campos marcados. Todavía no se ha enviado nada.',
  back: 'Volver a la página',
  sent: {
    title: 'Gracias',
    text: 'El operador ha recibido tu aviso y revisará la página.',
  },
  problems: {
    REPORT_REASON_REQUIRED: 'Elige qué ocurre',
    REPORT_EMAIL_INVALID: 'Esto no es una dirección de correo. También puedes dejarlo vacío.',
    TOO_LONG: 'Este texto es demasiado largo.',
    UNREADABLE_TEXT: 'Contiene caracteres que no se pueden guardar.',
    TOO_MANY_REQUESTS: 'Han llegado demasiados avisos. Inténtalo de nuevo dentro de una hora.',
    UNAVAILABLE: 'Están llegando demasiados avisos. Inténtalo de nuevo dentro de un minuto.',
  },
}
