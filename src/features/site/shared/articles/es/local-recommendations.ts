import type { ArticleText } from '../article.ts'

export const localRecommendations: ArticleText = {
  slug: 'como-recomendar-sitios-cercanos-huespedes',
  changed: '2026-11-28',
  seoTitle: 'Cómo recomendar sitios cercanos a tus huéspedes',
  seoDescription:
    'Cuántos sitios recomendar, cómo describirlos en una frase, cómo mantener la lista al día y qué escribir para la lluvia, los niños y los domingos.',
  keywords:
    'recomendaciones para huéspedes, recomendar restaurantes Airbnb, qué hacer cerca del alojamiento, guía de bienvenida, sitios cercanos',
  body: [
    {
      text: 'Tus huéspedes llevan en el bolsillo un móvil que conoce todos los restaurantes en cincuenta kilómetros a la redonda, con fotos, cartas y cuatro mil opiniones. Aun así te van a preguntar dónde comer. No quieren información; tienen demasiada. Quieren que alguien que ha estado allí les diga: ve a este, siéntate fuera, pide las sardinas.',
    },
    {
      text: 'Ahí está toda la tarea. El resto de este artículo trata de hacerla en pocas palabras, de que siga siendo verdad y de no olvidar el día de lluvia.',
    },
    { heading: 'Tres es una recomendación, doce es una lista' },
    {
      text: 'En un estudio que se ha hecho famoso, Sheena Iyengar y Mark Lepper dieron a probar mermeladas a los clientes de una tienda. Una mesa con veinticuatro atraía a más gente que otra con seis, pero entre quienes solo vieron seis la proporción de los que compraron un tarro fue unas diez veces mayor (el 30\u00a0% frente al 3\u00a0%). No es una ley: cincuenta experimentos sobre la elección, tomados en conjunto, no muestran ningún efecto de media. Una revisión más reciente explica por qué: elegir entre muchos perjudica cuando no se sabe qué se busca, se tiene poco tiempo y cuesta comparar. Es decir, de vacaciones, con hambre y por primera vez en tu pueblo.',
    },
    {
      text: 'Así que elige tres sitios para comer y que sean distintos entre sí. Un buen trío es el fácil, el bueno y el barato:',
    },
    {
      list: [
        '**El fácil**: cerca, abierto casi todos los días, cómodo con niños, sin reserva y con la cocina abierta antes de las nueve. Para la primera noche.',
        '**El bueno**: donde llevarías a tu hermana por su cumpleaños. Con el número al que llamar.',
        '**El barato**: el bar del mercado, el puesto de churros, la panadería que a las once saca algo caliente del horno.',
      ],
    },
    {
      text: 'Si conoces diez, guárdate los otros siete para cuando alguien pregunte. «¿Conoces alguno sin pescado?» merece una respuesta personal, y te da motivo para escribirla.',
    },
    { heading: 'Una frase, cuatro ingredientes' },
    {
      text: 'Casi todas las recomendaciones fallan porque están hechas de adjetivos. Bonito, típico, auténtico, con buen ambiente: todo eso vale para cualquier lugar del mundo. Una frase que sirve dice qué es, por qué se va, un detalle que solo conoce quien va a menudo y cómo se llega.',
    },
    {
      example: 'Antes',
      text: 'Casa Paca. Restaurante típico muy bonito, con un ambiente estupendo y auténtica comida casera. ¡Muy recomendable!',
    },
    {
      example: 'Después',
      text: 'Casa Paca, 350\u00a0m, pescado. Pide lo que haya entrado hoy: está en la pizarra, no en la carta. Las dos mesas de la pared tienen sol hasta última hora; llama antes de las siete para reservar una.',
    },
    {
      text: 'La segunda versión apenas es más larga, y un huésped puede usarla sin preguntar nada a nadie. Fíjate en que no tiene ni un elogio. El detalle de las mesas ya lo es.',
    },
    { heading: 'La distancia, sin trampas' },
    {
      text: 'Da la distancia en metros para todo lo que esté a un paseo, y en minutos en coche para lo demás. Mídela una vez por el camino que se hace a pie, no sobre el mapa. Si hay escalones, di cuántos: «250\u00a0m, pero a la vuelta son 180 escalones» es una atención con las rodillas y los carritos. Si el camino está oscuro, di que la linterna está en el cajón.',
    },
    {
      text: 'Luego añade lo que solo tú puedes saber del camino: el atajo de la ermita, el lado de la carretera que tiene acera, la calle donde se aparca gratis a partir de las ocho. Un mapa enseña dónde está un sitio. Solo un vecino sabe cómo es el camino con un carrito, en sandalias o después de dos copas de vino.',
    },
    { heading: 'Más allá de los restaurantes' },
    {
      text: 'Por la comida preguntan todos; estas son las cosas que también necesitan y por las que casi nadie pregunta.',
    },
    {
      list: [
        '**El desayuno de mañana.** El sitio más cercano con pan y leche, y si abre los domingos.',
        '**Un paseo desde la puerta.** No el famoso. El de cuarenta minutos, sin coche.',
        '**Un sitio para bañarse o sentarse**, con la hora del día en que se está bien.',
        '**Lo práctico**: farmacia, cajero, centro de salud, gasolinera, lavandería. Aburrido hasta el momento en que es urgente.',
        '**Cómo moverse**: la parada con el nombre que usa el conductor, dónde se compra el billete y a qué hora sale el último autobús.',
        '**Una noche de copas**, si la hay, y la verdad si no la hay. «El pueblo se acuesta a las once; el bar con música más cercano está a 12\u00a0min en coche» ahorra una noche perdida.',
      ],
    },
    { heading: 'Los tres días malos' },
    {
      text: 'En todas partes hay tres días para los que nadie viene preparado, y la guía que los tiene en cuenta se recuerda.',
    },
    {
      steps: [
        '**El día de lluvia.** Dos cosas bajo techo, una de ellas para niños. Un taller, una piscina cubierta, el cine que los martes pasa películas en versión original.',
        '**El día en que todo está cerrado.** Los domingos por la tarde, los lunes, el día del patrón. Di qué tienda abre de todos modos, y hasta qué hora.',
        '**El último día.** La salida es a las 10:00 y el vuelo a las 19:00. ¿Dónde se puede dejar el equipaje, en qué playa hay duchas, qué sitio pilla de camino al aeropuerto?',
      ],
    },
    { heading: 'Escribe como un vecino, no como un folleto' },
    {
      text: 'Puedes tomar partido. Puedes decir que el sitio caro de la plaza no lo vale, siempre que lo cuentes como gusto tuyo y sin ofender: «Preferimos Casa Paca a los restaurantes de la plaza». Puedes reconocer que no has estado en algún lugar: «Dicen los huéspedes que por la ruta en kayak merece la pena madrugar». Frases así hacen creíbles las demás.',
    },
    {
      text: 'Lo que no debes hacer es cobrar por una recomendación y callártelo. Si un café invita a tus huéspedes, di que es un acuerdo. El derecho de la Unión Europea prohíbe a las empresas la publicidad encubierta, y en todas partes los huéspedes acaban por saberlo.',
    },
    { quote: 'Información hay en todas partes. Lo que te piden es criterio.' },
    { heading: 'Que siga siendo verdad' },
    {
      text: 'Una recomendación caduca. El cocinero se va, el autobús cambia, la panadería cierra en noviembre. Un mal consejo es peor que ninguno, porque cuesta una noche y la confianza en todos los demás. Ten una lista lo bastante corta para mantenerla, y repásala en fechas fijas:',
    },
    {
      list: [
        'Dos veces al año, antes y después de la temporada, recorre la lista a pie o por teléfono. Con nueve sitios se tarda una hora.',
        'Deja fuera lo que cambia cada semana. El nombre y la distancia duran; los horarios y los precios, no.',
        'Cuando un huésped te avise de que algo ha cerrado, quítalo el mismo día. En una guía digital se tarda menos que en darle las gracias.',
        'Haz una pregunta a la salida: «¿Dónde has comido mejor?». Al cabo de una temporada, tus huéspedes habrán encontrado el sitio que no conocías.',
      ],
    },
    { heading: 'Ponlos en el orden en que hacen falta' },
    {
      text: 'Nadie lee una lista de sitios de arriba abajo; cada cual busca su próxima hora. Empieza, pues, por lo primero que hace falta: dónde cenar hoy, dónde comprar pan mañana, luego el paseo, la playa, la noche de copas y, al final, las direcciones útiles que todos esperan no necesitar. Dentro de cada grupo, primero lo más cercano. Si dos sitios se parecen mucho, quita uno. Y díselo a quienes recomiendas, una vez, cuando pases por allí: te avisarán si cierran por vacaciones, quizá guarden la mesa de la pared, y a tus huéspedes los recibirán como a amigos tuyos.',
    },
    { heading: 'Di para quién es' },
    {
      text: 'El mismo sitio encanta a unos y les arruina la noche a otros. Bastan unas palabras: «con niños, antes de las nueve», «para dos, no para seis», «ruidoso, y de eso se trata», «hay escaleras y no hay ascensor». No excluyes a nadie; dejas elegir. La queja educada, la que empieza por «estuvo bien, pero», casi siempre habla de un buen sitio para otra persona.',
    },
    { heading: 'Una plantilla para una tarde' },
    {
      text: 'Coge un folio y deja sitio para tres lugares donde comer, dos donde tomar algo, dos tiendas, dos planes para un día bueno, dos para uno malo y cuatro direcciones útiles. Quince líneas. En cada una, el nombre, la distancia y una frase con los cuatro ingredientes. Si no se te ocurre el detalle que solo conoce quien va a menudo, ve antes de recomendarlo. Es la parte agradable del trabajo.',
    },
    {
      text: 'Después lee el folio en voz alta a alguien que no viva allí. Donde te pregunte «¿cuál?», «¿está lejos?» o «¿hay que reservar?», la frase no está terminada.',
    },
    { heading: 'Para hacer hoy' },
    {
      text: 'Busca el texto más largo de tu lista y redúcelo a una frase: qué es, por qué se va, qué sabe quien va a menudo, a qué distancia está. Luego, el segundo más largo. Con el tercero ya no te hará falta este artículo.',
    },
  ],
  sources: [
    'Iyengar y Lepper, «When Choice Is Demotivating», Journal of Personality and Social Psychology 79 (2000), 995–1006.',
    'Scheibehenne, Greifeneder y Todd, «Can There Ever Be Too Many Options? A Meta-Analytic Review of Choice Overload», Journal of Consumer Research 37 (2010), 409–425.',
    'Chernev, Böckenholt y Goodman, «Choice Overload: A Conceptual Review and Meta-Analysis», Journal of Consumer Psychology 25 (2015), 333–358.',
    'Publicidad encubierta: Directiva 2005/29/CE, relativa a las prácticas comerciales desleales, artículo 7, apartado 2.',
  ],
}
