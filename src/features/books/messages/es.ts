import type { Messages } from '#platform/i18n/languages.ts'
import { propertyTypeNames } from '../shared/property-type-names.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  errors: {
    BOOK_NOT_FOUND: 'No se ha encontrado la guía de bienvenida',
    PAYMENT_REQUIRED: 'Elige un plan para crear guías de bienvenida.',
    TRIAL_EXPIRED: 'Tu prueba ha terminado. Contrata un plan para seguir creando guías de bienvenida.',
    PLAN_EXPIRED: 'Tu plan ha terminado. Contrata un plan para seguir creando guías de bienvenida.',
    LIMIT_REACHED: 'Has llegado al límite de guías de tu plan. Pasa a un plan superior para crear más.',
    BOOK_TOO_LARGE:
      'Esta guía contiene {size, number} kB de texto entre todos sus idiomas; el máximo es de {limit, number} kB. Acorta los textos largos o elimina elementos o traducciones y vuelve a guardar.',
    TEXT_FULL:
      'Tus guías contienen en total {size, number} MB de texto; el máximo es de {limit, number} MB. Elimina las guías que ya no necesites, acorta los textos largos o escríbenos.',
    FAIR_USE_REACHED:
      'Una cuenta admite como máximo {limit, number} guías de bienvenida. Elimina las que ya no necesites o escríbenos si gestionas más alojamientos.',
    TOO_MANY_CREATIONS:
      'En una hora se pueden crear o duplicar como máximo {limit, number} guías. Podrás continuar en {minutes, plural, one {un minuto} other {# minutos}}.',
    DRAFT_CONFLICT: 'Este borrador se ha modificado mientras tanto en otro dispositivo. No se ha sobrescrito nada.',
    TOO_MANY_DRAFTS:
      'Se conservan como máximo {limit, number} borradores sin guardar por cuenta. Guarda o descarta algunos.',
    EDIT_CONFLICT:
      'Mientras tanto, esta guía se ha modificado en otro dispositivo o ventana. No se ha sobrescrito nada.',
    BOOK_OFFLINE: 'Hemos retirado esta guía. Mientras siga retirada, no se puede imprimir ni duplicar.',
    LANGUAGES_NEED_PRO: 'Escribir en varios idiomas solo es posible con Pro. Lo que has traducido se conserva.',
    NOTHING_TO_TRANSLATE: 'Este texto ya no está en la guía. Recarga la página para ver la versión actual.',
    TRANSLATION_OFF: 'Este servicio no ofrece traducción automática.',
    TRANSLATION_UNAVAILABLE:
      'El servicio de traducción no responde. Lo que has escrito se conserva; inténtalo más tarde.',
    TRANSLATION_BUSY: 'El servicio de traducción está ocupado. Inténtalo de nuevo en un minuto.',
    TRANSLATION_USED_UP: 'El servicio de traducción ha agotado su cupo por ahora. Puedes seguir traduciendo a mano.',
    PRO_REQUIRED: 'Esto solo está disponible con Pro. Pasa a Pro para usarlo; no se ha cambiado nada.',
    SECTION_TITLE_REQUIRED: 'Pon un título a la sección',
    INVALID_LINK: 'La dirección web está incompleta. Debe empezar por https://',
    INVALID_COLOR: 'No es un color válido. Escríbelo así: #1f4d3f',
    HOST_NAME_REQUIRED: 'Escribe tu nombre',
    VALID_EMAIL_REQUIRED: 'Indica un correo válido',
    PROPERTY_NAME_REQUIRED: 'Indica el nombre del alojamiento',
    EQUIPMENT_NAME_REQUIRED: 'Indica el nombre del equipamiento',
    ACTIVITY_NAME_REQUIRED: 'Indica el nombre de la actividad',
    ITEM_NAME_REQUIRED: 'Indica un nombre',
    ADDRESS_REQUIRED: 'Indica una dirección',
    CATEGORY_REQUIRED: 'Indica una categoría',
    LIST_TOO_LONG: 'Esta lista admite como máximo {limit, number} elementos. Elimina algunos.',
    WIFI_NAME_TOO_LONG:
      'El nombre de una red wifi tiene como máximo {limit, number} bytes: una letra sin acento ocupa uno, una con acento dos y un emoji cuatro. Cópialo tal como lo muestra el router.',
  },
  copyName: 'Copia de {name}',
  propertyTypes: propertyTypeNames.es,
  offline: {
    badge: 'Retirada',
    since: 'Retirada el {date}: los huéspedes no pueden leer esta guía.',
    ask: '¿Ya lo has corregido o crees que es un error? Escribe a <mail>{address}</mail>.',
    preview: 'Vista previa: por ahora los huéspedes no pueden leer esta guía.',
    saved: 'Guardado. La guía sigue retirada hasta que la restablezcamos.',
  },
}
