import type { Messages } from '../languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  tryAgain: 'Reintentar',
  localHours: 'En tu zona horaria: de {from} a {to}.',
  counter: {
    letters: '{size} de {max, number} caracteres',
    bytes: '{size} de {max, number} bytes',
  },
  errors: {
    INTERNAL: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo. (Referencia: {reference})',
    INVALID_INPUT: 'Revisa los datos que has escrito.',
    INVALID_VALUE: 'Este valor no es válido',
    TOO_LONG: 'Este texto es demasiado largo: el máximo es de {limit, number} caracteres. Acórtalo.',
    UNREADABLE_TEXT: 'Este texto contiene caracteres que no se pueden guardar. Quítalos.',
    FORM_KEPT: 'Vuelve al formulario: lo que has escrito sigue ahí.',
    NOT_FOUND: 'No encontrado',
    METHOD_NOT_ALLOWED: 'Esta dirección no se puede usar de esta manera.',
    NOT_AUTHENTICATED: 'Inicia sesión para continuar.',
    FOREIGN_ORIGIN: 'Esta solicitud no procede de nuestras páginas. Recarga la página e inténtalo de nuevo.',
    BODY_TOO_LARGE: 'Lo que has enviado pesa demasiado. Acorta los textos o usa imágenes más pequeñas.',
    TOO_MANY_REQUESTS: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
    UNAVAILABLE: 'El servicio no está disponible en este momento. Inténtalo de nuevo en breve.',
  },
}
