import type { calendarErrors as english } from '../en/calendar-errors.ts'

export const calendarErrors: Record<keyof typeof english, string> = {
  CALENDAR_NOT_FOUND: 'Este calendario ya no está en tu lista. Recarga la página.',
  CALENDAR_QUESTION_NOT_FOUND: 'Esta pregunta ya está resuelta. Recarga la página.',
  CALENDAR_ADDED_ALREADY: 'Esta guía ya tiene este calendario.',
  CALENDAR_LIMIT: 'Una guía puede tener hasta {limit} calendarios. Quita uno que ya no necesites.',
  CALENDARS_FULL: 'Puedes tener hasta {limit, number} calendarios en total. Quita los que ya no necesites.',
  CALENDAR_ADDRESS_INVALID:
    'Esta no es la dirección de un calendario. Copia la dirección completa, que empieza por https://',
  CALENDAR_NOT_HTTPS: 'Esta dirección no es segura. Usa la que empieza por https://',
  CALENDAR_PRIVATE:
    'Esta dirección lleva a una red privada, donde no podemos leerla. Usa la que cualquiera pueda abrir.',
  CALENDAR_UNREACHABLE: 'No podemos acceder a esta dirección. Compruébala o inténtalo de nuevo en unos minutos.',
  CALENDAR_TOO_SLOW: 'El calendario no ha respondido en diez segundos. Inténtalo de nuevo en unos minutos.',
  CALENDAR_REFUSED:
    'El otro sitio no nos deja leer este calendario. Vuelve a copiar allí la dirección: puede haber cambiado.',
  CALENDAR_BROKEN: 'El otro sitio tiene un problema en este momento. Inténtalo de nuevo en unos minutos.',
  CALENDAR_EMPTY:
    'Este calendario está completamente vacío. En Booking.com es normal hasta la primera reserva o noche bloqueada: vuelve a intentarlo entonces.',
  CALENDAR_IS_PAGE:
    'Esta dirección abre una página web, no un calendario. Busca «Exportar calendario» y copia la dirección de ahí. Suele terminar en .ics',
  CALENDAR_DAMAGED: 'Este calendario ha llegado incompleto o dañado. Inténtalo de nuevo en unos minutos.',
  CALENDAR_TOO_LARGE:
    'Este calendario es demasiado grande para un solo alojamiento: más de 1\u00a0MB, 5000 eventos o 1000 estancias futuras.',
  CALENDAR_ADDRESS_LOST: 'Ya no podemos leer la dirección de este calendario. Quítalo y vuelve a pegar la dirección.',
}
