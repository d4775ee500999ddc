import type { calendarErrors as english } from '../en/calendar-errors.ts'

export const calendarErrors: Record<keyof typeof english, string> = {
  CALENDAR_NOT_FOUND: 'Ce calendrier n’est plus dans votre liste. Rechargez la page.',
  CALENDAR_QUESTION_NOT_FOUND: 'Cette question est déjà réglée. Rechargez la page.',
  CALENDAR_ADDED_ALREADY: 'Ce livret a déjà ce calendrier.',
  CALENDAR_LIMIT: 'Un livret peut avoir jusqu’à {limit} calendriers. Retirez-en un dont vous n’avez plus besoin.',
  CALENDARS_FULL:
    'Vous pouvez avoir jusqu’à {limit, number} calendriers en tout. Retirez ceux dont vous n’avez plus besoin.',
  CALENDAR_ADDRESS_INVALID:
    'Ce n’est pas l’adresse d’un calendrier. Copiez l’adresse entière, qui commence par https://',
  CALENDAR_NOT_HTTPS: 'Cette adresse n’est pas sécurisée. Utilisez celle qui commence par https://',
  CALENDAR_PRIVATE:
    'Cette adresse mène à un réseau privé, où nous ne pouvons pas la lire. Utilisez celle que tout le monde peut ouvrir.',
  CALENDAR_UNREACHABLE: 'Nous n’arrivons pas à joindre cette adresse. Vérifiez-la ou réessayez dans quelques minutes.',
  CALENDAR_TOO_SLOW: 'Le calendrier n’a pas répondu en dix secondes. Réessayez dans quelques minutes.',
  CALENDAR_REFUSED:
    'L’autre site ne nous laisse pas lire ce calendrier. Copiez de nouveau l’adresse depuis ce site\u00a0: elle a peut-être changé.',
  CALENDAR_BROKEN: 'L’autre site a un problème en ce moment. Réessayez dans quelques minutes.',
  CALENDAR_EMPTY:
    'Cette adresse n’envoie encore rien. C’est normal chez Booking.com jusqu’à la première réservation ou nuit bloquée\u00a0: réessayez à ce moment-là.',
  CALENDAR_IS_PAGE:
    'Cette adresse ouvre une page web, pas un calendrier. Cherchez «\u202fExporter le calendrier\u202f» et copiez l’adresse qui s’y trouve. Elle se termine souvent par .ics',
  CALENDAR_DAMAGED: 'Ce calendrier est arrivé incomplet ou endommagé. Réessayez dans quelques minutes.',
  CALENDAR_TOO_LARGE:
    'Ce calendrier est trop volumineux pour un seul logement\u00a0: plus de 1\u00a0Mo, 5\u202f000\u00a0événements ou 1\u202f000\u00a0séjours à venir.',
  CALENDAR_ADDRESS_LOST:
    'Nous ne pouvons plus lire l’adresse de ce calendrier. Retirez-le, puis ajoutez-le de nouveau.',
}
