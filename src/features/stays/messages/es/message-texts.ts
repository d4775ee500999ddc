import type { Messages } from '#platform/i18n/languages.ts'
import type { messageTexts as en } from '../en/message-texts.ts'

export const messageTexts: Messages<typeof en> = {
  subject: 'Tu estancia: {houseName}',
  booking:
    'Gracias por reservar {houseName}. ¡Tenemos muchas ganas de recibirte!\n\nLlegada: {arrivalDate}, a partir de las {arrivalTime}\nSalida: {departureDate}, antes de las {departureTime}\n\nEn tu guía de bienvenida verás cómo llegar, qué ofrece el alojamiento y nuestros sitios favoritos de la zona:\n{link}',
  threeDays:
    'Ya falta poco para tu estancia en {houseName}. Llegada: {arrivalDate}, a partir de las {arrivalTime}.\n\nCómo llegar, dónde aparcar y todo sobre el alojamiento está en tu guía de bienvenida:\n{link}\n\n¿Ya sabes más o menos a qué hora llegarás? Basta con responder a este mensaje.',
  threeDaysWithRelease:
    'Ya falta poco para tu estancia en {houseName}. Llegada: {arrivalDate}, a partir de las {arrivalTime}.\n\nCómo llegar, dónde aparcar y todo sobre el alojamiento está en tu guía de bienvenida:\n{link}\n\nLas indicaciones para entrar aparecerán ahí el {releaseDate} a las {releaseTime}. Después abre la página una vez con conexión: así la tendrás también sin cobertura.\n\n¿Ya sabes más o menos a qué hora llegarás? Basta con responder a este mensaje.',
  arrivalMorning:
    '¡Buenos días! {houseName} te espera hoy a partir de las {arrivalTime}.\n\nLa dirección, el aparcamiento y cómo entrar están aquí:\n{link}\n\nAbre la página una vez antes de salir: así la tendrás también sin cobertura. ¡Buen viaje!',
  arrived:
    '¡Te damos la bienvenida a {houseName}! ¿Qué tal la llegada?\n\nEl wifi, cómo funciona todo y nuestros consejos de la zona están en tu guía de bienvenida:\n{link}\n\nSi necesitas algo, escríbenos.',
  lastEvening:
    'Esperamos que estés disfrutando de {houseName}. Un recordatorio para la salida: {departureDate}, antes de las {departureTime}.\n\nLo poco que hay que hacer antes de irte está aquí:\n{link}\n\n¡Gracias por tu visita y buen viaje de vuelta!',
}
