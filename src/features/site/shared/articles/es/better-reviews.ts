import type { ArticleText } from '../article.ts'

export const betterReviews: ArticleText = {
  slug: 'guia-de-bienvenida-digital-mejores-resenas',
  changed: '2026-11-28',
  seoTitle: 'Mejores reseñas con una guía de bienvenida digital',
  seoDescription:
    'Por qué la llegada decide la nota, qué puede hacer una guía de bienvenida digital y qué no, y un plan para los cinco momentos que se recuerdan.',
  keywords:
    'mejorar reseñas Airbnb, mejores valoraciones de huéspedes, guía de bienvenida digital, llegada autónoma, responder a una mala reseña',
  body: [
    {
      text: 'Lee las reseñas de tres estrellas de casas agradables: muchas apenas se quejan de la casa. La cama estaba bien. Las vistas eran las del anuncio. Lo que falló fue un código que no funcionaba, un anfitrión que no contestaba, una caldera que nadie había explicado. La estancia se perdió en los primeros veinte minutos, y los seis días siguientes solo lo confirmaron.',
    },
    {
      text: 'Es una mala noticia con un lado bueno: esos veinte minutos son justo la parte que puedes dejar escrita de antemano.',
    },
    { heading: 'Qué recuerda la gente' },
    {
      text: 'Los psicólogos que estudian la memoria han visto que no hacemos la media de lo que vivimos. En un experimento muy conocido de Daniel Kahneman y sus colegas, los participantes, con la mano en agua muy fría, prefirieron un mal rato más largo a otro más corto porque acababa un poco mejor. Dos momentos pesan mucho más que lo que duran: el más intenso y el último. Es la llamada regla del pico-final. Viene del agua fría, no de una casa rural, así que no la tomes por una ley de la hospitalidad. Pero encaja con lo que escriben los huéspedes. Las reseñas hablan del peor momento, del mejor y de la salida; el miércoles sin novedad no sale en ninguna.',
    },
    {
      text: 'Para un anfitrión, de ahí sale un plan. Elimina el bache más probable, que es la llegada. Prepara un pequeño momento feliz. Haz fácil el final. Una guía de bienvenida puede hacer buena parte de las tres cosas, y no cuesta nada por huésped.',
    },
    { heading: 'Cinco momentos, cinco textos breves' },
    { text: 'Cada uno se escribe en unos minutos y sirve durante años.' },
    { heading: 'Tres días antes: el mensaje que tranquiliza' },
    {
      text: 'Manda el enlace de la guía tres días antes, no al reservar. Al reservar se elige; tres días antes se hace la maleta, y entonces sí se lee. Que el mensaje no pase de tres líneas.',
    },
    {
      example: 'Un mensaje que puedes copiar',
      text: 'Hola, Ana: te esperamos el viernes con muchas ganas. Todo lo que necesitas para llegar está aquí: [enlace]. En la primera pantalla tienes el código de la puerta y la plaza de aparcamiento; no hace falta ninguna app. Si llegas tarde, no pasa nada: puedes entrar por tu cuenta a cualquier hora.',
    },
    {
      text: 'La última frase hace más de lo que parece. Quien viaja en un tren con retraso solo tiene una preocupación, y se la has resuelto antes de que pregunte.',
    },
    { heading: 'En la puerta: sin sorpresas' },
    {
      text: 'La hora, el código, el aparcamiento y el truco de la cerradura en una sola pantalla, en el idioma que lee el huésped. Pruébalo a oscuras y con una sola raya de cobertura. Si has cambiado el código desde la última estancia, cámbialo en la guía en el mismo minuto: un código equivocado es de los errores más caros de este oficio, y una carpeta impresa lo repite hasta que alguien vuelve a imprimir la hoja.',
    },
    { heading: 'La primera noche: un pequeño momento feliz' },
    {
      text: 'Un buen momento no tiene que ser caro, pero sí concreto. «Hay restaurantes cerca» no ilusiona a nadie. «Baja al espigón con la botella de la nevera: en junio el sol se pone detrás de la isla hacia las nueve y media» es un recuerdo que has creado con una frase. Pon una así en tu mensaje de bienvenida y elige algo que no pueda fallar: un banco, unas vistas, una panadería.',
    },
    { heading: 'Los días de en medio: el silencio es un servicio' },
    {
      text: 'Cuando el termostato o la placa están explicados no pasa nada, y nadie escribe una reseña sobre nada. Pero la ausencia de tres mensajes al día cambia lo que piensan de ti: ven a un anfitrión que ha pensado en todo, no a uno que solo contesta deprisa. Las dos cosas son buenas; solo una te deja dormir.',
    },
    { heading: 'La última mañana: un final fácil' },
    {
      text: 'Aquí es donde muchos anfitriones desperdician su ventaja. Después de seis días buenos, el huésped abre la página de la salida y encuentra once tareas. Deshacer las camas, poner el lavavajillas, bajar tres clases de basura, fotografiar el contador. Es lo último que hace por ti, así que es lo primero que recuerda.',
    },
    {
      list: [
        'Pide tres cosas como mucho, las que de verdad ahorran tiempo a quien limpia.',
        'Di lo que **no** hace falta. «Deja las camas como están» se lee como un regalo.',
        'Cuenta dónde puede seguir el día: un café junto a la estación, una consigna para las maletas.',
        'Termina con una frase sencilla de agradecimiento y sin pedir nada.',
      ],
    },
    {
      text: 'Si alguien se va antes de que amanezca, escribe una línea más la noche anterior: qué puerta, qué luz, y que no hace falta ir de puntillas por ti. Quien sale de una casa a oscuras, sin saber si lo ha hecho todo bien, no se va contento.',
    },
    { heading: 'Cómo pedir una reseña' },
    {
      text: 'Pídela una vez, la tarde de la salida, y pide algo concreto. «Si te has sentido a gusto, unas líneas sobre la llegada ayudarían a los próximos huéspedes» da una idea de qué contar y orienta hacia la parte que has preparado. No ofrezcas nunca nada a cambio: plataformas como Airbnb lo prohíben, y al leerla se nota.',
    },
    { heading: 'Responde a la reseña que no querías' },
    {
      text: 'Llegará igualmente, y no contestas a quien la firma, sino al próximo huésped, que la lee por encima del hombro. Bastan tres frases: qué hay de cierto, qué has cambiado desde entonces y gracias. Nada de quién tenía razón, y nada sobre el huésped. La segunda frase solo se puede escribir si algo ha cambiado: por eso la guía va primero.',
    },
    {
      example: 'Una respuesta que puedes adaptar',
      text: 'Tienes razón: el código de nuestro mensaje era el antiguo y pasaste media hora en la puerta. Ahora lo cambiamos en un solo sitio, que los huéspedes leen en el móvil. Gracias por decírnoslo.',
    },
    { quote: 'Una buena reseña no se gana al final. Se pierde, o no se pierde, en la puerta.' },
    { heading: 'Lo que una guía no puede hacer' },
    {
      text: 'No puede sustituir un colchón gastado. No puede arreglar un anuncio que promete vistas al mar donde se ve el mar entre dos tejados: las expectativas las crea el anuncio, y ninguna bienvenida repara una promesa rota. Y no puede sustituirte a ti en un problema de verdad. Si se estropea la caldera, llama; no mandes un enlace.',
    },
    {
      text: 'Desconfía también de las cifras que circulan por el sector, incluidas las que las empresas de software ponen en su portada, la nuestra entre ellas. La media de las casas ajenas dice poco de la tuya. Mide la tuya.',
    },
    { heading: 'Mídelo tú en una temporada' },
    {
      steps: [
        'Cuenta los mensajes que recibiste en tus últimas diez estancias, entre la llegada y la salida. Apunta el número.',
        'Clasifícalos: llegada, aparatos, alrededores, problemas. Los dos primeros grupos son los que una guía puede responder.',
        'Escribe esas respuestas, manda el enlace tres días antes y deja lo demás como estaba.',
        'Vuelve a contar en las diez estancias siguientes y busca en las reseñas palabras como «fácil», «claro», «comunicación» y «llegada».',
      ],
    },
    {
      text: 'Diez estancias no son ciencia, pero son las tuyas. Si los mensajes de los dos primeros grupos no bajan al menos a la mitad, lo más probable es que las respuestas estén, pero cueste encontrarlas: súbelas, acórtalas y prueba la primera pantalla con alguien que nunca haya visto tu casa.',
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Abre tus instrucciones de salida y borra la mitad. Después escribe la frase de tu primera noche: el banco, la panadería, las vistas. Es la reforma más barata que harás nunca.',
    },
  ],
  sources: [
    'Kahneman, Fredrickson, Schreiber y Redelmeier, «When More Pain Is Preferred to Less: Adding a Better End», Psychological Science 4 (1993), 401–405.',
    'Recompensas por reseñas: normas de Airbnb, «Writing relevant and unbiased reviews»; ayuda de Vrbo, «What is your extortion policy?».',
  ],
}
