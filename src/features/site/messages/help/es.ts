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
    text: 'Escríbenos. Leemos todos los mensajes y respondemos en menos de 24 horas.',
    action: 'Escríbenos',
  },
  groups: {
    start: 'Primeros pasos',
    change: 'Cambiar una guía',
    guests: 'Qué ven los huéspedes',
    stays: 'Estancias, códigos y calendarios',
    share: 'Compartir e imprimir',
    plans: 'Planes y pagos',
    account: 'Tu cuenta y tus datos',
  },
  entries: {
    'first-book': {
      question: '¿Cómo hago mi primera guía?',
      answer:
        'Elige «Nueva guía de bienvenida». Siete pasos breves te piden tus datos, el alojamiento, la llegada, el wifi y las normas, el equipamiento, tus consejos y la salida. Con tu nombre, tu correo y el nombre del alojamiento ya puedes guardar un borrador; lo demás puede esperar.',
    },
    import: {
      question: '¿Puedo importar el manual que ya tengo?',
      answer:
        'Sí. Al empezar en el editor, pulsa «Importar un manual que ya tienes» y elige un archivo PDF, de Word o de texto, o pega el texto. Se lee solo en tu dispositivo y tú decides sobre cada frase antes de que entre en la guía.',
    },
    photos: {
      question: '¿Qué fotos puedo usar?',
      answer:
        'JPG, PNG y WebP de hasta 2 MB cada una. Una foto más grande, como casi todas las del móvil, se reduce en tu dispositivo: solo tienes que pulsar «Usar esta foto». Las guardamos en varios tamaños para que se abran rápido en el móvil y quitamos los datos ocultos, como el lugar donde se hizo la foto.',
    },
    publish: {
      question: '¿Cuándo ven mi guía los huéspedes?',
      answer:
        'Cuando la publicas en el último paso. Un borrador solo lo ves tú: su enlace y su código QR no muestran nada a los huéspedes. Al publicarla recibes el enlace, el código QR y todo lo que se puede imprimir.',
    },
    'door-code': {
      question: 'El código de la puerta ha cambiado. ¿Cómo lo actualizo rápidamente?',
      answer:
        'Abre «Guías» y pulsa «Edición rápida». Cambia el código de la puerta, el wifi o las horas y guarda: los huéspedes lo ven al momento. También funciona con la prueba o el plan terminados, porque una cerradura nueva no puede esperar.',
    },
    'edit-book': {
      question: '¿Puedo cambiar una guía publicada?',
      answer:
        'Sí, cuando quieras. Pulsa «Editar», cambia lo que necesites y guarda. El enlace y el código QR siguen siendo los mismos y los huéspedes ven el cambio al momento. «Guardar borrador» retiraría la guía; por eso antes te pide confirmación.',
    },
    'two-devices': {
      question: '¿Y si dos personas editan a la vez?',
      answer:
        'Nadie borra el trabajo del otro. Quien guarda después recibe un aviso de que la guía ha cambiado, conserva lo que ha escrito y decide qué versión se queda. Lo que aún no está guardado queda en el dispositivo y en tu cuenta, solo para ti.',
    },
    duplicate: {
      question: '¿Cómo hago una segunda guía parecida?',
      answer:
        'Abre «Más» en la guía y elige «Duplicar». Obtienes un borrador con todos los textos, fotos y traducciones y un nombre nuevo. La copia cuenta entre las guías de tu plan.',
    },
    'take-offline': {
      question: '¿Cómo retiro una guía durante un tiempo?',
      answer:
        'Abre «Más» en la guía y elige «Retirar la guía». Pasa a ser un borrador: el enlace y los códigos impresos dicen entonces que la página no existe. No se borra nada y funciona sin un plan activo. Vuelve a publicarla en el último paso.',
    },
    app: {
      question: '¿Los huéspedes necesitan una app o una cuenta?',
      answer:
        'No. La guía es una página que se abre en el navegador de cualquier móvil, con el enlace o el código QR. No hay que instalar nada, ni registrarse, ni saber una contraseña. Puede leerla quien tenga el enlace.',
    },
    languages: {
      question: '¿En qué idiomas la ven los huéspedes?',
      answer:
        'Los títulos y botones aparecen en inglés, italiano, francés, español o alemán, según el idioma del móvil; el huésped puede elegir otro. Tus propios textos quedan como los escribiste, salvo que añadas traducciones.',
    },
    translate: {
      question: '¿Se pueden traducir mis textos?',
      answer:
        'Sí, con Pro. Abre «Idiomas» en una guía y escribe tus textos en hasta cuatro idiomas más. Si el servicio tiene conectado un traductor automático, este hace sugerencias que tú revisas y aceptas. Los huéspedes nunca ven una sugerencia que no hayas aceptado.',
    },
    wifi: {
      question: '¿Cómo se conectan los huéspedes al wifi?',
      answer:
        'La guía muestra el nombre y la contraseña, que se copia con un toque. En un ordenador o en papel, el móvil puede escanear un código que lo conecta. Con Pro puedes ocultar la sección del wifi y entonces tampoco sale en lo que imprimes.',
    },
    offline: {
      question: '¿Funciona la guía sin cobertura?',
      answer:
        'Quien la ha abierto una vez puede leerla después sin cobertura en el mismo móvil. Verá lo que había entonces: un código nuevo llega en cuanto el móvil se conecta. Envía el enlace antes del viaje.',
    },
    visits: {
      question: '¿Puedo ver si los huéspedes abren la guía?',
      answer:
        'Sí. Cada guía muestra sus visitas de los últimos 30 días. Con Pro, «Visitas» muestra además qué copian, tocan y buscan los huéspedes, y qué no han encontrado. No usamos cookies para ello ni reconocemos a ningún huésped.',
    },
    'stay-links': {
      question: '¿Cómo consigue cada estancia su propio enlace?',
      answer:
        'Abre «Estancias» y elige «Añadir una estancia»: bastan las fechas. Obtienes un enlace y un código QR que abren la guía con un saludo para esas fechas, listos para enviar por WhatsApp, SMS o correo. Si el enlace llega a quien no debe, crea uno nuevo o revócalo. No guardamos nombres ni teléfonos, y no hace falta un plan activo.',
    },
    'codes-in-time': {
      question: '¿Cómo muestro los códigos solo durante la estancia?',
      answer:
        'En «Estancias», elige «Cambiar» junto a la guía y marca lo que solo ven los huéspedes de una estancia, como el código de la puerta o la contraseña del wifi. Aparece en su página 24\u00a0horas antes de la llegada y desaparece dos horas después de la salida, si no eliges otros plazos. El enlace de la guía deja de mostrarlo. Si unos huéspedes están en la puerta sin su enlace, el de la guía puede mostrarlo todo durante 24\u00a0horas.',
    },
    'codes-on-lock': {
      question: '¿Cómo llega a la cerradura el código de una estancia?',
      answer:
        'Con «Un código para cada estancia» creamos los códigos y tú los pones en la cerradura. Un día antes de la llegada, o desde que su página muestra el código, como mucho tres días antes, «Estancias» te lo pide: pon el código en la cerradura y pulsa «Ya lo he puesto». Si tres horas antes de la llegada nadie lo ha hecho, te escribimos, y de nuevo si el código se cambia. ¿Tu cerradura recibe los códigos automáticamente? Entonces desactiva el aviso con «Cambiar» junto a la guía.',
    },
    'code-fails': {
      question: '¿Qué pasa si un código no funciona?',
      answer:
        'En «Estancias», elige «Cambiar» junto a la guía y escribe hasta cinco códigos de reserva que ya estén en la cerradura. Cuando los huéspedes pulsan «El código no funciona», su página muestra uno, dos veces por estancia como máximo, y te escribimos. Si nadie ha confirmado el cambio del código cuando llegan, ven tu teléfono y un código de reserva. Cuando se han ido los huéspedes que han visto un código de reserva, «Estancias» te pide que lo cambies, y los siguientes ven primero otro.',
    },
    'paste-calendar': {
      question: '¿Pueden llegar las estancias desde mis calendarios?',
      answer:
        'Sí. En «Estancias», elige «Añadir un calendario» y pega la dirección que Airbnb, Booking.com o Vrbo muestra para exportarlo, hasta seis por guía. Lo leemos cada 15\u00a0minutos, descartamos las noches bloqueadas y te preguntamos si algo no está claro. Te escribimos si una pregunta sigue abierta dos días antes de la llegada, y si una reserva empieza tan pronto que hay que enviar ya su enlace. Si un calendario no se puede leer, no cambia nada. Guardamos las fechas, nunca los nombres.',
    },
    'cleaner-link': {
      question: '¿Puede quien limpia confirmar el código nuevo?',
      answer:
        'Sí. En «Estancias», elige «Cambiar» junto a la guía, luego «Un código que se cambia entre estancias», y crea un enlace para la limpieza. Lleva a una página que solo sirve para escribir el código nuevo y confirmarlo; los próximos huéspedes no lo ven hasta entonces. Si tres horas antes de su llegada nadie lo ha confirmado, te escribimos. Puedes revocar el enlace cuando quieras.',
    },
    'guest-taps': {
      question: '¿Cómo sé que los huéspedes han llegado o se han ido?',
      answer:
        'Su página tiene el botón «Ya estamos dentro» y, desde la noche antes de la salida, «Ya hemos salido». Basta un toque y recibes un correo en unos segundos; también lo ves en «Estancias». En los ajustes de la cuenta puedes activar las notificaciones en cada uno de tus dispositivos. Durante diez segundos, los huéspedes pueden deshacer su aviso. Sin cobertura, el aviso se guarda en su móvil y se envía en cuanto hay conexión.',
    },
    'stay-messages': {
      question: '¿Qué escribo a los huéspedes y cuándo?',
      answer:
        'Cada estancia tiene cinco mensajes: al reservar, tres días antes, la mañana de la llegada, después de llegar y la noche antes de la salida. Ya están completos, en el idioma de la estancia. Copia uno o ábrelo con un toque en WhatsApp, SMS o correo. Llevan el enlace y nunca un código. Los textos predefinidos están en los dos planes; con Pro escribes los tuyos en «Estancias», «Tus plantillas».',
    },
    'daily-email': {
      question: '¿Puedo recibir un correo con lo que pasa hoy?',
      answer:
        'Sí. En «Estancias», abre una estancia, elige «Tus plantillas» y pon una hora en «Tu día por correo». Cada día lees quién se va, quién llega, qué código o confirmación falta y qué mensajes enviar. Si no hay nada que contar, no llega ningún correo. Está desactivado hasta que eliges una hora, y un enlace en cada correo lleva de vuelta a este ajuste.',
    },
    'send-link': {
      question: '¿Cómo envío la guía a los huéspedes?',
      answer:
        'Pulsa «Compartir» en la guía y copia el enlace en el mensaje de la reserva, o envíalo desde allí. Es el mismo para todos los huéspedes del alojamiento, así que basta una respuesta guardada en tu plataforma de reservas.',
    },
    'qr-code': {
      question: '¿Cambia el código QR cuando edito la guía?',
      answer:
        'No. Lleva a la guía y no a su contenido, así que los códigos impresos siguen sirviendo por mucho que la edites. Solo dejan de funcionar mientras la guía es un borrador, y para siempre si la eliminas.',
    },
    printing: {
      question: '¿Qué puedo imprimir?',
      answer:
        'En «Compartir» hay una hoja para la nevera, una tarjeta de mesa y una pegatina para el llavero en PDF con el código QR. El wifi solo se imprime si lo marcas. El código QR suelto se descarga en PNG, o en SVG para la imprenta.',
    },
    domain: {
      question: '¿Puedo usar mi propio dominio?',
      answer:
        'Sí, con Pro. Abre «Dominios», escribe un dominio o subdominio tuyo y añade en tu proveedor los registros que se muestran. Los comprobamos y te avisamos cuando funcione. Los enlaces y códigos que ya has enviado siguen funcionando.',
    },
    trial: {
      question: '¿Cuánto cuesta la prueba?',
      answer:
        'Nada. Dura 14 días con cualquiera de los planes y no hace falta tarjeta. Te avisamos antes de que termine. Sin suscripción no se cobra nada; si has guardado una tarjeta, el plan continúa automáticamente después del último día.',
    },
    'basic-or-pro': {
      question: '¿Qué diferencia hay entre Basic y Pro?',
      answer:
        'Basic incluye cinco guías con enlace, código QR, kit para imprimir y títulos en cinco idiomas. Pro no tiene límite de guías y añade la traducción de tus textos, secciones propias, más opciones de diseño, visitas en detalle, tus propios mensajes a los huéspedes y tu propio dominio.',
    },
    'after-plan': {
      question: '¿Qué pasa cuando termina la prueba o el plan?',
      answer:
        'Tus guías se conservan y los huéspedes siguen leyendo las publicadas. Puedes cambiar códigos, wifi y horas, gestionar las estancias y sus enlaces, compartir guías, retirarlas y eliminarlas. Para escribir y hacer otros cambios tendrás que volver a suscribirte.',
    },
    cancel: {
      question: '¿Cómo cancelo?',
      answer:
        'Abre «Guías» y elige «Cancelar la suscripción» en «Tu plan». Conservas todo hasta el final del periodo pagado y no se cobra nada más. Hasta ese día puedes cambiar de idea con «Reanudar la suscripción».',
    },
    password: {
      question: 'He olvidado mi contraseña. ¿Qué hago?',
      answer:
        'En la página de inicio de sesión, elige «¿Has olvidado la contraseña?». Si la dirección tiene una cuenta, se envía un enlace que sirve una sola vez y caduca al cabo de una hora. Mira también en el correo no deseado. Después solo tienes que elegir una nueva.',
    },
    'app-language': {
      question: '¿Cómo cambio el idioma de estas páginas?',
      answer:
        'Elige un idioma al pie de casi todas las páginas, o en «Idioma», en los ajustes de la cuenta. Nuestros mensajes también llegarán en ese idioma. El que ven tus huéspedes no cambia.',
    },
    export: {
      question: '¿Puedo llevarme mis datos?',
      answer:
        'Sí. En los ajustes de la cuenta puedes descargarlo todo en un archivo ZIP: los datos de tu cuenta y de tus guías, todas las fotos y, de cada guía, una copia que se abre sin internet. Con plan o sin él.',
    },
    'delete-book': {
      question: '¿Qué pasa cuando elimino una guía?',
      answer:
        'Desaparece al momento, con las fotos que solo se usaban en ella, y no se puede recuperar. Su enlace y sus códigos impresos dicen entonces que no existe. Si solo necesitas una pausa, retírala.',
    },
    'delete-account': {
      question: '¿Cómo elimino mi cuenta?',
      answer:
        'Al final de los ajustes de la cuenta. Guías, fotos y datos se eliminan de inmediato y para siempre, los enlaces y códigos impresos dejan de funcionar y la suscripción en curso termina. Descarga antes tus datos si quieres conservarlos.',
    },
  },
}
