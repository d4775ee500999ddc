export const es = {
  head: {
    title: 'Estado del servicio',
    description: 'La fiabilidad del servicio: disponibilidad, correos y copias de seguridad de los últimos 90 días.',
  },
  title: 'Estado del servicio',
  works: 'Todo funciona.',
  delayed:
    'Los huéspedes pueden leer sus páginas y los anfitriones pueden guardar. En este momento, algunos correos se retrasan.',
  limited: 'Los huéspedes pueden leer sus páginas. Es posible que los anfitriones no puedan guardar en este momento.',
  away: 'Es posible que los huéspedes no puedan abrir sus páginas. Los anfitriones no pueden guardar en este momento.',
  checked: 'Comprobado el {time} UTC.',
  none: 'Aún no hay datos',
  unknown: 'Los datos de los últimos 90 días no están disponibles en este momento.',
  uptime: {
    label: 'Disponibilidad',
    since: 'de todos los minutos desde el {date}, como máximo 90 días',
    begins: 'Se están midiendo los primeros minutos.',
  },
  days: {
    summary:
      '{days, plural, one {Un día medido} other {# días medidos}}, {interrupted, plural, =0 {ninguno} other {#}} con interrupciones',
    ago: 'Hace {days} días',
    today: 'Hoy',
    noInterruption: 'Sin interrupciones.',
    interruption: '{date}: {minutes, plural, one {un minuto} other {# minutos}} sin respuesta',
  },
  mails: {
    label: 'Correos entregados al servidor de correo en menos de 10 segundos',
    count:
      '{count, plural, =0 {Ningún correo medido en los últimos 90 días} one {de un correo medido en los últimos 90 días} other {de # correos medidos en los últimos 90 días}}',
    late: 'Algunos correos llevan más de 10 segundos en espera. Cuentan como retrasados.',
  },
  restore: {
    label: 'Última copia de seguridad verificada',
    note: 'Ese día se restauró una copia de seguridad a modo de prueba y se comparó con el original.',
  },
  method:
    'Una vez por minuto, el servicio abre una de sus propias páginas y registra la respuesta. Un minuto sin registro cuenta como interrupción, también durante trabajos previstos. No se miden las interrupciones de la red entre tú y el servicio.',
}
