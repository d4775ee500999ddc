import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  action: 'Abrir mis estancias',
  unconfirmed: {
    subject: '¿se ha cambiado el código de la puerta?',
    preview: 'Tus huéspedes llegan el {date} a las {time} y el cambio no está confirmado.',
    fact: 'Código sin confirmar',
    text: 'Tus próximos huéspedes llegan el {date} a las {time} y nadie ha confirmado todavía que el código de la puerta se haya cambiado después de la última salida.',
    after:
      'En cuanto lo confirmes, su página mostrará el código nuevo. Si cuando lleguen sigue sin confirmar, la página mostrará tu teléfono y, si has guardado uno, un código de reserva.',
    action: 'Confirmar el cambio',
  },
  codeNotSet: {
    subject: '¿has puesto el código en la cerradura?',
    preview: 'Tus huéspedes llegan el {date} a las {time} y nadie ha confirmado que su código esté en la cerradura.',
    fact: 'Falta poner el código',
    text: 'Tus próximos huéspedes llegan el {date} a las {time} y nadie ha confirmado todavía que su código de la puerta esté en la cerradura.',
    replaced:
      'Los huéspedes que llegan el {date} a las {time} tienen un código nuevo, pero la cerradura aún tiene el anterior.',
    after:
      'Su página muestra el código en cualquier caso. Abre la estancia para verlo, ponlo en la cerradura y pulsa «Ya lo he puesto». Si tu cerradura recibe los códigos automáticamente, puedes desactivar este aviso en «Códigos y horarios».',
    action: 'Ver el código',
  },
  codeFailed: {
    subject: 'el código de la puerta no funciona',
    preview: 'Tus huéspedes necesitan ayuda en la puerta.',
    fact: 'El código no funciona',
    text: 'A las {time} tus huéspedes han pulsado «El código no funciona».',
    spare:
      'Su página muestra ahora un código de reserva. Revisa la cerradura y cambia ese código después de la estancia.',
    noSpare: 'No hay ningún código de reserva que su página pueda mostrar. Llámalos.',
    last: 'Su página ya no puede mostrar otro. Si este también falla, necesitarán tu ayuda.',
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
    subject: 'tus huéspedes han retirado su aviso',
    preview: 'Su aviso de las {time} era un error.',
    fact: 'Aviso retirado',
    text: 'Tus huéspedes han retirado lo que habían indicado a las {time}. No hagas caso de nuestro correo anterior.',
  },
  digest: {
    subject: 'Hoy: {news}',
    preview: 'Lo que ocurre en tus alojamientos el {date}.',
    departures: '{count, plural, one {# salida} other {# salidas}}',
    arrivals: '{count, plural, one {# llegada} other {# llegadas}}',
    todo: '{count, plural, one {# tarea pendiente} other {# tareas pendientes}}',
    text: 'Esto es lo que ocurre hoy en tus alojamientos.',
    inHouse: '{count, plural, one {Una estancia continúa hoy.} other {# estancias continúan hoy.}}',
    messages:
      '{count, plural, one {Hoy tienes un mensaje que enviar a tus huéspedes.} other {Hoy tienes # mensajes que enviar a tus huéspedes.}}',
    more: 'Este correo muestra solo una parte. Lo encuentras todo en Estancias.',
    leaves: 'Salida antes de las {time}',
    arrives: 'Llegada a partir de las {time}',
    needs: {
      codeChange: 'Cambio de código sin confirmar',
      seen: 'Sin código hasta que recibas a los huéspedes',
      noCode: 'Falta el código de la puerta',
      setCode: 'Código por poner en la cerradura',
    },
    spares: '{count, plural, one {# código de reserva por cambiar} other {# códigos de reserva por cambiar}}',
    leftCodes:
      '{count, plural, one {# código por quitar de la cerradura} other {# códigos por quitar de la cerradura}}',
    houseOn: '{house}, llegada el {date}',
    unclear: '{count, plural, one {# evento dudoso en un calendario} other {# eventos dudosos en los calendarios}}',
    settings: 'Este correo',
    change: 'Cambiar la hora o desactivarlo',
  },
  codeLate: {
    subject: 'el código de la puerta sigue sin confirmar',
    preview: 'Tus huéspedes pueden estar en la puerta desde las {time}.',
    fact: 'Código sin confirmar',
    text: 'Tus huéspedes pueden estar en la puerta desde las {time} y nadie ha confirmado que se haya cambiado el código de la puerta. Su página no muestra el código.',
    spare: 'En su lugar muestra tu teléfono y un código de reserva. Cambia ese código después de la estancia.',
    noSpare: 'En su lugar muestra tu teléfono. No hay ningún código de reserva que mostrar.',
    after: 'En cuanto confirmes el cambio, su página mostrará el código nuevo.',
  },
  cancelled: {
    subject: 'una estancia ya no está en tu calendario',
    preview: 'La estancia del {arrival} al {departure} se ha cancelado.',
    fact: 'Estancia cancelada',
    text: 'Tu calendario ya no tiene la estancia del {arrival} al {departure}, así que la hemos dado por cancelada.',
    shown: 'Su página ya mostraba los códigos. Ahora no los muestra, pero puede que los huéspedes los hayan visto.',
    hidden: 'Su página no ha mostrado ningún código ni lo mostrará.',
    after:
      'Si vienen de todos modos, abre la estancia y pulsa «Sí que vienen». Su enlace volverá a funcionar como antes.',
  },
  booked: {
    tonight: 'envía el enlace de la estancia de esta noche',
    soon: 'envía el enlace de una estancia próxima',
    several: 'envía los enlaces de {count} estancias próximas',
    preview:
      '{count, plural, one {Sus huéspedes aún no tienen el enlace.} other {Los huéspedes aún no tienen sus enlaces.}}',
    fact: '{count, plural, one {Nueva estancia} other {Nuevas estancias}}',
    text: 'Tu calendario muestra una estancia nueva: {dates}. Sus huéspedes aún no tienen el enlace. Abre la estancia y envíaselo.',
    textSeveral:
      'Tu calendario muestra {count} estancias nuevas. Los huéspedes aún no tienen sus enlaces. Abre cada estancia y envía el suyo.',
    ownCode:
      '{count, plural, one {La estancia tiene su propio código de la puerta: ponlo} other {Cada una tiene su propio código de la puerta: ponlos}} en la cerradura antes de que lleguen los huéspedes.',
    mayBeKnown:
      'El calendario ha dado un número nuevo a una reserva, así que puede que sean huéspedes que ya tienen un enlace. Responde a la pregunta en Estancias antes de enviar otro.',
    action: 'Abrir la estancia',
  },
  changed: {
    subject: { moved: 'una reserva tiene fechas nuevas', back: 'una reserva vuelve a estar en tu calendario' },
    fact: { moved: 'Fechas nuevas', back: 'Reserva recuperada' },
    text: {
      moved: 'Tu calendario ha movido una reserva. Sus huéspedes vienen ahora en estas fechas: {dates}.',
      back: 'Tu calendario vuelve a mostrar una reserva que estaba cancelada: {dates}. Hemos recuperado la estancia.',
    },
    link: 'Los huéspedes conservan su enlace y su página muestra estas fechas. Si aún no tienen el enlace, envíaselo ahora.',
    noLink: 'Su enlace se ha revocado. Abre la estancia, crea un enlace nuevo y envíalo.',
  },
  questions: {
    subject: '{count, plural, one {una pregunta sobre una llegada} other {# preguntas sobre llegadas}}',
    preview: 'Solo tú puedes decir quién viene.',
    fact: '{count, plural, one {Una pregunta} other {# preguntas}}',
    text: 'Puede que pronto lleguen huéspedes y tu calendario no deja claro quién viene. Responde a {count, plural, one {esta pregunta} other {estas preguntas}}: mientras una reserva no sea una estancia, sus huéspedes no tienen enlace.',
    kinds: {
      isBooking: '¿Una reserva o noches bloqueadas?',
      sameGuests: '¿Siguen siendo los mismos huéspedes?',
      sameStay: '¿Es la estancia que añadiste tú?',
      sameBooking: '¿Una reserva o dos?',
      moved: '¿Se ha movido una estancia a estas fechas?',
      allGone: '¿Se han cancelado todas las estancias?',
    },
    datesAt: '{house}, {dates}',
    action: '{count, plural, one {Responder a la pregunta} other {Responder a las preguntas}}',
  },
}
