import type { ReadyTexts } from './ready-kinds.ts'

export const es: ReadyTexts = {
  welcomeMessage: {
    welcomeHome: 'Te damos la bienvenida: estás en tu casa. Si falta algo, dínoslo.',
    welcomeSea:
      'Te damos la bienvenida junto al mar. Lo que necesitas la primera noche está en esta guía; lo demás puede esperar.',
    welcomeLake:
      'Te damos la bienvenida al lago. Lo que necesitas la primera noche está en esta guía; el agua seguirá ahí mañana.',
    welcomeCity:
      'Te damos la bienvenida a la ciudad. Aquí verás cómo funciona todo y los sitios a los que vamos nosotros.',
    welcomeMountains:
      'Te damos la bienvenida a la montaña. Entra en calor, descansa y sigue leyendo cuando te apetezca.',
    welcomeBreakfast: 'Te damos la bienvenida. Duerme cuanto quieras: el desayuno es de ___ a ___.',
    welcomeCountry: 'Te damos la bienvenida al campo. Aquí los días siguen la estación: pregúntanos qué está maduro.',
    welcomePersonal: 'Algo que nos gustaría que supieras de este lugar: ___.',
  },
  hostContactInfo: {
    answerHours: 'Contestamos mensajes de ___ a ___.\nDe noche, llama solo si no puede esperar.',
    askTips: 'Pregúntanos adónde vamos nosotros a comer, a pasear y a comprar. Lo contamos con gusto.',
    reportDamage: 'Si algo se rompe o no funciona, avísanos enseguida. Son cosas que pasan y tienen arreglo.',
    helperNearby: 'Si no consigues hablar con nosotros, llama a ___.',
    emergencyFirst: 'En una emergencia llama primero al 112 y después a nosotros.',
    askBeforeBooking: 'Niños, alergias, un vuelo tardío: avísanos antes y lo preparamos.',
  },
  checkinInstructions: {
    tellArrival: 'Escríbenos cuando sepas a qué hora llegas, y otra vez si te retrasas.',
    selfCheckIn: 'Entras por tu cuenta, a cualquier hora desde el inicio de la llegada.',
    weMeetYou: 'Te esperamos en la puerta y te enseñamos la casa.',
    lateArrival: '¿Llegas después de las ___? Avísanos antes y te explicamos cómo entrar.',
    documents: 'Ten a mano el documento de identidad de todos. Tenemos que registrar a los huéspedes.',
    earlyLuggage: 'Si llegas antes, pregúntanos dónde dejar el equipaje.',
    floor: 'El piso está en la planta ___; el nombre del timbre es ___.',
    landmark: 'El último desvío pasa desapercibido. Fíjate en ___.',
    fromStation: 'Desde la estación son ___ minutos a pie.',
    navigation: 'El navegador te lleva hasta la calle; la entrada está ___.',
  },
  doorAccessInfo: {
    keyBox: 'La llave está en la caja de llaves: marca el código, abre la tapa y ciérrala después.',
    keyBoxPlace: 'La caja de llaves está aquí: ___.',
    keypad: 'Marca el código en el teclado, espera el clic y empuja.',
    bell: 'Llama al timbre de ___.',
    lockWhenOut: 'Cierra con llave al salir. Tirar de la puerta no basta.',
    lostKey: 'Si pierdes la llave, llámanos primero. Tenemos otra.',
  },
  parkingInfo: {
    ownSpace: 'Tu plaza de aparcamiento es la número ___.',
    courtyard: 'Se aparca en el patio. Deja libre la verja, por favor.',
    freeStreet: 'Puedes aparcar gratis en la calle.',
    carPark: 'El aparcamiento más cercano es ___; un día cuesta ___.',
    readSigns: 'Fíjate en las señales: algunas plazas son para residentes o de pago.',
    unload: 'Puedes parar en la puerta para descargar. Después mueve el coche, por favor.',
    snow: 'En invierno, para el último tramo hacen falta neumáticos de nieve o cadenas.',
    noCarNeeded: 'Aquí no hace falta coche. Parada y línea: ___.',
  },
  houseRules: {
    noSmoking: 'No se fuma dentro de la casa',
    noParties: 'Sin fiestas',
    quietNight: 'Silencio de 22:00 a 8:00',
    petsWelcome: 'Se admiten mascotas, pero no en camas ni sofás',
    noPets: 'No se admiten mascotas',
    shoesOff: 'Descálzate al entrar, por favor',
    airConOff: 'Apaga el aire acondicionado al salir',
    heatingDown: 'Baja la calefacción al salir',
    windowsClosed: 'Cierra ventanas y persianas al salir o si se levanta viento',
    registeredGuests: 'Solo pasan la noche los huéspedes de la reserva',
    saveWater: 'Cuida el agua, por favor',
    rinseSand: 'Quítate la arena antes de entrar',
    noCandles: 'Ni velas ni fuego abierto',
    poolChildren: 'Los niños usan la piscina siempre con un adulto',
    sortWaste: 'Separa la basura, por favor',
    quietStairs: 'En la escalera, sin ruido, por favor: aquí vive más gente',
    skiBoots: 'Las botas de esquí se quedan en la entrada',
    toiletPaper: 'Al inodoro, solo papel higiénico',
    closeGate: 'Cierra la verja al pasar',
    askAnimals: 'No des de comer a los animales sin preguntarnos',
    furniture: 'Deja los muebles en su sitio, por favor',
  },
  equipment: {
    heating: {
      name: 'Calefacción',
      description: 'Pon el termostato a 20 °C y dale media hora.\nEl termostato está aquí: ___.',
    },
    airConditioning: {
      name: 'Aire acondicionado',
      description: 'Con las ventanas cerradas, elige de 24 a 26 °C en el mando: así funciona mejor.',
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
      description: 'Usa las sartenes del armario. Si no responde, mantén pulsado tres segundos el símbolo de la llave.',
    },
    gasHob: {
      name: 'Cocina de gas',
      description: 'Aprieta el mando, gíralo hacia la llama y mantenlo unos segundos cuando prenda.',
    },
    coffeeMachine: {
      name: 'Cafetera de cápsulas',
      description: 'Llena el depósito, mete una cápsula y pulsa el botón.\nLas cápsulas están aquí: ___.',
    },
    mokaPot: {
      name: 'Cafetera italiana',
      description: 'Agua hasta la válvula, café sin apretar, fuego bajo. Se enjuaga solo con agua.',
    },
    fridge: { name: 'Nevera', description: 'Lo que otros huéspedes han dejado en la puerta es para ti.' },
    television: {
      name: 'Televisión',
      description: 'Puedes usar tus propias cuentas de streaming. Cierra la sesión antes de marcharte.',
    },
    router: {
      name: 'Rúter',
      description: 'Si el wifi deja de funcionar, desenchufa el rúter diez segundos.\nEstá aquí: ___.',
    },
    woodStove: {
      name: 'Estufa de leña',
      description:
        'Abre la entrada de aire, enciende con leña fina y ciérrala a medias cuando arda bien. La ceniza es cosa nuestra.',
    },
    shutters: { name: 'Contraventanas', description: 'Sujétalas cuando estén abiertas o lo hará el viento.' },
    pool: { name: 'Piscina', description: 'Abierta de ___ a ___.\nDucha antes del baño y nada de vidrio en el borde.' },
    barbecue: {
      name: 'Barbacoa',
      description: 'Solo al aire libre, nunca sin vigilancia y no con viento. Después cepilla la parrilla, por favor.',
    },
    bicycles: { name: 'Bicicletas', description: 'Puedes usarlas.\nLa llave del candado está aquí: ___.' },
    beachThings: { name: 'Cosas de playa', description: 'La sombrilla y las toallas de playa están aquí: ___.' },
    skiRoom: {
      name: 'Guardaesquís',
      description: 'Allí se secan mejor los esquís y las botas.\nEl guardaesquís está aquí: ___.',
    },
    breakfast: {
      name: 'Desayuno',
      description: 'Dinos la noche anterior si hay algo que no comes, o si lo necesitas más temprano.',
    },
    cot: { name: 'Cuna y trona', description: 'Las preparamos si nos lo pides. Avísanos antes de llegar.' },
    iron: { name: 'Plancha', description: 'La plancha y la tabla están aquí: ___.' },
    firstAid: { name: 'Botiquín y extintor', description: 'Están aquí: ___.' },
    fuseBox: {
      name: 'Cuadro eléctrico',
      description: 'Si se va la luz, apaga el horno y sube la palanca que ha bajado.\nEl cuadro está aquí: ___.',
    },
    waste: {
      name: 'Basura',
      description: 'Papel, vidrio, plástico y orgánico se recogen por separado.\nLos contenedores están aquí: ___.',
    },
    lift: { name: 'Ascensor', description: 'Si se para, pulsa la campana y espera. Contestan a cualquier hora.' },
  },
  checkoutInstructions: {
    keysTable: 'Deja las llaves en la mesa y cierra la puerta al salir.',
    keysBox: 'Devuelve las llaves a la caja y gira el código.',
    closeWindows: 'Cierra las ventanas y apaga las luces.',
    closeAll: 'Cierra ventanas y persianas, y apaga luces, calefacción y aire acondicionado.',
    dishes: 'Pon los platos en el lavavajillas y enciéndelo, por favor.',
    rubbishOut: 'Llévate la basura al salir, por favor.',
    towels: 'Deja en el baño las toallas usadas. Las camas pueden quedarse como están.',
    emptyFridge: 'Llévate lo que hayas abierto; lo que siga cerrado puede quedarse.',
    tellLeaving: 'Mándanos un mensaje cuando hayas salido.',
    luggageLater: 'Si viajas más tarde, pregúntanos dónde dejar el equipaje.',
    forgotten: 'Mira detrás de las puertas y debajo de las camas: ahí es donde se olvidan las cosas.',
  },
}
