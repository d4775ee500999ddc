import { emptyGuestBook, type GuestBook, noPlaceDetails } from '#features/books/shared/book.ts'
import type { Language } from '#platform/i18n/languages.ts'

/** The texts of the sample book, as a host of each language would write them. */
type VillaTexts = {
  welcomeMessage: string
  doorAccessInfo: string
  parkingInfo: string
  checkoutInstructions: string
  hostContactInfo: string
  country: string
  houseRules: readonly [string, string, string]
  equipment: readonly (readonly [name: string, description: string])[]
  restaurantTypes: readonly [string, string]
  bus: string
  train: string
  activities: readonly (readonly [name: string, type: string, description: string])[]
  usefulInfo: readonly [string, string, string]
  barTypes: readonly [string, string]
  shopTypes: readonly [string, string]
}

const texts: Record<Language, VillaTexts> = {
  en: {
    welcomeMessage:
      'The kettle is to the left of the hob, and the best seat for breakfast is under the lemon tree. Pick whatever is ripe.',
    doorAccessInfo: 'Keypad on the green side door. Type the code, then press the key symbol.',
    parkingInfo: 'Space 7, first row under the carob tree. The lane is narrow: fold the mirrors in.',
    checkoutInstructions: 'Leave the keys on the hall table and pull the door until it clicks.',
    hostContactInfo: 'Call us from 8:00 to 22:00; at night only for water or fire.',
    country: 'Italy',
    houseRules: [
      'No smoking indoors. The terrace ashtray is all yours.',
      'Quiet on the terrace after 22:30: sound carries over the water.',
      'Close the shutters when the wind picks up.',
    ],
    equipment: [
      ['Heating', 'Dial in the hall, turn right. The house needs half an hour to warm up.'],
      ['Hob', 'Hold the key symbol for three seconds, then choose the ring.'],
      ['Washing machine', 'In the cellar. Tablets are on the shelf above it.'],
    ],
    restaurantTypes: ['Seafood', 'Wood-fired pizza'],
    bus: 'Coast bus, chapel stop',
    train: 'Salerno station',
    activities: [
      [
        'Path of the lemon groves',
        'Walk',
        'Two hours, in the shade after ten in the morning. Take water: there is no bar on the way.',
      ],
      ['Kayak from the small beach', 'Sea', 'Ask for Rosa at the blue hut.'],
    ],
    usefulInfo: ['Pharmacy', 'Cash machine', 'Doctor'],
    barTypes: ['Coffee', 'Sunset drinks'],
    shopTypes: ['Groceries', 'Bakery'],
  },
  it: {
    welcomeMessage:
      'Il bollitore è a sinistra dei fornelli, il posto migliore per la colazione è sotto il limone. Cogliete quello che è maturo.',
    doorAccessInfo: 'Tastierino sulla porta laterale verde. Digitate il codice, poi premete il simbolo della chiave.',
    parkingInfo: 'Posto 7, prima fila sotto il carrubo. La stradina è stretta: chiudete gli specchietti.',
    checkoutInstructions: 'Lasciate le chiavi sul tavolo dell’ingresso e tirate la porta finché non scatta.',
    hostContactInfo: 'Chiamate dalle 8:00 alle 22:00. Di notte solo per perdite d’acqua o incendi.',
    country: 'Italia',
    houseRules: [
      'In casa non si fuma. Il posacenere in terrazza è tutto vostro.',
      'Silenzio in terrazza dopo le 22:30: sull’acqua le voci arrivano lontano.',
      'Chiudete le persiane quando si alza il vento.',
    ],
    equipment: [
      ['Riscaldamento', 'Manopola nell’ingresso, da girare a destra. La casa si scalda in mezz’ora.'],
      ['Piano cottura', 'Tenete premuto il simbolo della chiave per tre secondi, poi scegliete la zona di cottura.'],
      ['Lavatrice', 'In cantina. Le pastiglie sono sulla mensola sopra.'],
    ],
    restaurantTypes: ['Pesce', 'Pizza nel forno a legna'],
    bus: 'Autobus della costa, fermata della cappella',
    train: 'Stazione di Salerno',
    activities: [
      [
        'Sentiero dei limoni',
        'Passeggiata',
        'Due ore, all’ombra dopo le dieci. Portate l’acqua: lungo la strada non ci sono bar.',
      ],
      ['Kayak dalla spiaggetta', 'Mare', 'Chiedete di Rosa al capanno blu.'],
    ],
    usefulInfo: ['Farmacia', 'Bancomat', 'Medico'],
    barTypes: ['Caffè', 'Aperitivo al tramonto'],
    shopTypes: ['Alimentari', 'Forno'],
  },
  fr: {
    welcomeMessage:
      'La bouilloire est à gauche de la plaque, la meilleure place pour le petit-déjeuner est sous le citronnier. Cueillez ce qui est mûr.',
    doorAccessInfo: 'Clavier sur la porte latérale verte. Tapez le code, puis appuyez sur le symbole de la clé.',
    parkingInfo: 'Place 7, premier rang sous le caroubier. La ruelle est étroite : rabattez les rétroviseurs.',
    checkoutInstructions: 'Laissez les clés sur la table de l’entrée et tirez la porte jusqu’au déclic.',
    hostContactInfo: 'Appels de 8 h à 22 h. La nuit, seulement en cas de fuite ou d’incendie.',
    country: 'Italie',
    houseRules: [
      'On ne fume pas à l’intérieur. Le cendrier de la terrasse est à vous.',
      'Calme sur la terrasse après 22 h 30 : le son porte sur l’eau.',
      'Fermez les volets quand le vent se lève.',
    ],
    equipment: [
      ['Chauffage', 'Molette dans l’entrée, tournez à droite. La maison met une demi-heure à se réchauffer.'],
      ['Plaque de cuisson', 'Appuyez trois secondes sur le symbole de la clé, puis choisissez le foyer.'],
      ['Lave-linge', 'À la cave. Les pastilles sont sur l’étagère au-dessus.'],
    ],
    restaurantTypes: ['Poissons et fruits de mer', 'Pizza au feu de bois'],
    bus: 'Bus de la côte, arrêt de la chapelle',
    train: 'Gare de Salerne',
    activities: [
      [
        'Sentier des citronniers',
        'Balade',
        'Deux heures, à l’ombre après dix heures. Prenez de l’eau, il n’y a pas de bar en chemin.',
      ],
      ['Kayak depuis la petite plage', 'Mer', 'Demandez Rosa à la cabane bleue.'],
    ],
    usefulInfo: ['Pharmacie', 'Distributeur', 'Médecin'],
    barTypes: ['Café', 'Apéritif au coucher du soleil'],
    shopTypes: ['Épicerie', 'Boulangerie'],
  },
  es: {
    welcomeMessage:
      'El hervidor está a la izquierda de la placa y el mejor sitio para desayunar es bajo el limonero. Coge lo que esté maduro.',
    doorAccessInfo: 'Teclado en la puerta lateral verde. Marca el código y pulsa el símbolo de la llave.',
    parkingInfo: 'Plaza 7, primera fila bajo el algarrobo. El camino es estrecho: pliega los retrovisores.',
    checkoutInstructions: 'Deja las llaves en la mesa de la entrada y tira de la puerta hasta oír el clic.',
    hostContactInfo: 'Llamadas de 8:00 a 22:00. De noche, solo por una fuga de agua o un incendio.',
    country: 'Italia',
    houseRules: [
      'No se fuma dentro. El cenicero de la terraza es todo tuyo.',
      'Silencio en la terraza después de las 22:30: sobre el agua se oye todo.',
      'Cierra las persianas si se levanta viento.',
    ],
    equipment: [
      ['Calefacción', 'El mando está en el recibidor: gíralo a la derecha. La casa tarda media hora en calentarse.'],
      ['Placa', 'Mantén pulsado tres segundos el símbolo de la llave y elige el fuego.'],
      ['Lavadora', 'En el sótano. Las pastillas están en el estante de encima.'],
    ],
    restaurantTypes: ['Pescado', 'Pizza al horno de leña'],
    bus: 'Autobús de la costa, parada de la capilla',
    train: 'Estación de Salerno',
    activities: [
      [
        'Senda de los limoneros',
        'Paseo',
        'Dos horas, a la sombra a partir de las diez. Lleva agua: no hay bares por el camino.',
      ],
      ['Kayak desde la playa pequeña', 'Mar', 'Pregunta por Rosa en la caseta azul.'],
    ],
    usefulInfo: ['Farmacia', 'Cajero', 'Médico'],
    barTypes: ['Café', 'Copas al atardecer'],
    shopTypes: ['Alimentación', 'Panadería'],
  },
  de: {
    welcomeMessage:
      'Der Wasserkocher steht links vom Kochfeld, der beste Frühstücksplatz ist unter dem Zitronenbaum. Pflückt, was reif ist.',
    doorAccessInfo: 'Tastenfeld an der grünen Seitentür. Code eingeben, dann das Schlüsselsymbol drücken.',
    parkingInfo: 'Platz 7, erste Reihe unter dem Johannisbrotbaum. Die Gasse ist eng: Spiegel einklappen.',
    checkoutInstructions: 'Legt die Schlüssel auf den Tisch im Flur und zieht die Tür zu, bis es klickt.',
    hostContactInfo: 'Anrufe von 8:00 bis 22:00 Uhr. Nachts nur bei Wasserschaden oder Feuer.',
    country: 'Italien',
    houseRules: [
      'Drinnen wird nicht geraucht. Der Aschenbecher auf der Terrasse gehört euch.',
      'Ab 22:30 Uhr leise auf der Terrasse: Über dem Wasser hört man alles.',
      'Bei Wind bitte die Fensterläden schließen.',
    ],
    equipment: [
      ['Heizung', 'Drehknopf im Flur, nach rechts. Das Haus braucht eine halbe Stunde.'],
      ['Kochfeld', 'Schlüsselsymbol drei Sekunden halten, dann die Kochzone wählen.'],
      ['Waschmaschine', 'Im Keller. Die Tabs liegen auf dem Brett darüber.'],
    ],
    restaurantTypes: ['Fisch', 'Pizza aus dem Holzofen'],
    bus: 'Küstenbus, Haltestelle Kapelle',
    train: 'Bahnhof Salerno',
    activities: [
      [
        'Zitronenweg',
        'Wandern',
        'Zwei Stunden, ab zehn Uhr im Schatten. Wasser mitnehmen, unterwegs gibt es keine Einkehr.',
      ],
      ['Kajak vom kleinen Strand', 'Meer', 'Fragt an der blauen Hütte nach Rosa.'],
    ],
    usefulInfo: ['Apotheke', 'Geldautomat', 'Arzt'],
    barTypes: ['Kaffee', 'Drinks zum Sonnenuntergang'],
    shopTypes: ['Lebensmittel', 'Bäckerei'],
  },
}

/**
 * The sample book in the given language; all content is fictional.
 * @param coverAddress the picture's address, which only the bundler knows; without it the book has no cover
 */
export function sampleVilla(language: Language, coverAddress?: string): GuestBook {
  const own = texts[language]
  const place = { type: '', rating: '' }
  const stars = (rating: number) => new Intl.NumberFormat(language).format(rating)
  return {
    ...emptyGuestBook,
    propertyName: 'Villa Limonaia',
    propertyType: 'Villa',
    hostName: 'Giulia Ferrante',
    hostPhone: '+39 089 555 0142',
    address: `Via dei Cedri 12, Praiano, ${own.country}`,
    guests: '6',
    bedrooms: '3',
    bathrooms: '2',
    checkinTime: '15:00',
    doorCode: '4719',
    wifiName: 'Limonaia-Guest',
    wifiPassword: 'lemon-terrace-84',
    checkoutTime: '10:00',
    welcomeMessage: own.welcomeMessage,
    doorAccessInfo: own.doorAccessInfo,
    parkingInfo: own.parkingInfo,
    checkoutInstructions: own.checkoutInstructions,
    hostContactInfo: own.hostContactInfo,
    houseRules: [...own.houseRules],
    equipment: own.equipment.map(([name, description]) => ({ name, description })),
    restaurants: [
      {
        ...place,
        name: 'Trattoria da Nunzia',
        address: 'Via Marina 4',
        type: own.restaurantTypes[0],
        rating: stars(4.8),
        distance: '350\u00a0m',
        ...noPlaceDetails,
      },
      {
        ...place,
        name: 'Il Pergolato',
        address: 'Piazza del Pozzo 2',
        type: own.restaurantTypes[1],
        rating: stars(4.6),
        distance: '500\u00a0m',
        ...noPlaceDetails,
      },
    ],
    transport: [
      { type: 'bus', name: own.bus, distance: '200\u00a0m' },
      { type: 'train', name: own.train, distance: '38\u00a0km' },
    ],
    activities: own.activities.map(([name, type, description], index) => ({
      name,
      type,
      description,
      distance: index === 0 ? '900\u00a0m' : '400\u00a0m',
    })),
    usefulInfo: [
      {
        category: own.usefulInfo[0],
        name: 'Farmacia Sant’Elmo',
        address: 'Via Roma 18',
        type: '',
        distance: '650\u00a0m',
      },
      { category: own.usefulInfo[1], name: 'Bancomat', address: 'Piazza del Pozzo', type: '', distance: '500\u00a0m' },
      { category: own.usefulInfo[2], name: 'Dott. Palumbo', address: 'Via Umberto I 7', type: '', distance: '' },
    ],
    barsClubs: [
      {
        ...place,
        name: 'Bar Zia Lina',
        address: 'Via Marina 9',
        type: own.barTypes[0],
        distance: '300\u00a0m',
        ...noPlaceDetails,
      },
      {
        ...place,
        name: 'Terrazza Blu',
        address: 'Via Panoramica 40',
        type: own.barTypes[1],
        distance: '1\u00a0km',
        ...noPlaceDetails,
      },
    ],
    shopping: [
      {
        name: 'Alimentari Gargiulo',
        address: 'Via Roma 3',
        type: own.shopTypes[0],
        distance: '250\u00a0m',
        ...noPlaceDetails,
      },
      {
        name: 'Forno Vecchio',
        address: 'Via Roma 11',
        type: own.shopTypes[1],
        distance: '300\u00a0m',
        ...noPlaceDetails,
      },
    ],
    emergencyNumbers: { hospital: '', police: '113', ambulance: '118', other: '' },
    cover: coverAddress ? { url: coverAddress, width: 1200, height: 800, srcSet: `${coverAddress} 1200w` } : null,
  }
}

/** The sample with only the sections that the static demo shows. */
export function demoVilla(language: Language, coverAddress: string): GuestBook {
  const villa = sampleVilla(language, coverAddress)
  return {
    ...villa,
    address: villa.address.split(',', 1)[0] ?? '',
    welcomeMessage: '',
    parkingInfo: '',
    doorAccessInfo: '',
    checkoutTime: '',
    checkoutInstructions: '',
    hostContactInfo: '',
    emergencyNumbers: { hospital: '', police: '', ambulance: '', other: `${villa.hostName}: ${villa.hostPhone}` },
  }
}

/**
 * The part of a book that is visible on the first screen. Used for phones that cannot be scrolled, to keep their pages
 * small.
 */
export function firstScreenOf(book: GuestBook): GuestBook {
  const { propertyName, propertyType, address, guests, bedrooms, bathrooms, cover, look } = book
  const { checkinTime, doorCode, doorAccessInfo, parkingInfo, wifiName, wifiPassword } = book
  return {
    ...emptyGuestBook,
    ...{ propertyName, propertyType, address, guests, bedrooms, bathrooms, cover, look },
    ...{ checkinTime, doorCode, doorAccessInfo, parkingInfo, wifiName, wifiPassword },
  }
}

/** The books of the Pro demo's estate, each with its own theme, door code and Wi-Fi network. */
export function estateBooks(
  language: Language,
  covers: Readonly<Record<'villa' | 'apartment' | 'cottage', string>>,
): GuestBook[] {
  const villa = sampleVilla(language, covers.villa)
  const cover = (url: string) => ({ url, width: 1600, height: 1000, srcSet: `${url} 1600w` })
  return [
    villa,
    {
      ...villa,
      propertyName: 'Loggia 2',
      propertyType: 'Apartment',
      guests: '4',
      bedrooms: '2',
      bathrooms: '1',
      checkinTime: '16:00',
      doorCode: '2280',
      wifiName: 'Cedri-Loggia',
      wifiPassword: 'amber-window-31',
      look: { ...villa.look, theme: 'loft' },
      cover: cover(covers.apartment),
    },
    {
      ...villa,
      propertyName: 'Casa del Fico',
      propertyType: 'Cottage',
      guests: '2',
      bedrooms: '1',
      bathrooms: '1',
      checkinTime: '14:00',
      doorCode: '6035',
      wifiName: 'Cedri-Fico',
      wifiPassword: 'fig-garden-57',
      look: { ...villa.look, theme: 'linen' },
      cover: cover(covers.cottage),
    },
  ]
}
