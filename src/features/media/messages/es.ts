import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  errorTitles: {
    UNSUPPORTED_IMAGE: 'Formato no admitido',
    IMAGE_TOO_LARGE: 'Archivo demasiado grande',
    other: 'No se ha podido subir la imagen',
  },
  errors: {
    UNSUPPORTED_IMAGE: 'Solo se admiten archivos JPG, PNG y WebP.',
    IMAGE_TOO_LARGE: 'La imagen debe pesar menos de 2 MB.',
    UNREADABLE_IMAGE: 'La imagen está dañada o no se ha podido procesar. Guárdala de nuevo como JPG o elige otra.',
    TOO_MANY_PIXELS:
      'La imagen mide {width, number} × {height, number} píxeles. Para un archivo de este tipo el máximo es de {megapixels, number} megapíxeles y {side, number} píxeles por lado. Redúcela y vuelve a elegirla.',
    TOO_MANY_UPLOADS:
      'En una hora se pueden subir como máximo {limit, number} imágenes. Podrás continuar en {minutes, plural, one {un minuto} other {# minutos}}.',
    TOO_MANY_UNUSED_IMAGES:
      'En las últimas 24 horas has subido {limit, number} imágenes que aún no aparecen en ninguna guía: es el máximo. Guarda las guías a las que pertenecen o inténtalo mañana.',
    PICTURES_FULL:
      'Tus imágenes ocupan todo el espacio de una cuenta, {limit, number} MB. Elimina las guías que ya no necesites o escríbenos.',
    IMAGE_NOT_FOUND: 'Esta imagen ya no está disponible. Vuelve a subirla.',
  },
}
