import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  cancellation: {
    head: {
      title: 'Cancelar el contrato aquí',
      description: 'Cancela tu suscripción de Benvenuto sin iniciar sesión. La confirmación llega al momento.',
      keywords: 'cancelar Benvenuto, cancelar contrato, dar de baja la suscripción',
    },
    title: 'Cancelar el contrato aquí',
    lead: 'Cancela tu suscripción de Benvenuto sin iniciar sesión. Recibes al momento una confirmación con fecha y hora, aquí y por correo.',
    points: {
      end: 'Conservas tu plan hasta el final del mes pagado. Después no se cobra nada más.',
      books: 'Las guías publicadas siguen disponibles, y tus textos y fotos se quedan donde están.',
      other:
        '¿Has contratado en los últimos 14 días? Si eres consumidor, también puedes <link>desistir del contrato</link>.',
    },
    submit: 'Cancelar ahora',
    sent: 'Hemos recibido tu cancelación',
  },
  withdrawal: {
    head: {
      title: 'Desistir del contrato aquí',
      description: 'Desiste de tu contrato con Benvenuto en los 14 días siguientes al pedido, sin iniciar sesión.',
      keywords: 'desistir del contrato con Benvenuto, derecho de desistimiento, 14 días',
    },
    title: 'Desistir del contrato aquí',
    lead: 'Los consumidores pueden desistir en los 14 días siguientes al pedido, sin dar motivos. Recibes al momento una confirmación con fecha y hora, aquí y por correo.',
    points: {
      end: 'Basta con enviar el desistimiento antes de que pasen los 14 días.',
      books: 'Revisamos el desistimiento y te escribimos. Si llega a tiempo, no se cobra nada más.',
      other: '¿Ya han pasado los 14 días? Puedes <link>cancelar el contrato</link> cuando quieras.',
    },
    submit: 'Confirmar desistimiento',
    sent: 'Hemos recibido tu desistimiento',
  },
  form: 'Declaración',
  contact: '¿Dudas? <link>Escríbenos</link>.',
  name: 'Tu nombre',
  email: 'Correo de tu cuenta',
  emailHint: 'Nos dice de qué contrato se trata, y ahí llega la confirmación.',
  contract: 'Contrato',
  contractHint: 'El plan o un número de factura, si puede haber más de un contrato.',
  contractDefault: 'La suscripción de Benvenuto de la cuenta con este correo',
  type: 'Tipo de cancelación',
  types: {
    ordinary: 'Cancelación ordinaria',
    forCause: 'Cancelación por causa justificada',
    withdrawal: 'Desistimiento',
  },
  typeTexts: { ordinary: 'Sin dar motivos', forCause: 'Por un motivo importante, que indicas abajo' },
  reason: 'Motivo',
  reasonHint: 'Solo hace falta en una cancelación por causa justificada.',
  day: 'Con efecto el',
  dayHint: 'Sin fecha, se aplica el primer día posible.',
  earliest: 'Lo antes posible',
  optional: 'Opcional',
  kept: 'Guardamos la declaración durante un año. Si has iniciado sesión, la borramos antes si eliminas tu cuenta. La confirmación que recibes es tu prueba.',
  check: 'Revisa los campos marcados. Aún no se ha enviado nada.',
  /** In languages of countries whose law wants a summary before the cancellation. */
  summary: {
    continue: 'Continuar',
    title: 'Revisa tu cancelación',
    lead: 'Aún no se ha enviado nada. Si todo es correcto, envía la cancelación.',
    change: 'Cambiar',
  },
  receipt: {
    lead: 'Declaración recibida el {day} a las {time}.',
    declaration: 'Declaración',
    sentWith: 'Enviada con el botón',
    button: '«{label}» en {page}',
    receivedAt: 'Recibida',
    mail: 'Enviamos una confirmación a esta dirección. Si no llega en unos minutos, mira en el correo no deseado. Esta página también vale: guárdala.',
    save: 'Guardar como archivo de texto',
    home: 'Volver al inicio',
  },
}
