import type { HelpTexts } from './help-texts.ts'

export const es: HelpTexts = {
  title: 'Ayuda',
  description:
    'Respuestas a lo que preguntan los anfitriones sobre las guías de bienvenida digitales: códigos, wifi, idiomas, impresión, dominios, prueba, planes y datos.',
  keywords:
    'ayuda, guía de bienvenida digital, código de la puerta, wifi, código QR, imprimir, dominio propio, prueba, cancelar',
  lead: 'Lo que nos preguntan los anfitriones, en respuestas breves. Cada una tiene una dirección que puedes enviar.',
  contents: 'En esta página',
  search: {
    label: 'Buscar en las respuestas',
    placeholder: 'Código, imprimir, cancelar…',
    one: '1 respuesta',
    other: '# respuestas',
    none: 'Ninguna respuesta contiene esas palabras. Prueba con otra o escríbenos.',
  },
  linkTo: 'Enlace a esta respuesta',
  notFound: {
    title: '¿No lo has encontrado?',
    text: 'Escríbenos. Leemos todos los mensajes y respondemos en 24 horas.',
    action: 'Escríbenos',
  },
  groups: {
    start: 'Primeros pasos',
    change: 'Cambiar una guía',
    guests: 'Qué ven los huéspedes',
    share: 'Compartir e imprimir',
    plans: 'Planes y pagos',
    account: 'Tu cuenta y tus datos',
  },
  entries: {
    'first-book': {
      question: '¿Cómo hago mi primera guía?',
      answer:
        'Elige Nueva guía de bienvenida. Siete pasos breves preguntan por el anfitrión, el alojamiento, la entrada, el wifi y las normas, el equipamiento, tus consejos y la salida. Con nombre del anfitrión, correo y nombre del alojamiento ya puedes guardar un borrador.',
    },
    import: {
      question: '¿Puedo aprovechar mi antiguo manual?',
      answer:
        'Sí. Al empezar en el editor elige importar un manual antiguo: un archivo PDF, de Word o de texto, o el texto pegado. Se lee en tu dispositivo y tú decides sobre cada frase antes de que entre en la guía.',
    },
    photos: {
      question: '¿Qué fotos puedo usar?',
      answer:
        'JPG, PNG y WebP de hasta 2 MB cada una. Las guardamos en varios tamaños para que se abran rápido en el móvil y quitamos los datos ocultos, como el lugar donde se hizo la foto.',
    },
    publish: {
      question: '¿Cuándo ven mi guía los huéspedes?',
      answer:
        'Cuando la publicas en el último paso. Un borrador solo lo ves tú: su enlace y su código QR no muestran nada a los huéspedes. Al publicarla tienes el enlace, el código QR y todo lo que se puede imprimir.',
    },
    'door-code': {
      question: 'El código de la puerta ha cambiado. ¿Qué es lo más rápido?',
      answer:
        'Abre Guías y pulsa Edición rápida. Cambia el código de la puerta, el wifi o las horas y guarda: los huéspedes lo ven al momento. También funciona con la prueba o el plan terminados, porque una cerradura nueva no puede esperar.',
    },
    'edit-book': {
      question: '¿Puedo cambiar una guía publicada?',
      answer:
        'Sí, cuando quieras. Pulsa Editar, cambia lo que necesites y guarda. El enlace y el código QR siguen siendo los mismos y los huéspedes ven el cambio al momento. Guardarla como borrador la retiraría, por eso antes te lo pregunta.',
    },
    'two-devices': {
      question: '¿Y si dos personas editan a la vez?',
      answer:
        'Nadie borra el trabajo del otro. Quien guarda en segundo lugar recibe el aviso de que la guía ha cambiado, conserva lo escrito y decide qué versión vale. Lo que aún no está guardado queda en el dispositivo y en tu cuenta, solo para ti.',
    },
    duplicate: {
      question: '¿Cómo hago una segunda guía parecida?',
      answer:
        'Abre Más en la guía y elige Duplicar. Obtienes un borrador con todos los textos, imágenes y traducciones y un nombre nuevo. La copia cuenta entre las guías de tu plan.',
    },
    'take-offline': {
      question: '¿Cómo retiro una guía por un tiempo?',
      answer:
        'Abre Más en la guía y elige Retirar de internet. Pasa a ser un borrador: el enlace y los códigos impresos dicen que la página no existe. No se borra nada y funciona sin un plan activo. Vuelve a publicarla en el último paso.',
    },
    app: {
      question: '¿Los huéspedes necesitan una aplicación o una cuenta?',
      answer:
        'No. La guía es una página que se abre en el navegador de cualquier móvil, con el enlace o el código QR. No hay que instalar nada, ni registrarse, ni saber una contraseña. Puede leerla quien tenga el enlace.',
    },
    languages: {
      question: '¿En qué idiomas la ven los huéspedes?',
      answer:
        'Los títulos y botones aparecen en inglés, italiano, francés, español o alemán, según el móvil del huésped, que puede cambiarlo. Tus propios textos quedan como los escribiste, salvo que añadas traducciones.',
    },
    translate: {
      question: '¿Se pueden traducir mis textos?',
      answer:
        'Sí, con Pro. Abre Idiomas en una guía y escribe tus textos en hasta cuatro idiomas más. Si el operador ha conectado un servicio de traducción, hace propuestas que tú revisas y aceptas. Los huéspedes nunca ven una propuesta sin aceptar.',
    },
    wifi: {
      question: '¿Cómo se conectan los huéspedes al wifi?',
      answer:
        'La guía muestra el nombre y la contraseña, que se copia con un toque. En un ordenador o en papel, el móvil puede escanear un código que lo conecta. Puedes ocultar la sección del wifi y entonces tampoco sale en lo que imprimes.',
    },
    offline: {
      question: '¿Funciona la guía sin cobertura?',
      answer:
        'Quien la ha abierto una vez puede leerla después sin cobertura en el mismo móvil. Verá lo que había entonces: un código nuevo llega en cuanto el móvil se conecta. Envía el enlace antes del viaje.',
    },
    visits: {
      question: '¿Puedo ver si los huéspedes abren la guía?',
      answer:
        'Sí. Cada guía muestra sus visitas de los últimos 30 días. Con Pro, Visitas enseña además qué copian, tocan y buscan los huéspedes, y qué no encontraron. No usamos cookies para ello ni reconocemos a ningún huésped.',
    },
    'send-link': {
      question: '¿Cómo envío la guía a los huéspedes?',
      answer:
        'Pulsa Compartir en la guía y copia el enlace en tu mensaje de reserva, o envíalo desde allí. Es el mismo para todos los huéspedes de la casa, así que basta una respuesta guardada en tu plataforma.',
    },
    'qr-code': {
      question: '¿Cambia el código QR cuando edito la guía?',
      answer:
        'No. Lleva a la guía y no a su contenido, así que los códigos impresos siguen valiendo por mucho que cambies. Solo dejan de funcionar mientras la guía es un borrador, y para siempre si la eliminas.',
    },
    printing: {
      question: '¿Qué puedo imprimir?',
      answer:
        'En Compartir hay una hoja para la nevera, una tarjeta de mesa y una pegatina para el llavero en PDF con el código QR. El wifi solo se imprime si lo marcas. El código QR solo está en PNG, o en SVG para la imprenta.',
    },
    domain: {
      question: '¿Puedo usar mi propio dominio?',
      answer:
        'Sí, con Pro. Abre Dominios, escribe un dominio o subdominio tuyo y añade en tu proveedor los registros que se muestran. Los comprobamos y te decimos cuándo funciona. Los enlaces y códigos que ya enviaste siguen funcionando.',
    },
    trial: {
      question: '¿Cuánto cuesta la prueba?',
      answer:
        'Nada. Dura 14 días con cualquiera de los planes y no pide tarjeta. Te avisamos antes de que termine. Sin suscripción no se cobra nada; si has dejado una tarjeta, el plan sigue solo después del último día.',
    },
    'basic-or-pro': {
      question: '¿Qué diferencia hay entre Basic y Pro?',
      answer:
        'Basic incluye cinco guías con enlace, código QR, impresos y títulos en cinco idiomas. Pro no tiene límite de guías y añade la traducción de tus textos, secciones propias y un diseño más libre, visitas en detalle y tu propio dominio.',
    },
    'after-plan': {
      question: '¿Qué pasa cuando termina la prueba o el plan?',
      answer:
        'Tus guías se quedan y los huéspedes siguen leyendo las publicadas. Puedes cambiar códigos, wifi y horas, compartir, retirar guías y eliminarlas. Escribir y hacer otros cambios vuelve a ser posible al suscribirte.',
    },
    cancel: {
      question: '¿Cómo cancelo?',
      answer:
        'Abre Guías y, en el recuadro de tu plan, elige cancelar la suscripción. Conservas todo hasta el final del periodo pagado y no se cobra nada más. Hasta ese día puedes cambiar de idea y reanudarla.',
    },
    password: {
      question: 'He olvidado mi contraseña. ¿Qué hago?',
      answer:
        'En la página de acceso elige el enlace de la contraseña olvidada. Si la dirección tiene una cuenta, se envía un enlace que vale una vez, durante una hora. Mira también en el correo no deseado. Después solo tienes que poner una nueva.',
    },
    'app-language': {
      question: '¿Cómo cambio el idioma de estas páginas?',
      answer:
        'Elige un idioma al pie de cualquier página, o en Idioma dentro de los ajustes de la cuenta. Nuestros mensajes también lo siguen. No cambia el idioma que ven tus huéspedes.',
    },
    export: {
      question: '¿Puedo llevarme mis datos?',
      answer:
        'Sí. En los ajustes de la cuenta está todo en un archivo ZIP: la cuenta y las guías como datos, todas las imágenes y cada guía como una página que se abre sin internet. Con plan o sin él.',
    },
    'delete-book': {
      question: '¿Qué pasa cuando elimino una guía?',
      answer:
        'Desaparece al momento, con las imágenes que solo usaba ella, y no se puede recuperar. Su enlace y sus códigos impresos dicen entonces que no existe. Si solo necesitas una pausa, retírala de internet.',
    },
    'delete-account': {
      question: '¿Cómo elimino mi cuenta?',
      answer:
        'Al final de los ajustes de la cuenta. Guías, imágenes y datos se eliminan al momento y para siempre, los enlaces y códigos impresos dejan de funcionar y la suscripción en curso termina. Descarga antes tus datos si quieres conservarlos.',
    },
  },
}
