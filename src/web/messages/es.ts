import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  loading: 'Cargando...',
  brand: 'Benvenuto',
  skipToContent: 'Ir al contenido',
  dismiss: 'Cerrar',
  notifications: 'Avisos',
  language: 'Idioma',
  error: 'Error',
  header: {
    home: 'Benvenuto, inicio',
    main: 'Menú principal',
    menu: 'Menú',
    features: 'Funciones',
    howItWorks: 'Cómo funciona',
    pricing: 'Precios',
    login: 'Entrar',
    getStarted: 'Empezar',
  },
  footer: {
    tagline: 'Guías de bienvenida para alojamientos: se escriben una vez y se leen en todas partes.',
    product: 'Producto',
    help: 'Ayuda',
    demo: 'Demo',
    createGuide: 'Crear una guía',
    contact: 'Contacto',
    faq: 'Preguntas frecuentes',
    gettingStarted: 'Primeros pasos',
    company: 'Empresa',
    about: 'Acerca de',
    blog: 'Blog',
    legal: 'Legal',
    privacy: 'Política de privacidad',
    terms: 'Condiciones del servicio',
  },
  failure: {
    title: 'La página no se ha cargado',
    text: 'Puede que se haya cortado la conexión. Lo que has escrito está guardado.',
    retry: 'Reintentar',
  },
  pages: {
    login: { title: 'Entrar', description: 'Accede a tus guías de bienvenida.' },
    register: {
      title: 'Crea tu cuenta',
      description: 'Escribe hoy tu primera guía de bienvenida digital: 14 días gratis con cualquier plan, sin tarjeta.',
    },
    planSelection: { title: 'Elige tu plan', description: 'Basic o Pro: 14 días gratis, cancela cuando quieras.' },
    payment: { title: 'Pago', description: 'Tu plan de un vistazo: cuánto cuesta y qué incluye.' },
    profile: { title: 'Mi perfil', description: 'Tus guías de bienvenida y tu plan.' },
    create: { title: 'Guía de bienvenida', description: 'Escribe tu guía de bienvenida en siete pasos breves.' },
    forgotPassword: {
      title: '¿Has olvidado tu contraseña?',
      description: 'Pide un enlace para crear una contraseña nueva.',
    },
    resetPassword: { title: 'Crea una contraseña nueva', description: 'Elige una contraseña nueva para tu cuenta.' },
  },
}
