import type { ReadyTexts } from './ready-kinds.ts'

export const es: ReadyTexts = {
  welcomeMessage: {
    welcomeHome: 'Te damos la bienvenida: estás en tu casa. Si falta algo, dínoslo.',
    welcomeSea:
      'Te damos la bienvenida al mar. Lo que necesitas la primera noche está en esta guía; lo demás puede esperar.',
    welcomeLake:
      'Te damos la bienvenida al lago. Lo que necesitas la primera noche está en esta guía; el agua seguirá ahí mañana.',
    welcomeCity:
      'Te damos la bienvenida a la ciudad. Aquí te contamos cómo funciona todo, para que salgas pronto a descubrirla.',
    welcomeMountains:
      'Te damos la bienvenida a la montaña. Entra en calor, descansa y sigue leyendo cuando te apetezca.',
    welcomeBreakfast: 'Te damos la bienvenida. Duerme cuanto quieras: el desayuno es de ___ a ___.',
    welcomeCountry:
      'Te damos la bienvenida al campo. Aquí mandan las estaciones: pregúntanos qué se recoge o qué se hace estos días.',
    welcomePersonal: 'Algo que nos gustaría contarte de este sitio: ___.',
  },
  hostContactInfo: {
    answerHours: 'Contestamos a los mensajes de ___ a ___.\nPor la noche, llámanos solo si es urgente.',
    askTips: 'Pregúntanos adónde vamos nosotros a comer, a pasear y a comprar. Te lo contamos con mucho gusto.',
    reportDamage: 'Si algo se rompe o no funciona, avísanos enseguida. Son cosas que pasan y tienen arreglo.',
    helperNearby: 'Si no consigues hablar con nosotros, llama a ___.',
    emergencyFirst: 'En una emergencia llama primero al 112 y después a nosotros.',
    askBeforeBooking: 'Niños, alergias, un vuelo tardío: cuéntanoslo antes y lo dejamos todo preparado.',
    cin: 'El código de identificación nacional (CIN) de este alojamiento es ___.',
    registrationNumber: 'El número de registro de este alojamiento es ___.',
  },
  checkinInstructions: {
    tellArrival: 'Escríbenos cuando sepas a qué hora llegas, y otra vez si te retrasas.',
    selfCheckIn: 'Puedes entrar por tu cuenta en cualquier momento a partir de la hora de llegada.',
    weMeetYou: 'Te esperamos en la puerta y te enseñamos la casa.',
    lateArrival: '¿Llegas después de las ___? Avísanos antes y te explicamos cómo entrar.',
    documents: 'Ten a mano el DNI o el pasaporte de cada huésped: tenemos que hacer el registro de viajeros.',
    earlyLuggage: 'Si llegas antes, pregúntanos dónde dejar el equipaje.',
    floor: 'El piso está en la planta ___; en el timbre pone ___.',
    landmark: 'Es fácil pasarse el último desvío. Fíjate en ___.',
    fromStation: 'Desde la estación son ___ minutos a pie.',
    navigation: 'El GPS te lleva hasta la calle; la entrada está ___.',
    guestRegister:
      'La ley nos obliga a comunicar tus datos a la policía (registro de viajeros). Mándanos antes de llegar los del DNI o pasaporte de cada huésped.',
    touristTax: 'La tasa turística es de ___ por persona y noche.',
    touristTaxCash: 'La tasa turística no está incluida en el precio. Tenla preparada en efectivo: te damos un recibo.',
    guestCard: 'Tus tarjetas de huésped están aquí: ___. Llévalas cuando salgas: en muchos sitios pagarás menos.',
  },
  doorAccessInfo: {
    keyBox: 'La llave está en el cajetín: marca el código, abre la tapa y ciérrala después.',
    keyBoxPlace: 'El cajetín de las llaves está aquí: ___.',
    keypad: 'Marca el código en el teclado, espera el clic y empuja.',
    bell: 'Llama al timbre donde pone ___.',
    lockWhenOut: 'Cierra con llave al salir. Tirar de la puerta no basta.',
    lostKey: 'Si pierdes la llave, llámanos primero. Tenemos otra.',
  },
  parkingInfo: {
    ownSpace: 'Tu plaza de aparcamiento es la número ___.',
    courtyard: 'Puedes aparcar en el patio. No bloquees la verja, por favor.',
    freeStreet: 'Puedes aparcar gratis en la calle.',
    carPark: 'El aparcamiento más cercano es ___; cuesta ___ al día.',
    readSigns: 'Fíjate en las señales: algunas plazas son de pago (zona azul) o solo para residentes.',
    unload: 'Puedes parar en la puerta para descargar. Después mueve el coche, por favor.',
    snow: 'En invierno, para el último tramo hacen falta neumáticos de nieve o cadenas.',
    noCarNeeded: 'Aquí no hace falta coche. Parada y línea: ___.',
    restrictedZone:
      'Atención a la zona de tráfico restringido (ZTL): no pases de ___ en coche. Las cámaras leen las matrículas.',
    zonePermit:
      'Si tienes que entrar en coche en la zona de tráfico restringido, mándanos antes la matrícula y pedimos el permiso.',
  },
  houseRules: {
    noSmoking: 'No se fuma dentro de la casa',
    noParties: 'No se permiten fiestas',
    quietNight: 'Silencio de 22:00 a 8:00',
    petsWelcome: 'Se admiten mascotas, pero no en camas ni sofás',
    petsAllowed: 'Se admiten mascotas',
    noPets: 'No se admiten mascotas',
    shoesOff: 'Descálzate al entrar, por favor',
    airConOff: 'Apaga el aire acondicionado al salir',
    heatingDown: 'Baja la calefacción al salir',
    windowsClosed: 'Cierra ventanas y persianas al salir o si se levanta viento',
    registeredGuests: 'Solo pueden quedarse a dormir los huéspedes de la reserva',
    saveWater: 'No malgastes el agua, por favor',
    rinseSand: 'Quítate la arena antes de entrar',
    noCandles: 'No enciendas velas ni fuego',
    poolChildren: 'Los niños usan la piscina siempre con un adulto',
    sortWaste: 'Separa la basura, por favor',
    quietStairs: 'No hagas ruido en la escalera, por favor: hay vecinos',
    skiBoots: 'Las botas de esquí se quedan en la entrada',
    toiletPaper: 'Al inodoro, solo papel higiénico',
    closeGate: 'Cierra la verja al pasar',
    askAnimals: 'No des de comer a los animales sin preguntarnos',
    furniture: 'Deja los muebles en su sitio, por favor',
    stairsWeek: 'Si en tu puerta cuelga el cartel «Kehrwoche», barre la escalera antes del domingo, por favor',
  },
  equipment: {
    heating: {
      name: 'Calefacción',
      description: 'Pon el termostato a 20 °C y dale media hora.\nEl termostato está aquí: ___.',
    },
    airConditioning: {
      name: 'Aire acondicionado',
      description: 'Con las ventanas cerradas, elige de 24 a 26 °C en el mando: así funciona mejor.',
    },
    hotWater: {
      name: 'Agua caliente',
      description: 'Viene de un termo. Después de varias duchas necesita media hora para calentarse otra vez.',
    },
    washingMachine: {
      name: 'Lavadora',
      description: 'Abre el grifo, pon detergente en el cajón y elige el programa.\nEl detergente está aquí: ___.',
    },
    dryer: { name: 'Secadora', description: 'Limpia el filtro de la puerta después de cada carga.' },
    dishwasher: { name: 'Lavavajillas', description: 'Una pastilla por lavado.\nLas pastillas están aquí: ___.' },
    oven: {
      name: 'Horno',
      description: 'Con un mando eliges la función y con el otro la temperatura. Las bandejas están dentro.',
    },
    inductionHob: {
      name: 'Placa de inducción',
      description:
        'Usa las ollas y sartenes del armario. Si no responde, mantén pulsado tres segundos el símbolo de la llave o del candado.',
    },
    gasHob: {
      name: 'Cocina de gas',
      description: 'Aprieta el mando, gíralo hasta la llama y, cuando prenda, mantenlo apretado unos segundos.',
    },
    coffeeMachine: {
      name: 'Cafetera de cápsulas',
      description: 'Llena el depósito, mete una cápsula y pulsa el botón.\nLas cápsulas están aquí: ___.',
    },
    mokaPot: {
      name: 'Cafetera italiana',
      description: 'Agua hasta la válvula, café sin apretar, fuego bajo. Lávala solo con agua, sin jabón.',
    },
    fridge: { name: 'Nevera', description: 'Puedes usar lo que otros huéspedes hayan dejado en la puerta.' },
    television: {
      name: 'Televisión',
      description: 'Puedes usar tus propias cuentas de streaming. Cierra la sesión antes de marcharte.',
    },
    router: {
      name: 'Router',
      description: 'Si el wifi deja de funcionar, desenchufa el router diez segundos.\nEstá aquí: ___.',
    },
    woodStove: {
      name: 'Estufa de leña',
      description:
        'Abre el tiro, enciende con leña fina y, cuando arda bien, ciérralo a medias. De la ceniza nos ocupamos nosotros.',
    },
    shutters: {
      name: 'Contraventanas',
      description: 'Sujétalas cuando estén abiertas: si no, el viento las cierra de golpe.',
    },
    pool: {
      name: 'Piscina',
      description: 'Abierta de ___ a ___.\nDúchate antes de bañarte y no lleves vidrio al borde.',
    },
    barbecue: {
      name: 'Barbacoa',
      description: 'Solo al aire libre, siempre vigilada y nunca con viento. Después cepilla la parrilla, por favor.',
    },
    bicycles: { name: 'Bicicletas', description: 'Puedes usarlas.\nLa llave del candado está aquí: ___.' },
    beachThings: { name: 'Para la playa', description: 'La sombrilla y las toallas de playa están aquí: ___.' },
    skiRoom: {
      name: 'Guardaesquís',
      description: 'Allí se secan mejor los esquís y las botas.\nEl guardaesquís está aquí: ___.',
    },
    breakfast: {
      name: 'Desayuno',
      description: 'Avísanos la noche anterior si hay algo que no comes o si quieres desayunar más temprano.',
    },
    cot: {
      name: 'Cuna y trona',
      description: 'Si las necesitas, avísanos antes de llegar y te las dejamos preparadas.',
    },
    iron: { name: 'Plancha', description: 'La plancha y la tabla están aquí: ___.' },
    firstAid: { name: 'Botiquín y extintor', description: 'Están aquí: ___.' },
    fuseBox: {
      name: 'Cuadro eléctrico',
      description: 'Si se va la luz, apaga el horno y sube la palanca que haya saltado.\nEl cuadro está aquí: ___.',
    },
    waste: {
      name: 'Basura',
      description: 'Papel, vidrio, plástico y orgánico se recogen por separado.\nLos contenedores están aquí: ___.',
    },
    collection: {
      name: 'Recogida de basura',
      description: 'Orgánico: ___\nPapel: ___\nEnvases: ___\nResto: ___\nSaca los cubos la noche anterior, por favor.',
    },
    lift: { name: 'Ascensor', description: 'Si se para, pulsa la campana y espera. Contestan a cualquier hora.' },
  },
  checkoutInstructions: {
    keysTable: 'Deja las llaves en la mesa y cierra la puerta al salir.',
    keysBox: 'Deja las llaves en el cajetín, ciérralo y mueve los números.',
    closeWindows: 'Cierra las ventanas y apaga las luces.',
    closeAll: 'Cierra ventanas y persianas, y apaga luces, calefacción y aire acondicionado.',
    dishes: 'Mete los platos en el lavavajillas y ponlo en marcha, por favor.',
    rubbishOut: 'Llévate la basura al salir, por favor.',
    towels: 'Deja en el baño las toallas usadas. Las camas puedes dejarlas tal cual.',
    emptyFridge: 'Llévate lo que hayas abierto; lo que siga cerrado puede quedarse.',
    tellLeaving: 'Mándanos un mensaje cuando hayas salido.',
    luggageLater: 'Si viajas más tarde ese día, pregúntanos dónde dejar el equipaje.',
    forgotten: 'Mira detrás de las puertas y debajo de las camas: ahí es donde se olvidan las cosas.',
    finalCleaning: 'De la limpieza final nos encargamos nosotros. Deja el alojamiento recogido y barrido, por favor.',
    deposit: 'Si no hay daños, te devolvemos la fianza de ___ en un plazo de ___ días.',
  },
}
