import type { LanguageWords } from './language-words.ts'

export const es: LanguageWords = {
  topics: {
    welcome: {
      strong:
        'nos complace, les deseamos, es un placer, agradecemos, les agradecemos, encantados, bienvenid*, gracias por elegir, gracias por, esperamos que, un placer recibir*, encantados de, os damos, le damos, les damos, ganas de recibir*, como en casa, como en vuestra casa, feliz estancia',
      weak: 'hola, queridos, encantados, placer, ilusion, gracias, deseamos, disfrut*',
    },
    checkIn: {
      strong:
        'acceder, carretera, cojan, desviense, retrasarse, retrasan, vivienda desde, encontraran a, salgan, cojed, desvio, hasta la salida, instalarse, personal de recepcion, check in, llegada, llegar, llegais, llegan, entrada a partir, como llegar, autovia, autopista, gps, navegador, recepcion, recoger las llaves, horario de entrada, si llegais tarde, interfono, telefonillo, timbre, rotonda, indicaciones, cuesta',
      weak: 'salida de la, giren, girad, tomen, sigan, carteles, vuelo, retraso, avisad*, avisen*, suplemento, tarde, subid en, primera a, de noche encended',
    },
    door: {
      strong:
        'ruedas, cerrojo, llavin, juegos de llaves, manojo, puerta principal, llave, llaves, cajetin, caja de caja fuerte junto, codigo de la puerta, codigo puerta, cerradura, portal, cancela, verja, teclado, candado, llavero, juego de llaves, codigo de acceso, puerta de entrada, porton, caja de seguridad, guardallaves, cajita',
      weak: 'llaves, puerta, codigo, clave, clave del, piso, ascensor, escalera, planta, vueltas, se abre, marcando, combinacion, entrar, entrada, rellano, abrir',
    },
    parking: {
      strong:
        'estacion* gratis, estacionen, estacionar, vehiculos, sus coches, sus vehiculos, aparquen, aparcar, aparca*, aparcamiento, parking, plaza de garaje, garaje, plaza propia, estacionar, estacionamiento, zona azul, cochera, plaza de parking, dejar los coches, dejar el coche, cargador',
      weak: 'coche, coches, vehiculo*, plaza, moto*, sombra, grua, multa*',
    },
    wifi: {
      strong: 'wifi, wi fi, internet, red wifi, red, router, ssid, conexion, fibra',
      weak: 'contrasena, clave, password',
    },
    rules: {
      strong:
        'celebraciones, terminantemente, abstenganse, se ruega, les rogamos, les pedimos que no, animales de compania, menores, ninos solos, al agua, cabeza, fuego, no deben, no debeis, prohibid*, fumar, fumeis, fumen, tabaco, mascota*, perro*, animales, fiesta*, ruido*, silencio, no se permit*, no esta permitid*, no se admit*, se admiten, normas, reglas, vecinos, descanso, no tireis, no tiren, no echeis, bajad la voz, bajen la voz, volumen, no saltar, musica alta, zapatos, no se puede, respetar',
      weak: 'por favor no, porfa no, no, rogamos que no, respet*, evit*, obligatori*, prohibe',
    },
    equipment: {
      strong:
        'toallas adicionales, toallas en, disponen de, panel, se pone en marcha, rueda, piscina funciona, instrucciones de, suministro, agua se calienta, menaje, utensilios, riego, luces, persianas, horno, microondas, vitroceramica, placa, induccion, lavadora, secadora, lavavajillas, calefaccion, calefactor, caldera, calentador, termo, termostato, radiador*, aire acondicionado, el aire, ventilador*, television, tele, tv, mando, netflix, cafetera, hervidor, tostadora, nevera, frigorifico, congelador, chimenea, estufa, ducha, banera, jacuzzi, barbacoa, plancha, secador, cuna, trona, cuadro, salta la luz, fusible*, persianas electricas, agua caliente, sofa cama, aspiradora, sabanas limpias, toallas limpias, mantas, leña, lena, pellets, bomba, enchuf*, placa solar, mosquitera*, sauna, ropa de cama',
      weak: 'boton, pulsad, pulsar, pulse, encender, encended, enciende, apagar, apaga, cajon, armario, instrucciones, programa, interruptor, cocina, bano, funciona*, pantalla, fregadero, detergente, capsulas, grifo, manual',
    },
    activities: {
      strong:
        'recomendable, pasear, subida, valle, sendero*, recorrer, recorrido, pueblo de, arena, banarse, bano en, iglesia, puerto, gruta, vinedo*, cata, preferida, viaje a, playa*, cala, calas, museo*, castillo, senderismo, ruta*, excursion*, paseo*, visitar, visita*, monasterio, catedral, alcazar, alhambra, mirador*, barranco, laguna*, parque natural, snorkel, kayak, barco, surf, que ver, que hacer, cuevas, mercadillo, atardecer, no os perdais, no se pierdan, tablao, flamenco, bodegas visita, esqui, cascada*, termas',
      weak: 'vale la pena, ida y vuelta, andando hasta, entrada por internet, entradas, gratis los, lago, isla, vistas, salida desde, subir al, preciosa',
    },
    restaurants: {
      strong:
        'acudan, carta, gastronomia, almorzar, almuerzo, helado*, desayuno en, churros, restaurante*, meson, taberna, tapas, pinchos, comer, cenar, desayunar, marisqueria, asador, pizzeria, bodeguita, bodega, chiringuito, comida, paella, arroz, migas, cocina, venta, gastrobar, sitio de tapas, raciones, arroceria',
      weak: 'rico, buenisim*, reservar, reservad, menu, platos, buenas, recomendamos, pescado, barato, bueno',
    },
    bars: {
      strong:
        'bar, bares, copas, copa, coctel*, discoteca, cerveza*, vermut, pub, vida nocturna, sala, tomar algo, beber, gin tonic*, musica en vivo, musica en directo, cocteleria, cervecer*',
      weak: 'vino, noche de, terraza, ambiente',
    },
    shopping: {
      strong:
        'abre hasta, abierto hasta, supermercado*, mercadona, panaderia, panadero, carniceria, fruteria, ultramarinos, compras, compra, tienda*, mercado, eroski, carrefour, lidl, dia, consum, pescaderia, centro comercial, alimentacion, estanco, hipermercado, colmado',
      weak: 'abre de, abre hasta, abierto hasta, pan, leche, comprar',
    },
    transport: {
      strong:
        'sale a las, horario de autobuses, trayecto, billetes, autobus*, bus, metro, tren*, estacion, aeropuerto, taxi*, tranvia, ferry, parada, aerobus, cercanias, alquiler de bicicletas, alquiler de coches, alquilar bicis, linea, bicicletas, lanzadera, transporte, renfe, bicis, barco a',
      weak: 'al dia a, cada hora, horarios, billete*, va al centro, minutos andando',
    },
    useful: {
      strong:
        'residuos, ayuntamiento, consulta los, urgencias leves, centro medico, dentista, pediatra, peluqueria, farmacia*, medico, centro de salud, ambulatorio, dentista, cajero, banco, correos, basura, contenedor*, reciclaje, reciclar, vidrio, envases, lavanderia, gasolinera, veterinario, oficina de turismo, tasa turistica, punto limpio, consultorio, organico',
      weak: 'papel, plastico, se recoge, carton, residuos',
    },
    checkOut: {
      strong:
        'quedar libre, desocupar, marcharse, abandonen, entregar las llaves, entreguen, devuelvan, depositen las llaves, al partir, check out, checkout, salida, hora de salida, antes de salir, antes de iros, antes de irse, antes de marchar*, al marcharos, al salir de viaje, dia de la salida, dejar la casa, dejad las llaves, dejen las llaves, devolved, devolver, al iros, al irse, cuando os vayais, dejar el piso, dejar libre, abandonar',
      weak: 'dejad, dejen, apagad, apaguen, bajad las persianas, tirad la basura, sacar la basura, cerrad, cerrar, fregad, toallas usadas, vaciar, sabanas, hacer las camas, limpi*, encimera',
    },
    contact: {
      strong:
        'localizarme, localizarnos, incidencia*, a su entera disposicion, atendera, contacten, preguntas, telefono de contacto, consulta por telefono, disponible en, contact*, llamad*, llamen*, llamar*, llamenos, whatsapp, cualquier problema, cualquier cosa, cualquier duda, escribid*, disponible*, a vuestra disposicion, a su disposicion, anfitrion*, respondo, si acaso, oficina',
      weak: 'telefono, movil, tel, correo, email, e mail, mensaje*, problema, duda*, nosotros',
    },
    emergency: {
      strong:
        'emergencia*, urgencia*, ambulancia, policia, guardia civil, mossos, bomberos, hospital, cruz roja, proteccion civil, ertzaintza, toxicologia',
      weak: '112, 061, 091, 062, 080, accidente*',
    },
    address: {
      strong:
        'se encuentra en, se situa, camino de, s n, direccion, nos encontrais en, estamos en, la casa esta en, el piso esta en, la direccion es, ubicacion',
      weak: 'calle, avenida, carrer, camino, plaza, paseo, carretera, bajo',
    },
    closing: {
      strong:
        'apreciad*, quedamos a, les saluda, hasta la vista, un saludo, saludos, cordial saludo, un abrazo, hasta pronto, buen viaje, estimad*, asunto, besos, atentamente, a continuacion, feliz viaje, nos vemos',
      weak: 'os paso, abrazo',
    },
  },
  headings: {
    welcome: 'bienvenida, bienvenidos, presentacion',
    checkIn: 'llegada, check in, como llegar, a la llegada, vuestra llegada, su llegada, entrada',
    door: 'como entrar, llaves, acceso, las llaves, la puerta, entrar',
    parking: 'aparcamiento, coche, parking, aparcar, donde aparcar, garaje',
    wifi: 'wifi, wi fi, internet, conexion, red wifi, conexion a internet',
    rules:
      'normas, normas de la casa, normas de convivencia, reglas, reglas de la casa, las normas, buena convivencia, convivencia',
    equipment:
      'en la casa, funcionamiento, electrodomesticos, equipamiento, la casa, como funciona, instrucciones, cocina, el piso, el apartamento, calefaccion',
    activities: 'excursiones, que ver, que hacer, actividades, visitas, playas, playa, turismo, alrededores, ocio',
    restaurants: 'comer y beber, restaurantes, donde comer, comer, para comer, comida',
    bars: 'bares, copas, salir, donde tomar algo, bares y copas, tomar algo, vida nocturna, bares y discotecas',
    shopping: 'compras, tiendas, donde comprar, supermercados, la compra, hacer la compra',
    transport: 'autobus, transporte, como moverse, moverse, transportes, transporte publico, como moveros',
    useful:
      'reciclaje, basura, informacion util, informacion, datos utiles, utiles, direcciones utiles, salud, la basura, informacion practica',
    checkOut:
      'salida, al marcharos, check out, a la salida, antes de salir, antes de iros, la salida, vuestra salida, al iros',
    contact: 'contacto, telefonos, contactos, anfitriones, vuestros anfitriones, contacto anfitrion',
    emergency:
      'emergencias, emergencia, telefonos de emergencia, numeros de emergencia, en caso de emergencia, telefonos utiles, urgencias',
    address: 'direccion, la direccion',
    none: 'horarios, guia de la casa, manual del apartamento, manual de la casa, nuestros favoritos, recomendaciones',
  },
}
