import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../shared/property-type-names.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'No se ha encontrado la guía de bienvenida',
    PAYMENT_REQUIRED: 'Completa tu suscripción para crear guías de bienvenida.',
    TRIAL_EXPIRED: 'Tu periodo de prueba ha terminado. Contrata un plan para seguir creando guías de bienvenida.',
    LIMIT_REACHED: 'Has llegado al límite de guías de tu plan. Pasa a un plan superior para crear más.',
    BOOK_TOO_LARGE:
      'Esta guía contiene {size, number} kB de texto entre todos sus idiomas; el máximo es de {limit, number} kB. Acorta los textos largos o elimina entradas o traducciones y vuelve a guardar.',
    TEXT_FULL:
      'Tus guías contienen en total {size, number} MB de texto; el máximo es de {limit, number} MB. Elimina las guías que ya no necesites, acorta los textos largos o escríbenos.',
    FAIR_USE_REACHED:
      'Una cuenta admite como máximo {limit, number} guías de bienvenida. Elimina las que ya no necesites o escríbenos si gestionas más alojamientos.',
    TOO_MANY_CREATIONS:
      'En una hora se pueden crear o duplicar como máximo {limit, number} guías. Podrás continuar en {minutes, plural, one {un minuto} other {# minutos}}.',
    DRAFT_CONFLICT: 'Este borrador se ha modificado mientras tanto en otro dispositivo. No se ha sobrescrito nada.',
    TOO_MANY_DRAFTS:
      'Se conservan como máximo {limit, number} borradores sin guardar por cuenta. Guarda o descarta algunos.',
    EDIT_CONFLICT: 'Esta guía se ha modificado en otro lugar mientras tanto. No se ha sobrescrito nada.',
    BOOK_OFFLINE:
      'El operador del servicio ha puesto esta guía fuera de línea. No se puede sacar de ella nada para los huéspedes.',
    LANGUAGES_NEED_PRO: 'Varios idiomas forman parte de Pro. Lo que has traducido se conserva.',
    NOTHING_TO_TRANSLATE: 'En esta guía no hay ningún texto así que traducir.',
    TRANSLATION_OFF: 'Este servicio no ofrece traducción automática.',
    TRANSLATION_UNAVAILABLE:
      'El servicio de traducción no responde. Lo que has escrito se conserva; inténtalo más tarde.',
    TRANSLATION_BUSY: 'El servicio de traducción está ocupado. Inténtalo de nuevo en un minuto.',
    TRANSLATION_USED_UP: 'El servicio de traducción ha agotado su volumen por ahora. Puedes seguir a mano.',
    PRO_REQUIRED: 'Esto forma parte de Pro. No se ha cambiado nada.',
    SECTION_TITLE_REQUIRED: 'Pon un título a la sección',
    INVALID_LINK: 'La dirección web no está completa. Debe empezar por https://',
    INVALID_COLOR: 'Esto no es un color. Escríbelo como #1f4d3f',
    HOST_NAME_REQUIRED: 'Indica el nombre del anfitrión',
    VALID_EMAIL_REQUIRED: 'Indica un correo válido',
    PROPERTY_NAME_REQUIRED: 'Indica el nombre del alojamiento',
    EQUIPMENT_NAME_REQUIRED: 'Indica el nombre del equipamiento',
    ACTIVITY_NAME_REQUIRED: 'Indica el nombre de la actividad',
    ITEM_NAME_REQUIRED: 'Indica un nombre',
    ADDRESS_REQUIRED: 'Indica una dirección',
    CATEGORY_REQUIRED: 'Indica una categoría',
    LIST_TOO_LONG: 'Esta lista admite como máximo {limit, number} entradas. Elimina algunas.',
    WIFI_NAME_TOO_LONG:
      'El nombre de una red wifi tiene como máximo {limit, number} bytes: una letra sin acento ocupa uno, una con acento dos y un emoji cuatro. Cópialo tal como lo muestra el router.',
  },
  copyName: 'Copia de {name}',
  propertyTypes: propertyTypeNames.es,
  offline: {
    badge: 'Retirada',
    since: 'Retirada el {date}: los huéspedes no pueden leer esta guía.',
    ask: '¿Ya lo has corregido, o es un error? Escribe a <mail>{address}</mail>.',
    preview: 'Vista previa: por ahora los huéspedes no pueden leer esta guía.',
    saved: 'Guardado. La guía sigue retirada hasta que la volvamos a poner en línea.',
  },
}
