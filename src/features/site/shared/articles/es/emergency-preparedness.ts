import type { ArticleText } from '../article.ts'

export const emergencyPreparedness: ArticleText = {
  slug: 'emergencias-alojamiento-turistico-como-prepararse',
  changed: '2026-11-28',
  seoTitle: 'Emergencias en un alojamiento turístico',
  seoDescription:
    'Qué va en la página de emergencias de una guía de bienvenida, qué revisar en la casa dos veces al año y cómo escribir para alguien que tiene miedo.',
  keywords:
    'seguridad alojamiento turístico, emergencias vivienda turística, detector de humo, monóxido de carbono, extintor, 112',
  body: [
    {
      text: 'Son las tres y diez de la madrugada. Algo huele a quemado, un niño llora y dos personas que llegaron ayer están en un pasillo oscuro que han visto una sola vez. No saben dónde está el cuadro eléctrico. No saben cómo se llama la calle. Una de ellas tiene un móvil en la mano.',
    },
    {
      text: 'Todo lo que escribes sobre emergencias lo escribes para esas dos personas. No pueden leer un párrafo. Pueden leer un número, una dirección y un verbo.',
    },
    { heading: 'La página de emergencias, línea por línea' },
    {
      steps: [
        '**El número.** El 112 funciona en todos los países de la Unión Europea, desde cualquier teléfono y gratis; en España moviliza a sanitarios, bomberos y policía. También funciona en muchos otros países, pero no en todos: en México, por ejemplo, el número es el 911. Que sea lo más grande de la página y que se llame con un toque.',
        '**La dirección**, completa, como la necesita un servicio de rescate: calle, número, municipio, código postal. Añade la planta y el timbre o, si la casa no tiene número, el punto kilométrico o lo que se ve en el cruce. Lo primero que preguntan es dónde estás.',
        '**Cómo se sale.** Una frase por planta. «Desde los dormitorios: baja la escalera; a la izquierda, la puerta verde se abre sin llave». Y un punto de encuentro, fuera y fácil de nombrar: «en el pozo».',
        '**Qué hay que cerrar.** Gas, agua, luz: dónde y hacia qué lado se gira. «Gas: bombona debajo del fregadero, baja la palanca negra».',
        '**Dónde están las cosas.** Extintor, manta ignífuga, botiquín, linterna. Nombra el armario, no la idea.',
        '**Quién más puede ayudar**: tú, y una persona cercana que tenga llave, con las horas en que de verdad hay quien conteste.',
      ],
    },
    {
      text: 'Y ahí se acaba. Lo demás que te venga a la cabeza, la historia de la caldera o el teléfono de la oficina de turismo, va en otra página.',
    },
    { heading: 'Escribe para alguien que tiene miedo' },
    {
      text: 'Bajo tensión se ve menos, se recuerda menos y se lee peor. No es una debilidad de tus huéspedes; la atención funciona así. Escribe, pues, con palabras cortas, el verbo delante y una acción por línea. Los números, en cifras. Repite aquí la dirección aunque esté en otra página: en un pasillo oscuro nadie vuelve hacia arriba. Y que a esta página se llegue con un toque desde cualquier punto de la guía.',
    },
    { quote: 'No pueden leer un párrafo. Pueden leer un número, una dirección y un verbo.' },
    {
      text: 'Ten también una copia impresa, por dentro de la puerta de la calle o junto al cuadro eléctrico. Los móviles se quedan sin batería justo cuando la luz lleva seis horas cortada. Una guía digital es la mejor 364 días al año; la hoja de papel es para el que queda.',
    },
    { heading: 'La casa: dos veces al año, con el cambio de hora' },
    {
      text: 'Ninguna página sirve en una casa donde el detector no tiene pila. Los fabricantes piden que los detectores se prueben cada mes; hazlo entre una salida y una llegada. Y cuando cambia la hora, en primavera y en otoño, recorre la casa con toda la lista. En una casa pequeña se tarda unos diez minutos.',
    },
    {
      list: [
        'Pulsa el botón de prueba de **cada detector de humo**. Muchos servicios de bomberos aconsejan uno en cada dormitorio, otro en el pasillo y otro en cada planta; las normas de tu comunidad autónoma pueden ser distintas.',
        'Pulsa el del **detector de monóxido de carbono**. Hace falta en toda casa con caldera o calentador de gas, estufa, chimenea o garaje adosado. El monóxido no huele ni se ve, y mata a la gente mientras duerme.',
        'Lee la fecha del **extintor** y la de los propios detectores. Los de humo se cambian a los diez años de fabricados; los de monóxido, por lo general, entre los cinco y los diez; lo pone en la etiqueta.',
        'Abre el **botiquín**. Nunca quedan tiritas.',
        'Enciende la **linterna**. Mejor aún: ten una que se cargue en el enchufe y se encienda sola cuando se va la luz.',
        'Recorre **el camino de salida** a oscuras. Si para salir hace falta una llave, cambia la cerradura: entre el humo nadie encuentra una llave.',
        'Mira **la piscina, el balcón y la escalera** con los ojos de un niño de dos años.',
        'Comprueba **los números de tu página**: llama a tus personas de confianza, busca los demás y no marques nunca el 112 para probar. Casi siempre ha cambiado alguno.',
      ],
    },
    { heading: 'Las emergencias que no lo son' },
    {
      text: 'Muchas llamadas a las tres de la madrugada son por algo menor: se ha ido la luz, gotea el techo, se ha partido la llave, un detector pita porque se le acaba la pila. Quien sabe resolver las dos primeras no tendrá que despertarte, y tampoco llamará al 112. Dedica a cada una dos líneas, al lado de la página de emergencias pero no en ella.',
    },
    {
      example: 'Líneas que puedes adaptar',
      text: '¿Se ha ido la luz? Cuadro eléctrico: entrada, detrás de los abrigos. Habrá un interruptor bajado; súbelo. Si salta otra vez, desenchufa el hervidor y prueba de nuevo. ¿Sale agua donde no debe? Llave de paso: rueda roja debajo de la escalera; gírala a la derecha hasta el tope. Después llámanos, a cualquier hora.',
    },
    {
      text: 'Fíjate en las últimas palabras. Decide de antemano para qué quieres que te despierten y dilo sin rodeos: «De noche, solo por una fuga de agua o un incendio». Los huéspedes agradecen un límite claro y lo respetan.',
    },
    { heading: 'Conoce los peligros de tu zona' },
    {
      text: 'Cada sitio tiene un riesgo que quienes viven allí ya no ven. Las corrientes de una playa sin bandera. Los incendios forestales de agosto y la carretera que se corta primero. La rambla seca que se llena en veinte minutos, las medusas, la nieve en el puerto. Escribe una línea sobre el riesgo o los dos riesgos reales en tu zona: qué hay que hacer y dónde salen los avisos (la AEMET y Protección Civil). No un catálogo: dos líneas, como se lo dirías a un amigo en la puerta.',
    },
    { heading: 'Qué te exige la ley' },
    {
      text: 'El alquiler turístico está regulado, y de forma distinta en cada país; en España, además, en cada comunidad autónoma y a veces en cada municipio: detectores, extintores, revisiones del gas, vallas de piscina, carteles. El registro de viajeros es obligatorio en todas. Una guía de bienvenida no sustituye nada de esto. Pregunta a tu ayuntamiento o a tu asociación qué normas valen para una casa como la tuya y guarda los certificados donde los encuentres. Pregunta también a tu seguro si cubre a los huéspedes: muchas pólizas de hogar los excluyen, y la gente se entera después.',
    },
    { heading: 'Cuando ya ha pasado algo' },
    {
      text: 'Si puedes, ve. Si no, llama. Pregunta primero por las personas y solo después por la casa; recordarán ese orden toda la vida. Apunta en menos de un día qué pasó y qué faltaba: esa nota es la próxima versión de tu página.',
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Abre tu guía, dásela a alguien y di: «Hay un incendio. ¿Dónde estamos y qué haces?». Después cuenta. Si antes de llegar a diez ha encontrado el número, la dirección y la salida, ya está. Si no, ya sabes qué escribir esta noche.',
    },
  ],
  sources: [
    'El 112, número único de emergencia europeo: Directiva (UE) 2018/1972, por la que se establece el Código Europeo de las Comunicaciones Electrónicas, artículo 109.',
    'Registro de viajeros en España: Real Decreto 933/2021, de 26 de octubre.',
    'Prueba y sustitución de detectores: National Fire Protection Association (NFPA), «Installing and Maintaining Smoke Alarms»; Consumer Product Safety Commission de Estados Unidos, «CO Alarms»; Kidde, «Replace and Upgrade».',
  ],
}
