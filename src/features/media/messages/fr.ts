import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const fr: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Format non pris en charge',
    IMAGE_TOO_LARGE: 'Fichier trop lourd',
    UNREADABLE_IMAGE: 'Image illisible',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Seuls les fichiers JPG, PNG et WebP sont acceptés.',
    IMAGE_TOO_LARGE: 'L’image doit peser moins de 2 Mo.',
    UNREADABLE_IMAGE:
      'Cette image est endommagée ou n’a pas pu être traitée. Enregistrez-la à nouveau en JPG ou choisissez-en une autre.',
    TOO_MANY_PIXELS:
      'Cette image fait {width, number} × {height, number} pixels. Pour un fichier de ce type, le maximum est de {megapixels, number} mégapixels et de {side, number} pixels par côté. Réduisez-la, puis choisissez-la à nouveau.',
    IMAGE_NOT_FOUND: 'Cette image n’est plus disponible. Veuillez l’envoyer à nouveau.',
  },
}
