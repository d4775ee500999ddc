import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Format non pris en charge',
    IMAGE_TOO_LARGE: 'Fichier trop lourd',
    other: 'Image non envoyée',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Seuls les fichiers JPG, PNG et WebP sont acceptés.',
    IMAGE_TOO_LARGE: 'L’image doit peser moins de 2 Mo.',
    UNREADABLE_IMAGE:
      'Cette image est endommagée ou n’a pas pu être traitée. Enregistrez-la à nouveau en JPG ou choisissez-en une autre.',
    TOO_MANY_PIXELS:
      'Cette image fait {width, number} × {height, number} pixels. Pour un fichier de ce type, le maximum est de {megapixels, number} mégapixels et de {side, number} pixels par côté. Réduisez-la, puis choisissez-la à nouveau.',
    TOO_MANY_UPLOADS:
      'Vous pouvez envoyer {limit, number} images par heure au maximum. Vous pourrez continuer dans {minutes, plural, one {une minute} other {# minutes}}.',
    TOO_MANY_UNUSED_IMAGES:
      'Au cours des dernières 24 heures, vous avez envoyé {limit, number} images qui ne figurent encore dans aucun livret : c’est le maximum. Enregistrez les livrets qui les contiennent ou réessayez demain.',
    PICTURES_FULL:
      'Vos images occupent tout l’espace d’un compte, soit {limit, number} Mo. Supprimez les livrets dont vous n’avez plus besoin ou écrivez à l’assistance.',
    IMAGE_NOT_FOUND: 'Cette image n’est plus disponible. Veuillez l’envoyer à nouveau.',
  },
}
