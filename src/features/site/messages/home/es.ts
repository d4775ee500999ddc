import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  head: {
    title: 'Guías de bienvenida digitales para tus huéspedes',
    description:
      'Escribe una sola guía de bienvenida para tu alojamiento: código de la puerta, wifi, normas y recomendaciones. Tus huéspedes la abren con un enlace o un código QR, en cinco idiomas y sin app.',
    keywords:
      'guía de bienvenida digital, guía para huéspedes, manual de la casa, apartamento turístico, vivienda vacacional, casa rural, código QR, Airbnb',
  },
  headline: 'Crea guías de bienvenida digitales para tus huéspedes',
  lead: 'El código de la puerta, el wifi, tu taberna favorita. Lo escribes una vez; tus huéspedes lo abren en el móvil con un enlace o un código QR.',
  start: 'Empezar gratis',
  demo: 'Ver la demo',
  freeTrial: '14 días gratis con cualquier plan',
  noCard: 'Sin tarjeta',
  platforms: {
    title: 'Plataformas de alquiler',
    lead: 'Reserven donde reserven tus huéspedes',
    own: 'Tu propia web',
  },
  stats: {
    title: 'Benvenuto en cifras',
    books: 'guías de bienvenida creadas',
    satisfaction: 'de huéspedes satisfechos',
    hosts: 'anfitriones lo usan',
    hours: '{hours}+ horas',
    saved: 'ahorradas cada semana',
  },
  features: {
    title: 'Todo lo que pregunta un huésped, antes de que lo pregunte',
    lead: 'Una página clara, que se abre incluso en un móvil viejo con una sola raya de cobertura.',
    book: {
      title: 'Una guía para cada casa',
      text: 'Llegada, wifi, normas, equipamiento y tus sitios preferidos, en siete pasos breves.',
    },
    link: {
      title: 'Un enlace, un código QR',
      text: 'Envíalo en un mensaje o imprímelo una vez para la entrada. La dirección no cambia nunca.',
    },
    languages: {
      title: 'Cinco idiomas',
      text: 'Con un toque, los títulos y botones aparecen en inglés, italiano, francés, español o alemán.',
    },
    live: {
      title: 'Lo cambias y ya está',
      text: '¿Código nuevo a mediodía? Todos lo ven a mediodía. Sin reimprimir nada.',
    },
    places: {
      title: 'Tus sitios preferidos',
      text: 'Restaurantes, paseos, bares y tiendas, con distancia y cómo llegar.',
    },
    help: {
      title: 'La ayuda, siempre cerca',
      text: 'Tu número y el 112 quedan siempre a mano, lea lo que lea el huésped.',
    },
    checkIn: 'Llegada',
    wifi: 'Wifi',
    ready: 'Listo',
    rules: 'Normas de la casa',
    scan: 'Escanéame',
    scanNote: 'Sin app ni cuenta',
    doorCode: 'Código de la puerta',
    now: 'Ya visible',
    seafood: 'Pescado',
    path: 'Senda del limonar',
    walk: 'Dos horas a pie',
    emergency: 'Emergencias',
    visible: 'Siempre a la vista',
  },
  why: {
    title: '¿Por qué una guía digital?',
    lead: 'Una carpeta de papel caduca el día que la imprimes. Esto es lo que cambia cuando la guía vive en el móvil del huésped.',
    rating: 'Valoración media',
    repeat: 'Huéspedes que repiten',
    time: 'Tu tiempo',
    inquiries: 'Preguntas de huéspedes',
    paper: '{value} en papel',
    digital: '{value} en digital',
    change: '{value} frente al papel',
    perGuest: '{from} o {to} horas por huésped',
    once: '{minutes} minutos, una sola vez',
    before: 'Antes',
    fewer: '{value} menos',
    tryIt: 'PRUÉBALO AHORA',
    video: 'Ver el vídeo de la demo',
  },
  how: {
    title: 'Tres pasos hasta la puerta',
    write: {
      title: 'Escribe tu guía',
      text: 'Siete pasos breves, desde tu nombre hasta la salida. Si llaman al timbre, guardas el borrador.',
    },
    share: {
      title: 'Comparte el enlace o el QR',
      text: 'Pégalo en el mensaje de la reserva o imprime el código para la mesa de la entrada.',
    },
    relax: {
      title: 'Tus huéspedes, como en casa',
      text: 'Títulos y botones hablan su idioma. Tú actualizas la guía desde donde estés y los cambios se ven al momento.',
    },
  },
  languages: {
    title: 'Tu guía, en el idioma de cada huésped',
    lead: 'Títulos y botones en cinco idiomas con cualquier plan. Con Pro, también tus propios textos.',
  },
  quotes: {
    title: 'Anfitriones que han dejado de repetirse',
    elena: {
      text: '«Las mismas cinco preguntas llegaban a las once de la noche. Ahora el teléfono calla y las reseñas hablan de la guía».',
      role: 'Anfitriona de un B&B, Lucca',
    },
    tom: {
      text: '«Cambié el código de la verja desde un tren. Los huéspedes ya venían de camino y funcionó sin más».',
      role: 'Tres casas de campo, Cornualles',
    },
    ines: {
      text: '«Los alemanes ven los títulos en alemán y los españoles en español. Yo escribí la guía una sola vez».',
      role: 'Gestora de alojamientos, Biarritz',
    },
  },
  pricing: {
    title: 'Dos planes, los dos gratis 14 días',
    lead: 'Cambia de plan o cancela cuando quieras. Sin tarjeta durante la prueba.',
    trial: 'Probar 14 días gratis',
    subscribe: 'Suscribirme ahora',
  },
  compare: {
    title: 'La misma estancia, con y sin Benvenuto',
    moment: 'Momento',
    without: 'Sin Benvenuto',
    with: 'Con Benvenuto',
    arrival: {
      moment: 'Llegada',
      without: 'Llamadas desde el coche, códigos perdidos en un chat largo',
      with: 'Hora, código y aparcamiento en la primera pantalla',
    },
    wifi: { moment: 'Wifi', without: 'Una pegatina detrás del router', with: 'La contraseña se copia con un toque' },
    rule: {
      moment: 'Una norma nueva',
      without: 'Reimprimir, plastificar, acercarse a la casa',
      with: 'La cambias una vez y se ve al momento',
    },
    abroad: {
      moment: 'Huéspedes extranjeros',
      without: 'Una app de traducción y mucha suerte',
      with: 'Cinco idiomas, a su elección',
    },
    after: {
      moment: 'Después de la salida',
      without: 'Los huéspedes del año pasado aún ven el código',
      with: 'Un enlace por estancia, los códigos solo cuando hacen falta',
    },
    trouble: {
      moment: 'Surge un problema',
      without: 'Buscar el número correcto',
      with: 'Tu número y el 112, siempre a mano',
    },
  },
  journal: { title: 'En el blog', all: 'Todos los artículos' },
  close: {
    title: 'Tu próximo huésped ya está haciendo la maleta',
    lead: 'Ten la guía lista antes de que llegue. Quince minutos, catorce días gratis, sin tarjeta.',
    leadWithoutClaims: 'Ten la guía lista antes de que llegue. Catorce días gratis, sin tarjeta.',
  },
  faq: {
    title: 'Preguntas y respuestas',
    lead: '¿Alguna otra duda? <write>Escríbenos</write>, respondemos en menos de 24 horas.',
    app: {
      question: '¿Necesitan mis huéspedes una app o una cuenta?',
      answer:
        'No. La guía se abre en el navegador de cualquier móvil, desde tu enlace o el código QR. No hay que instalar nada ni registrarse.',
    },
    time: {
      question: '¿Cuánto se tarda en hacer la primera guía?',
      answer:
        'Unos quince minutos, si tienes a mano la contraseña del wifi y algunas direcciones favoritas. Puedes guardar un borrador en cada paso.',
    },
    languages: {
      question: '¿Qué idiomas pueden elegir los huéspedes?',
      answer:
        'Inglés, italiano, francés, español y alemán. Los títulos y botones se traducen; el texto que escribes queda exactamente como lo escribiste. Con Pro puedes añadir tus propios textos en los demás idiomas.',
    },
    change: {
      question: '¿Puedo cambiar una guía después de compartirla?',
      answer: 'Sí, cuando quieras. El enlace y el código QR son los mismos y los cambios se ven al momento.',
    },
    after: {
      question: '¿Qué pasa después de los 14 días de prueba?',
      answer:
        'Te avisamos antes de que termine. Si te suscribes, tu plan se renueva cada mes hasta que lo canceles; si no, no se cobra nada. Tus guías se conservan y los huéspedes pueden seguir abriéndolas; códigos, wifi, horas y estancias se pueden seguir cambiando; para lo demás hace falta una suscripción.',
    },
    card: { question: '¿Necesito una tarjeta para empezar?', answer: 'No. Durante la prueba no hace falta tarjeta.' },
    switch: {
      question: '¿Puedo pasar de Basic a Pro y al revés?',
      answer: 'Sí. Sube de plan, baja o cancela en cualquier momento desde tu perfil.',
    },
    count: { question: '¿Cuántas guías puedo crear?', answer: 'Cinco con Basic. Con Pro no hay límite.' },
  },
}
