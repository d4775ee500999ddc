import type { ArticleText } from '../article.ts'

export const essentialItems: ArticleText = {
  slug: 'guia-de-bienvenida-alojamiento-turistico-imprescindibles',
  changed: '2026-11-28',
  seoTitle: 'Lo imprescindible en la guía de un alojamiento turístico',
  seoDescription:
    'Las doce respuestas que toda guía de bienvenida necesita, en el orden en que las buscan los huéspedes y con frases listas para copiar.',
  keywords:
    'guía de bienvenida alojamiento turístico, qué incluir en la guía de bienvenida, manual de la casa, vivienda de uso turístico',
  body: [
    {
      text: 'Delante de tu verja hay un huésped con dos maletas, un niño cansado y un 11\u00a0% de batería. Lo que tu guía de bienvenida le diga en los próximos treinta segundos decide el ánimo de toda la noche. Empieza por ahí y deja la historia de la casa para el desayuno.',
    },
    {
      text: 'Apunta todas las preguntas que te han hecho tus últimos veinte huéspedes y verás que se repiten: las mismas doce, temporada tras temporada. Ninguna es poética; todas importan. Aquí están, en el orden en que hacen falta.',
    },
    { heading: 'En la verja: cuatro respuestas' },
    {
      steps: [
        '**¿A qué hora podemos entrar?** Da la hora más temprana y di qué puede hacer quien llegue antes. «Llegada a partir de las 15:00. Si llegas antes, deja las maletas en el cobertizo azul: abre a las 9:00».',
        '**¿Dónde dejamos el coche?** Describe la plaza con algo que se vea de noche. «Plaza 7, debajo de la farola del cristal roto» sirve a las 23:00; «la segunda a la izquierda después de la farmacia», no.',
        '**¿Cómo se abre la puerta?** El código o dónde está la llave, y el truco que pide la cerradura. Todas tienen uno. «Tira de la puerta hacia ti mientras giras».',
        '**¿A quién llamamos si no se abre?** Un número al que alguien conteste esta noche, no una oficina que abre el lunes.',
      ],
    },
    {
      text: 'Estas cuatro van en la primera pantalla. Nadie debería tener que saltarse la foto de una puesta de sol para encontrarlas, por bonita que sea la puesta de sol.',
    },
    { heading: 'En la primera hora: cuatro más' },
    {
      from: 5,
      steps: [
        '**¿Cuál es el wifi?** Nombre y contraseña, letra por letra y de forma que se puedan copiar. Si la red se llama «MOVISTAR_4F2A», ponle otro nombre: a ti te lleva dos minutos y a cada huésped le ahorra uno.',
        '**¿Cómo sale el agua caliente?** Si hay un interruptor o un temporizador, o si toca esperar, dilo antes de la primera ducha fría. «El primer minuto sale fría: el termo está en la azotea».',
        '**¿Cómo se calienta o se enfría la casa?** Una línea por aparato, escrita como una acción. «Termostato del pasillo: gíralo a la derecha; la casa necesita media hora».',
        '**¿Cómo se enciende la placa?** El bloqueo infantil de las placas de inducción ha arruinado más cenas que el mal tiempo. «Pulsa tres segundos el candado y después elige el fuego».',
      ],
    },
    {
      text: 'Fíjate en la gramática. Cada respuesta es una instrucción, no una descripción. «Gira el mando izquierdo hasta el 3» gana a «el alojamiento dispone de un moderno sistema de calefacción». Ponte delante del aparato, hazlo una vez y escribe exactamente lo que has hecho.',
    },
    { quote: 'Si una frase no ayuda a quien carga con una maleta, su sitio está más abajo.' },
    { heading: 'Para el resto de la estancia: las cuatro últimas' },
    {
      from: 9,
      steps: [
        '**¿Dónde va la basura, y cuándo?** Contenedores, colores y horas. «Amarillo: envases. Azul: papel y cartón. Verde: vidrio. Están en la esquina de la farmacia». Es la norma que antes notan los vecinos y que ningún huésped puede adivinar.',
        '**¿Qué tenemos que respetar?** De tres a seis normas de la casa, cada una con su motivo. Nadie lee una lista más larga.',
        '**¿Tú dónde cenarías hoy?** Tres sitios que elegirías para ti, con la distancia y una frase cada uno. Una lista más larga es un buscador, y tus huéspedes ya tienen uno.',
        '**¿Cómo nos vamos?** La hora, las llaves y las dos o tres cosas que de verdad ayudan a quien limpia. Si pides más, pones a un huésped a trabajar la última mañana de sus vacaciones.',
      ],
    },
    { heading: 'El número que nadie espera necesitar' },
    {
      text: 'Añade algo que ningún huésped pide: el número de emergencias, con la dirección de la casa al lado. En todos los países de la Unión Europea es el 112, gratis desde cualquier teléfono. A quien llama le preguntan «¿Dónde se encuentra?», y quien está de vacaciones muchas veces no lo sabe. Pon la dirección completa justo al lado del número, aunque figure también en otra parte de la guía.',
    },
    { heading: 'Lo que puedes dejar fuera' },
    {
      text: 'Una guía de bienvenida se juzga por lo rápido que responde, así que cada párrafo que no responde a nada la empeora. Buenos candidatos para la tijera:',
    },
    {
      list: [
        'Instrucciones de lo que no las necesita. Nadie se ha quedado nunca perplejo ante un hervidor.',
        'La misma norma en tres sitios. Escríbela una vez, donde hace falta.',
        'Los horarios de negocios que no son tuyos. Cambian, y entonces tu guía miente; da el nombre y la distancia.',
        'Los avisos en mayúsculas. Inquietan al huésped cuidadoso y no vuelven más cuidadoso al que no lo es.',
      ],
    },
    { heading: 'Una prueba de diez minutos' },
    {
      text: 'Pide a alguien de confianza que nunca haya visto la casa que pase en ella una noche o, al menos, que llegue. Dale la guía y nada más, y no contestes al teléfono. Cada mensaje que intente mandarte es una frase que falta. Apúntala tal como la ha dicho, porque así la buscará el próximo huésped.',
    },
    {
      text: 'Después repite la prueba una vez al año, en la temporada en que la casa es distinta: la calefacción en noviembre, las persianas en marzo, el ventilador en agosto. Las casas cambian más que las guías, y la que en primavera lo decía todo rara vez lo dice todo en invierno.',
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Abre los mensajes de tus últimas cinco estancias y copia todas las preguntas en una lista. Tacha las que tu guía ya responde en sus dos primeras pantallas. Lo que queda, seguramente tres o cuatro líneas, es lo más útil que puedes escribir esta semana. Te llevará un cuarto de hora y lo agradecerán todos los huéspedes que vengan después.',
    },
  ],
  sources: [
    'El 112, número único de emergencia europeo: Directiva (UE) 2018/1972, por la que se establece el Código Europeo de las Comunicaciones Electrónicas, artículo 109.',
  ],
}
