import type { Messages } from '#platform/i18n/languages.ts'
import type { en } from './en.ts'

export const es: Messages<typeof en> = {
  head: {
    title: 'Blog: para anfitriones que escriben a sus huéspedes',
    description:
      'Artículos prácticos sobre guías de bienvenida, normas de la casa, recomendaciones, reseñas, idiomas y emergencias para alojamientos turísticos.',
    keywords: 'blog alojamiento turístico, consejos para anfitriones, guía de bienvenida, normas de la casa, reseñas',
  },
  title: 'Para anfitriones que escriben a sus huéspedes',
  lead: 'Seis artículos sobre qué contar a los huéspedes entre la reserva y la reseña. Cada uno acaba con algo que puedes hacer hoy.',
  featured: 'Destacados',
  more: 'Más artículos',
  minutes: '{minutes} min de lectura',
  by: 'Por {author}',
  back: 'Volver al blog',
  related: 'Para seguir leyendo',
  sources: 'Fuentes',
  close: '¿Creamos tu guía de bienvenida digital?',
  demo: 'Ver la demo',
  trial: 'Empezar la prueba gratuita',
  notFound: {
    head: { title: 'Artículo no encontrado', description: 'En esta dirección no hay ningún artículo.' },
    title: 'Artículo no encontrado',
    text: 'El artículo que buscas no existe.',
    back: 'Volver al blog',
  },
  articles: {
    essentials: {
      title: 'Las doce respuestas que toda guía de bienvenida necesita',
      excerpt:
        'Wifi, agua caliente, el día de la basura que nadie recuerda: la lista corta que acaba con los mensajes nocturnos.',
    },
    reviews: {
      title: 'Cómo una llegada tranquila se convierte en mejores reseñas',
      excerpt:
        'Una mala estancia suele torcerse en los primeros veinte minutos. Esto es lo que puedes escribir para evitarlo.',
    },
    places: {
      title: 'Cómo recomendar sitios cercanos, paso a paso',
      excerpt: 'Tres sitios, una frase sincera para cada uno y el plato que hay que pedir. El método es casi solo eso.',
    },
    languages: {
      title: 'Escribir para huéspedes que no hablan tu idioma',
      excerpt: 'Frases cortas, cifras concretas y alguna palabra sin traducir a propósito.',
    },
    rules: {
      title: 'Normas de la casa que la gente cumple',
      excerpt: 'Menos normas, cada una con su motivo, en el lugar donde hace falta.',
    },
    emergency: {
      title: 'Diez minutos para preparar la casa ante una emergencia',
      excerpt: 'Una página de emergencias es breve, está comprobada y la encuentra enseguida quien tiene miedo.',
    },
  },
  tags: {
    checklist: 'Lista',
    book: 'Guía de bienvenida',
    reviews: 'Reseñas',
    arrival: 'Llegada',
    places: 'Sitios cercanos',
    writing: 'Escritura',
    languages: 'Idiomas',
    rules: 'Normas de la casa',
    safety: 'Seguridad',
  },
}
