import type { LegalTexts } from './legal-texts.ts'

export const es: LegalTexts = {
  title: 'Privacidad, condiciones y soporte',
  description:
    'Qué datos de anfitriones y huéspedes guarda Benvenuto y durante cuánto tiempo, en qué condiciones se usa y cómo contactar con soporte.',
  keywords: 'política de privacidad, condiciones del servicio, aviso legal, soporte, guía de bienvenida digital',
  lead: 'Textos breves, escritos para leerse. Describen lo que el servicio hace hoy.',
  updated: 'Última modificación: {date}',
  contents: 'En esta página',
  privacy: {
    title: 'Política de privacidad',
    lead: 'Guardamos lo que necesita una guía de bienvenida, y nada para seguirte los pasos.',
    sections: [
      {
        title: 'Quién es el responsable',
        paragraphs: [
          '{operator} gestiona este servicio y es responsable del tratamiento de los datos personales que se describen aquí. Para cualquier pregunta sobre tus datos, escribe a {email}.',
        ],
      },
      {
        title: 'Qué guardamos de los anfitriones',
        paragraphs: ['Para darte una cuenta y tus guías guardamos:'],
        points: [
          'tu nombre, tu correo electrónico y el idioma en el que nos lees;',
          'tu contraseña, solo en forma de hash (argon2id), del que no se puede recuperar;',
          'tu plan, el final de la prueba o del periodo pagado y si se usó un código de descuento;',
          'tus guías de bienvenida con sus traducciones e imágenes;',
          'los dominios propios que conectas;',
          'las estancias de tus guías, hasta 30\u00a0días después de la salida: fechas y horas, tu nota, el idioma, los códigos de la puerta y los enlaces, y cuándo han tocado los huéspedes «Ya estamos dentro» o «Ya hemos salido»;',
          'las direcciones de los calendarios que añades; de lo que contienen, solo las fechas y un hash, creado con una clave secreta, que permite reconocer una reserva. Estas direcciones, igual que los códigos y enlaces de las estancias, se guardan cifradas;',
          'los dispositivos en los que quieres notificaciones: la dirección que el navegador facilita para ello, guardada cifrada, y el tipo de dispositivo;',
          'los textos que escribes para tus huéspedes, qué mensajes de una estancia has enviado y la hora de tu correo diario;',
          'cuándo y con qué tipo de dispositivo has iniciado sesión, y los correos que te hemos enviado.',
        ],
      },
      {
        title: 'Qué guardamos de los huéspedes',
        paragraphs: [
          'Nada que los identifique. Los huéspedes no necesitan cuenta y abrir una guía no instala ninguna cookie. Si eligen un idioma, solo lo recuerda su navegador. Para que una guía se abra también sin cobertura, ese navegador guarda una copia. Si el anfitrión retira o elimina la guía, la copia se borra la próxima vez que se abra con conexión. Si un anfitrión ha añadido una estancia, conocemos sus fechas, pero ningún nombre, teléfono ni documento de los huéspedes; el código que muestra la página de una estancia solo se guarda en el móvil mientras la página lo muestra.',
          'Nuestro registro técnico anota la hora, el tipo de página y el resultado de cada petición. No contiene direcciones IP, cookies ni enlaces a guías. Para evitar que alguien adivine contraseñas contamos los intentos fallidos por cuenta y dirección IP; de ambas solo guardamos un hash creado con una clave secreta, durante tres horas como máximo. Para que nadie reciba una avalancha de correos nuestros, contamos también los que enviamos a direcciones sin confirmar, aunque sean de personas sin cuenta; de esas direcciones solo guardamos un hash creado con una clave secreta, durante ocho días como máximo. Si un correo a una dirección sin cuenta no se puede entregar, lo borramos junto con la dirección en un plazo máximo de diez días.',
          'Contamos las visitas de una guía para que su anfitrión sepa si ayuda: cuántas, qué día, en qué idioma, con qué tipo de dispositivo, por código QR o por enlace, y qué se ha usado, por ejemplo una contraseña de wifi copiada. También guardamos lo que los huéspedes buscan en una guía sin encontrarlo, pero nunca lo que parece una dirección de correo, un número de teléfono o un código, y el anfitrión solo ve una palabra cuando la han buscado dos visitantes. Para distinguir entre sí a los visitantes de un mismo día calculamos un hash de la dirección IP y el navegador con una clave que se borra cada noche; no se guardan ni la dirección ni el navegador. Lo que ocurre sin conexión se queda en el navegador del huésped hasta que la haya. Las cifras se guardan 25 meses y las palabras buscadas, seis. La base es nuestro interés legítimo en que las guías respondan a lo que preguntan los huéspedes (art. 6.1.f del RGPD).',
        ],
      },
      {
        title: 'Qué guardamos si escribes a soporte',
        paragraphs: [
          'Tu nombre, tu dirección, tu mensaje y, si tienes cuenta, tu plan: para responderte, y para responder antes a los anfitriones Pro. Borramos los mensajes al cabo de un año; los que escribiste con la sesión iniciada, también cuando eliminas tu cuenta. Para evitar abusos, contamos los mensajes por dirección IP durante una hora como máximo.',
          'Lo mismo vale para las cancelaciones y los desistimientos que declares en nuestras páginas. Los confirmamos por correo; la confirmación sigue siendo tu prueba cuando hemos borrado la declaración. Para evitar abusos, contamos estos correos por dirección durante un día como máximo. Una cancelación para una fecha posterior se guarda hasta que se ejecuta.',
        ],
      },
      {
        title: 'Qué guardamos si denuncias una página',
        paragraphs: [
          'El motivo que eliges, tu texto y, si lo das, tu correo electrónico: para que podamos mirar la página y actuar (art. 6.1.f del RGPD: un servicio que no engaña a nadie). El anfitrión no lee tu aviso. Lo borramos a los 180 días, o cuando se borra la página o su cuenta. Para evitar abusos, contamos los avisos por dirección IP durante una hora como máximo.',
        ],
      },
      {
        title: 'Una guía publicada la lee quien tenga el enlace',
        paragraphs: [
          'Ese es su propósito: quien está ante la puerta no debería necesitar una contraseña. El enlace contiene un código aleatorio imposible de adivinar y pedimos a los buscadores que no incluyan las guías. Pero quien reciba el enlace o escanee el código QR puede leerlo todo, también el código de la puerta y la contraseña del wifi, salvo que solo los muestres a los huéspedes de las estancias: entonces están en la página de cada estancia, durante el tiempo que elijas.',
          'Si conectas un dominio propio, comprobamos sus registros DNS con regularidad y obtenemos un certificado; el nombre del dominio figura entonces en los registros públicos de certificados. Si muestras la lista de tus guías en esa dirección, quien conozca el dominio puede abrirlas todas.',
          'Los borradores solo los ves tú. También conservamos lo que has escrito en el editor y aún no has guardado, para que puedas seguir en otro dispositivo: hasta que lo guardes o lo descartes, y 90 días como máximo. Cuando eliminas una guía, su enlace deja de funcionar al instante.',
        ],
      },
      {
        title: 'Imágenes',
        paragraphs: [
          'Cada imagen que subes se vuelve a generar y se guarda sin metadatos: ni lugar, ni cámara, ni fecha. El archivo original no se conserva. Las imágenes que ya no están en ninguna guía ni en ningún borrador sin guardar se borran al cabo de una semana, más o menos.',
        ],
      },
      {
        title: 'Cookies y almacenamiento del navegador',
        paragraphs: ['Solo lo que hace falta para que el servicio funcione:'],
        points: [
          'una cookie de sesión, cuando entras, durante 30 días desde tu última visita;',
          'una cookie con la que reconocemos un navegador en el que ya has entrado, para que nadie te deje fuera intentando adivinar tu contraseña, durante un año;',
          'una cookie para el captcha, donde te lo pedimos, durante quince minutos como máximo;',
          'una cookie de idioma, cuando eliges uno, entras o pasas al registro o al acceso desde una página en otro idioma, durante un año;',
          'tu respuesta a la pregunta sobre publicidad, durante seis meses, si te la hicimos;',
          'donde introduces una tarjeta, cookies de Stripe contra el fraude, hasta un año;',
          'en el almacenamiento de tu navegador: el plan que elegiste y el código de descuento que escribiste antes de registrarte, lo que escribiste en la demo, lo que has escrito y aún no has guardado (durante 90 días como máximo) y anotaciones, por ejemplo que has iniciado sesión o qué primeros pasos has dado. A diferencia de las cookies, ese contenido no se nos envía con cada petición.',
        ],
      },
      {
        title: 'Ningún seguimiento sin tu consentimiento',
        paragraphs: [
          'Las fuentes, las imágenes y los códigos QR salen de nuestro servidor: ningún tercero sabe qué página lees. La medición publicitaria está desactivada salvo que quien gestiona el servicio la haya configurado. En ese caso un aviso te pregunta, y no se carga ni se envía nada antes de que aceptes.',
          'Si aceptas, tu navegador carga el píxel de Meta Platforms Ireland Ltd. El píxel instala sus propias cookies durante 90 días como máximo y recibe tu dirección IP, la página en la que estás y estos pasos: ver los precios, una demo o un artículo, registrarte, elegir un plan, contratarlo (con su precio), publicar una primera guía y compartir una guía. No se transmiten nombres, correos electrónicos ni el contenido o los enlaces de las guías. Las páginas de los huéspedes nunca cargan el píxel, y desde el editor de guías y los ajustes de la cuenta no se envía nada.',
          'Rechazar es tan fácil como aceptar y no cambia nada más. Puedes cambiar tu respuesta cuando quieras en «Configurar cookies», al pie de la página: tras un rechazo no se envía nada más y se borran las cookies del píxel en nuestro sitio. Un navegador que envía la señal Global Privacy Control cuenta como rechazo.',
        ],
      },
      {
        title: 'Quién más trata datos',
        paragraphs: ['Solo quienes necesitamos para que el servicio funcione, y solo para eso:'],
        points: [
          'la empresa que aloja nuestros servidores y el almacén de imágenes;',
          'la empresa que te entrega nuestros correos;',
          'los sitios cuyos calendarios añades: nuestro servidor lee esos calendarios con regularidad y no comunica nada más a los sitios;',
          'el servicio de notificaciones de tu navegador (de Google, Apple, Mozilla o Microsoft), solo si activas las notificaciones: transmite mensajes que ciframos y que solo tu dispositivo puede leer;',
          'un servicio de traducción, solo si quien gestiona el servicio ha configurado uno y solo cuando le pides sugerencias: recibe líneas de los textos de tu guía y los dos idiomas, pero nunca tu nombre, tu cuenta ni los códigos, números y direcciones que reconocemos en ellas;',
          'Meta Platforms Ireland Ltd., para medir la publicidad, solo si está configurado y has aceptado;',
          'Stripe Payments Europe, Limited, si pagas un plan: recibe tu nombre, tu correo, tu idioma y lo que compras. Los números de tarjeta van directamente a Stripe y nunca pasan por nuestros servidores.',
        ],
      },
      {
        title: 'Cuánto tiempo y con qué base',
        paragraphs: [
          'Tus guías y los datos de tu cuenta se conservan mientras la tengas. Las guías las eliminas tú en tu perfil y la cuenta entera en sus ajustes: cuenta, guías, imágenes, correos y los mensajes que escribiste con la sesión iniciada se eliminan entonces al instante. Si usaste un código de descuento, queda un hash de tu dirección de correo, creado con una clave secreta, para que nadie use el código dos veces; de él no se puede deducir la dirección. En los ajustes de la cuenta también puedes descargar tu cuenta, las guías, las estancias, las imágenes, el recuento de visitas y los mensajes a soporte. Las facturas se conservan el tiempo que exige la normativa fiscal. Queda un registro de lo que nuestro personal ha hecho en las cuentas; tu dirección desaparece de él con tu cuenta.',
          'Tratamos los datos de la cuenta para ejecutar el contrato contigo (art. 6.1.b del RGPD), los mensajes a soporte porque nos pides una respuesta (la misma base, o el art. 6.1.f si no hay contrato), los registros, los contadores de intentos y el hash de un código de descuento usado para proteger el servicio de abusos (art. 6.1.f) y la medición publicitaria solo con tu consentimiento (art. 6.1.a), que puedes retirar cuando quieras.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          'Puedes pedir una copia de tus datos, hacer que se corrijan o se borren, limitar su uso u oponerte a él, y llevártelos a otro servicio. Escribe a {email}. También puedes reclamar ante la autoridad de protección de datos de tu país.',
        ],
      },
    ],
  },
  terms: {
    title: 'Condiciones del servicio',
    lead: 'Qué puedes esperar de nosotros y qué esperamos de ti.',
    sections: [
      {
        title: 'El contrato',
        paragraphs: [
          'Estas condiciones se aplican entre tú y {operator} cuando creas una cuenta. El servicio te permite escribir guías de bienvenida digitales para tus alojamientos y compartirlas con tus huéspedes mediante un enlace o un código QR.',
        ],
      },
      {
        title: 'Tu cuenta',
        paragraphs: [
          'Indica tu nombre real y un correo que leas, no compartas tu contraseña y avísanos si alguien más puede conocerla. Respondes de lo que ocurre en tu cuenta.',
        ],
      },
      {
        title: 'Prueba gratuita',
        paragraphs: [
          'Cada cuenta puede probar un plan durante 14 días, una sola vez. No hace falta tarjeta. Cambiar de plan durante la prueba no la reinicia. Te avisamos por correo antes de que termine, salvo que hayas desactivado los recordatorios; si para entonces no te has suscrito, no se cobra nada.',
        ],
      },
      {
        title: 'Planes y pago',
        paragraphs: [
          'Los precios son los que muestra la página de precios cuando te suscribes. El plan se renueva cada mes hasta que lo canceles. Desde tu perfil puedes subir o bajar de plan o cancelar cuando quieras: la subida empieza al momento y se paga por lo que queda de mes; la bajada y la cancelación se aplican al final del mes pagado.',
          'Basic incluye cinco guías; Pro, las que quieras dentro de un uso razonable: para los alojamientos que alquilas, con los textos y las imágenes que necesitan los huéspedes. Cuando un tamaño o un número tiene límite, la pantalla lo indica. Si un código de descuento deja un plan gratis, la pantalla lo indica junto con su duración.',
        ],
      },
      {
        title: 'Cuando termina un plan',
        paragraphs: [
          'Ya no puedes crear ni editar guías, salvo el código de la puerta, el wifi y los horarios, pero sí leerlas, compartirlas, eliminarlas y gestionar sus estancias. Las guías publicadas se pueden seguir leyendo, para que los códigos QR impresos sigan funcionando.',
          'Lo que solo tiene Pro, como tus traducciones, diseños, secciones propias y dominios, se conserva y vuelve con Pro. Hasta entonces los huéspedes ven tus guías como las muestra Basic, y tus dominios llevan a los enlaces de las guías.',
        ],
      },
      {
        title: 'Tus contenidos',
        paragraphs: [
          'Lo que escribes y subes sigue siendo tuyo. Nos permites guardarlo y mostrarlo a quien abra tu enlace mientras esté en tu cuenta. Publica solo lo que tengas derecho a publicar y ningún dato personal de tus huéspedes. Recuerda que una guía publicada está abierta a quien tenga el enlace: cambia los códigos de la puerta con la frecuencia que necesite tu alojamiento. Conecta solo dominios que sean tuyos.',
        ],
      },
      {
        title: 'Qué no está permitido',
        paragraphs: [
          'Contenidos ilícitos o engañosos, intentos de dañar o saturar el servicio y registros automáticos en masa. En esos casos podemos bloquear una guía o una cuenta, y te decimos por qué.',
        ],
      },
      {
        title: 'Qué prometemos y qué no',
        paragraphs: [
          'Gestionamos el servicio con cuidado y mostramos tus cambios al momento, pero no podemos garantizar que nunca se interrumpa. Una guía no sustituye los avisos de seguridad que la ley obliga a tener en el alojamiento. Comprueba los números de emergencia que publicas. Las sugerencias de un traductor automático pueden estar equivocadas: léelas antes de aceptarlas.',
          'Respondemos sin límite en caso de dolo o culpa grave y de daños a la vida, la integridad física o la salud; en los demás casos, solo del daño previsible por incumplir una obligación esencial. Los derechos que la ley da a los consumidores no se ven afectados.',
        ],
      },
      {
        title: 'Fin del contrato y cambios',
        paragraphs: [
          'Puedes borrar tu cuenta cuando quieras. Nosotros podemos poner fin al contrato con un preaviso de 30 días. Si cambiamos estas condiciones, te lo decimos por correo 30 días antes; si no estás de acuerdo, puedes irte antes de que se apliquen.',
          'Se aplica la legislación del país en el que está establecido {operator}. Si eres consumidor, conservas la protección obligatoria de la ley de tu país.',
        ],
      },
    ],
  },
  withdrawal: {
    title: 'Derecho de desistimiento',
    lead: 'Para los consumidores que han contratado un plan. Es la información que prevé la ley.',
    sections: [
      {
        title: 'Tu derecho de desistimiento',
        paragraphs: [
          'Tienes derecho a desistir de este contrato en un plazo de 14 días naturales sin necesidad de justificación. El plazo de desistimiento expirará a los 14 días naturales del día de la celebración del contrato.',
          'Para ejercer el derecho de desistimiento, debes notificarnos ({trader}) tu decisión de desistir del contrato a través de una declaración inequívoca (por ejemplo, una carta enviada por correo postal o un correo electrónico). Puedes utilizar el modelo de formulario de desistimiento que figura abajo, aunque su uso no es obligatorio.',
          'También puedes ejercer tu derecho de desistimiento por internet en {page}. Si utilizas esta función, te enviaremos sin demora indebida un acuse de recibo en un soporte duradero (por ejemplo, por correo electrónico), con el contenido del desistimiento y la fecha y la hora de su presentación.',
          'Para cumplir el plazo de desistimiento, basta con que la comunicación relativa al ejercicio de este derecho sea enviada antes de que venza el plazo correspondiente.',
        ],
      },
      {
        title: 'Consecuencias del desistimiento',
        paragraphs: [
          'Si desistes de este contrato, te devolveremos todos los pagos recibidos de ti sin ninguna demora indebida y, en todo caso, a más tardar 14 días naturales a partir de la fecha en la que se nos informe de tu decisión de desistir del contrato. Procederemos a efectuar dicho reembolso utilizando el mismo medio de pago empleado por ti para la transacción inicial, a no ser que hayas dispuesto expresamente lo contrario; en todo caso, no incurrirás en ningún gasto como consecuencia del reembolso.',
          'Si has solicitado que la prestación de servicios dé comienzo durante el período de desistimiento, nos abonarás un importe proporcional a la parte ya prestada del servicio en el momento en que nos hayas comunicado tu desistimiento del contrato, en relación con el objeto total del contrato.',
        ],
      },
      {
        title: 'Modelo de formulario de desistimiento',
        paragraphs: ['(Cumplimenta y envía este formulario solo si deseas desistir del contrato).'],
        points: [
          'A la atención de {trader}:',
          'Por la presente comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de prestación del siguiente servicio:',
          'Contratado el',
          'Nombre del consumidor o de los consumidores',
          'Domicilio del consumidor o de los consumidores',
          'Firma del consumidor o de los consumidores (solo si este formulario se presenta en papel)',
          'Fecha',
          '(*) Táchese lo que no proceda.',
        ],
      },
    ],
  },
  support: {
    title: 'Soporte',
    lead: 'Te responde una persona. Dinos de qué guía se trata y qué esperabas que pasara; por favor, no envíes contraseñas.',
    write: 'Escribe a',
    hours: 'De lunes a viernes, de 9 a 18 h (hora de Nueva York)',
    reply: 'Respondemos en menos de 24 horas.',
  },
  about: {
    title: 'Sobre Benvenuto',
    lead: '«Benvenuto» significa «bienvenido» en italiano. Es un pequeño servicio para quienes alquilan casas: una guía por casa, que se lee en cualquier móvil, de pie ante la puerta y con dos maletas.',
    operator: 'Gestionado por',
  },
}
