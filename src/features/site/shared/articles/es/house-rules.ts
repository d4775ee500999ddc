import type { ArticleText } from '../article.ts'

export const houseRules: ArticleText = {
  slug: 'normas-de-la-casa-alojamiento-turistico-que-funcionan',
  changed: '2026-11-28',
  seoTitle: 'Normas de la casa que funcionan',
  seoDescription:
    'Menos normas, cada una con su motivo y en su sitio: cómo escribir normas de la casa que los huéspedes cumplan sin sentirse vigilados.',
  keywords:
    'normas de la casa Airbnb, normas alojamiento turístico, ejemplo de normas de la casa, casa rural, ruido y vecinos',
  body: [
    {
      text: 'Imagina un piso con treinta y una normas en la nevera, once de ellas en mayúsculas. Pasas allí tres noches e incumples al menos cuatro, porque a partir de la novena dejas de leer. La dueña dirá que sus huéspedes no respetan las normas. Pero nadie puede respetar treinta y una mientras busca la leche.',
    },
    {
      text: 'Las normas funcionan cuando son pocas, cuando tienen sentido y cuando aparecen en el momento justo. Por ese orden.',
    },
    { heading: 'Parte de los daños, no de los miedos' },
    {
      text: 'Haz una lista de lo que de verdad ha pasado en tu casa en los últimos tres años. No de lo que podría pasar ni de lo que has leído en un foro. La lista suele ser corta: ruido después de las once, una ventana abierta con lluvia, arena en el desagüe de la ducha, la basura fuera de hora, una fiesta. Esas son tus normas. Lo demás son preocupaciones, y el sitio de las preocupaciones es la póliza del seguro.',
    },
    {
      text: 'Cinco es un buen número. Caben en una pantalla sin desplazarla, y caben en la cabeza.',
    },
    { heading: 'Da el motivo en la misma frase' },
    {
      text: 'En los años setenta, la psicóloga Ellen Langer y su equipo pidieron a quienes iban a usar una fotocopiadora que los dejaran pasar primero. La petición a secas funcionó con el 60\u00a0%. Con un motivo de verdad, tener prisa, llegó al 94\u00a0%. Para un favor pequeño servía hasta un mal motivo; para uno mayor tenía que ser bueno. Una norma de la casa pide un favor pequeño o mediano, así que un motivo verdadero, contado en pocas palabras, es la mejora más barata que hay.',
    },
    {
      example: 'Sin motivo',
      text: '¡PROHIBIDO HACER RUIDO en la terraza después de las 23:00!',
    },
    {
      example: 'Con motivo',
      text: 'Silencio en la terraza a partir de las 23:00: sobre el agua se oye todo, y nuestro vecino se levanta a las cuatro para hacer el pan.',
    },
    {
      text: 'En la segunda frase hay una persona. Es fácil faltarle al respeto a una norma; a un panadero, ya no tanto.',
    },
    { heading: 'Di qué hacer, no solo qué no hacer' },
    {
      text: 'Una prohibición le deja al huésped un problema, y a ti las consecuencias de cómo lo resuelva. Ofrece la salida en la misma línea.',
    },
    {
      list: [
        '«No se fuma dentro de la casa. En la terraza hay cenicero y toldo».',
        '«Descálzate antes de subir, por favor: las baldosas hidráulicas tienen cien años. En la cesta hay zapatillas».',
        '«A dormir, seis personas como mucho. A cenar puede venir quien quieras».',
        '«Se admiten perros, pero no en las camas. La manta de la entrada es para ellos».',
      ],
    },
    { heading: 'Pon cada norma donde ocurre' },
    {
      text: 'La norma de la arena va en la frase que explica la ducha de fuera. La del toldo, junto al toldo. En la sección Normas de la casa deja solo lo que vale para toda la estancia. A quien lee lo de la llave del gas delante de la llave del gas no le hace falta ni memoria ni disciplina.',
    },
    {
      text: 'Algunas normas van en el anuncio, antes de que nadie reserve: las que harían que alguien eligiera otra casa. Si no admites niños o visitas, quien se entera en la puerta se enfada con razón.',
    },
    { heading: 'Apóyate en los demás' },
    {
      text: 'Noah Goldstein, Robert Cialdini y Vladas Griskevicius probaron en baños de hotel varios carteles que pedían reutilizar las toallas. El que decía que la mayoría de los huéspedes lo hace funcionó mejor que el que apelaba al medio ambiente. Una prueba posterior en dos hoteles alemanes no encontró esa diferencia: merece la pena intentarlo, pero no es una ley. En una casa, «La mayoría deja la cocina como la encontró; gracias» pide mejor que «La cocina DEBE quedar limpia». Úsalo solo donde sea verdad.',
    },
    { heading: 'Multas, cámaras y mayúsculas' },
    {
      text: 'Si incumplir algo cuesta dinero, di cuánto y por qué, una vez, sin aspavientos, y antes asegúrate de que lo permiten las condiciones de la plataforma y la ley. Un cargo de limpieza por fumar lo entiende cualquiera; una lista de nueve sanciones convierte una casa de vacaciones en un aparcamiento. Airbnb, Vrbo y Booking.com prohíben las cámaras en las habitaciones que se alquilan, y de todos modos deberían ser impensables; si hay una en la verja, dilo en el anuncio. Y escribe en minúsculas. Las mayúsculas no llaman la atención: ponen de mal humor.',
    },
    { quote: 'Una norma es una petición que tiene que funcionar mientras duermes.' },
    { heading: 'Cinco para empezar' },
    {
      steps: [
        'Silencio fuera a partir de las 23:00: se oye todo y los vecinos madrugan.',
        'No se fuma dentro de la casa; en la terraza hay un cenicero.',
        'Recoge el toldo si se levanta viento: una racha basta para romperlo.',
        'Separa el vidrio y los envases en las dos cestas; los contenedores están en la esquina.',
        'A dormir, seis personas como mucho: es lo que cubre nuestro seguro.',
      ],
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Tacha todas las normas que nadie haya incumplido en tres años. A cada una de las demás, ponle su motivo. Si no se te ocurre ninguno, ya has encontrado otra que tachar.',
    },
  ],
  sources: [
    'Langer, Blank y Chanowitz, «The Mindlessness of Ostensibly Thoughtful Action», Journal of Personality and Social Psychology 36 (1978), 635–642.',
    'Goldstein, Cialdini y Griskevicius, «A Room with a Viewpoint», Journal of Consumer Research 35 (2008), 472–482.',
    'Bohner y Schlüter, «A Room with a Viewpoint Revisited: Descriptive Norms and Hotel Guests’ Towel Reuse Behavior», PLOS ONE 9 (2014), e104086.',
    'Cámaras en el interior: Airbnb Newsroom, «An update on our policy on security cameras», marzo de 2024; ayuda de Vrbo, normas sobre dispositivos de vigilancia; Booking.com for Partners, «Requirements and regulations for surveillance devices».',
  ],
}
