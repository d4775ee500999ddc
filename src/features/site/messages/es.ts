import type { Messages } from '#platform/i18n/languages.ts'
import { es as blog } from './blog/es.ts'
import { es as declarations } from './declarations/es.ts'
import { es as demo } from './demo/es.ts'
import type { en } from './en.ts'
import { es as home } from './home/es.ts'
import { es as status } from './status/es.ts'
import { es as support } from './support/es.ts'

export const es: Messages<typeof en> = {
  home,
  demo,
  blog,
  support,
  status,
  declarations,
  notFound: {
    head: { title: '404 Página no encontrada', description: 'En esta dirección no hay ninguna página nuestra.' },
    title: 'Página no encontrada',
    text: 'Puede que la dirección esté mal escrita o que la página haya cambiado de sitio. Si buscabas una guía de bienvenida, pide de nuevo el enlace a tu anfitrión.',
    home: 'Ir al inicio',
  },
  errors: {
    SUPPORT_NAME_REQUIRED: 'Escribe tu nombre',
    SUPPORT_EMAIL_INVALID: 'Escribe una dirección de correo válida',
    SUPPORT_MESSAGE_REQUIRED: 'Cuéntanos en pocas palabras qué necesitas',
    DECLARATION_DAY_INVALID: 'Elige un día a partir de hoy, como máximo dentro de dos años',
  },
}
