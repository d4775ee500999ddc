import type { ArticleText } from '../article.ts'

export const multilingualBooks: ArticleText = {
  slug: 'guia-de-bienvenida-varios-idiomas-huespedes-extranjeros',
  changed: '2026-11-28',
  seoTitle: 'Guías de bienvenida en varios idiomas',
  seoDescription:
    'Cómo escribir una guía de bienvenida que resista la traducción: frases cortas, cifras concretas, palabras que no se traducen y fallos de las máquinas.',
  keywords:
    'guía de bienvenida en inglés, guía de bienvenida en varios idiomas, huéspedes extranjeros, traducir normas de la casa, lenguaje claro',
  body: [
    {
      text: 'Una pareja de Lyon, una familia de Graz y tres estudiantes de Leeds llegan a la misma puerta en el mismo mes. Nadie lee bien tu idioma; todos tienen que encontrar el cuadro eléctrico. Podrías mandar traducir la guía a todas las lenguas de tus huéspedes. Hay un primer paso más barato, que ayuda incluso a quien habla como tú: escribirla de modo que casi no se pueda entender mal.',
    },
    { heading: 'En toda guía hay dos clases de palabras' },
    {
      text: 'Una guía de bienvenida se compone de rótulos y de frases. Los rótulos son las palabras que se repiten en todas las casas: llegada, código de la puerta, normas de la casa, farmacia, emergencias. Se pueden traducir una vez, bien, para todo el mundo, y una buena guía digital lo hace por ti. Cuando un huésped alemán ve «Türcode» encima de las cuatro cifras, las cifras no necesitan traducción.',
    },
    {
      text: 'Las frases son tuyas. «La verja se atasca cuando ha llovido» solo existe en tu casa. Ahí está el trabajo, y ahí es donde compensan las reglas que siguen.',
    },
    { heading: 'Que hablen los rótulos y las cifras' },
    {
      text: 'Cuanto menos depende un dato de una frase, más idiomas habla. Compara:',
    },
    {
      example: 'Depende del español',
      text: 'Estaremos encantados de recibirte después de comer y te rogamos que tengas a bien dejar libre la casa a media mañana.',
    },
    {
      example: 'Habla todos los idiomas',
      text: 'Llegada: 15:00. Salida: 10:00.',
    },
    {
      list: [
        'Escribe las horas con cifras, de 0 a 24. «A mediodía» puede ser la una y media en Sevilla; en Graz son las doce en punto.',
        'Escribe el mes con letras. 5/7 son dos días distintos a cada lado del Atlántico.',
        'Da los teléfonos con el prefijo del país, +34, de un tirón y de forma que se puedan pulsar.',
        'Da las distancias en metros y las temperaturas en grados Celsius, y no digas a partir de cuántos hace calor.',
      ],
    },
    { heading: 'Seis reglas para frases que viajan' },
    {
      steps: [
        '**Una acción por frase.** «Gira la llave dos veces. Luego tira». Quien sabe poco español puede seguirlo palabra por palabra, y una máquina también.',
        '**El verbo, delante.** «Cierra las persianas cuando haga viento», mejor que «Sería de agradecer que las persianas estuvieran cerradas».',
        '**Cada cosa, con el nombre que lleva escrito.** Si el botón dice ECO, escribe ECO, no «el modo de ahorro de energía».',
        '**Sin frases hechas.** «La caldera va a su bola» tiene gracia y deja perplejo al huésped.',
        '**Una palabra por cosa.** Si en la primera línea es una placa, que en la tercera no sea la vitro ni en la quinta los fuegos.',
        '**Sin dobles negaciones.** «No te olvides de no echar el cerrojo de abajo» deja a la gente en la calle en cualquier idioma. Escribe «Deja abierto el cerrojo de abajo».',
      ],
    },
    {
      text: 'Esto no es escribir para niños. Los manuales de mantenimiento de los aviones se escriben así, en un inglés simplificado propio, y hay una norma internacional de lenguaje claro, la ISO 24495-1. Su criterio es sencillo: que el lector encuentre lo que necesita, lo entienda y pueda usarlo.',
    },
    { heading: 'Palabras que se dejan como están' },
    {
      text: 'Si traduces demasiado, el huésped ya no puede relacionar la guía con lo que ve. Deja en el original lo que está escrito en un cartel, una carta o un botón:',
    },
    {
      list: [
        'Las calles, las paradas y las estaciones, tal como están en el cartel. Nadie encuentra «Hermitage Street» si la placa dice «Calle de la Ermita».',
        'Los platos, con una explicación corta. Con «salmorejo (thick cold tomato soup)» se puede pedir; con «thick cold tomato soup», no.',
        'Las clases de basura, como están escritas en el contenedor, con el significado entre paréntesis: «Envases (plastic, cans and cartons), contenedor amarillo».',
        'Lo que hay que decir en el mostrador: «Ask for the llave de abajo, the key to the lower gate».',
      ],
    },
    { heading: 'Si traduces, traduce primero lo importante' },
    {
      text: 'Si solo tienes tiempo o dinero para una parte de la guía, no empieces por el principio. Empieza donde un malentendido cuesta más: cómo entrar, el gas y el fuego, los niños cerca del agua, la norma que más les importa a los vecinos. Después los aparatos y después el resto. El mensaje de bienvenida va al final, porque un saludo con algún fallo tiene más encanto que peligro.',
    },
    {
      text: 'La traducción automática ya es buena justo con frases como las de arriba, y sigue fallando en tres cosas: los rótulos cortos sin contexto («Llave» puede volver convertida en una llave inglesa o en un grifo), las palabras de este oficio con dos sentidos («piso», «planta», «cuarto») y la cortesía, que cada idioma marca a su manera. Deja que escriba la máquina y pide a alguien que haya crecido con el idioma que lo lea diez minutos. Muchos antiguos huéspedes lo hacen encantados por una botella de aceite.',
    },
    { quote: 'La mejor traducción de una mala frase es una mala frase en cinco idiomas.' },
    { heading: 'Fotos, con cuidado' },
    {
      text: 'Una foto del cuadro eléctrico con una flecha no necesita idioma. Una foto de la piscina tampoco, pero no le dice nada nuevo al huésped. Usa fotos donde haya que reconocer algo: la puerta correcta entre tres, el armario del contador, el cerrojo que tiene que quedar abierto. No pongas texto dentro de la foto, porque no se puede traducir, ampliar ni leer en voz alta.',
    },
    { heading: 'Cómo elige cada huésped su idioma' },
    {
      text: 'Ofrece los idiomas con su propio nombre: Deutsch, English, Français. Una bandera es un país, no un idioma; lo agradecerán el austriaco, la argentina y el quebequés. Deja que el móvil sugiera el idioma y que el huésped lo cambie con un toque, porque quien tiene el móvil en la mano no siempre es quien lo ha configurado.',
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Coge las cinco frases que más necesitan tus huéspedes, pégalas en un servicio de traducción, tradúcelas a un idioma que no conozcas y vuelve a traducirlas al español. Donde el resultado sea raro, el fallo está casi siempre en tu original. Corrige el original. Quienes hablan tu idioma también lo entenderán mejor.',
    },
  ],
  sources: [
    'UNE-ISO 24495-1:2024 (ISO 24495-1:2023), Lenguaje claro. Parte 1: Principios rectores y directrices.',
    'ASD-STE100, Simplified Technical English: especificación internacional para la documentación de mantenimiento.',
  ],
}
