import { type GuestBook, noPlaceDetails } from '#features/books/shared/book.ts'
import { plainTheme, type ThemeName } from '#features/books/shared/book-theme.ts'

/**
 * A full book with every list longer than its visible part, for demos, tests and benchmarks. All of it is fictional.
 */
export const sampleBook: GuestBook = {
  propertyName: 'Villa Limonaia',
  propertyType: 'Villa',
  hostName: 'Giulia Ferrante',
  hostEmail: 'giulia@limonaia.example',
  hostPhone: '+39 089 555 0142',
  welcomeMessage:
    'The kettle is to the left of the hob, and the best seat for breakfast is under the lemon tree. Pick whatever is ripe.\n\nWe live ten minutes away, so ask before you worry.',
  address: 'Via dei Cedri 12, Praiano, Italy',
  googleMapsLink: '',
  guests: '6',
  bedrooms: '3',
  bathrooms: '2',
  checkinTime: '15:00',
  checkinInstructions: '1. Ring at the green gate, it opens by itself.\n2. Follow the lights down to the side door.',
  doorAccessInfo: 'Keypad on the green side door. Type the code, then press the key symbol.',
  doorCode: '4719#',
  parkingInfo: 'Space 7, first row under the carob tree. The lane is narrow: fold the mirrors in.',
  wifiName: 'Limonaia-Guest',
  wifiPassword: 'lemon-terrace-84',
  wifiOpen: false,
  checkoutTime: '10:00',
  checkoutInstructions:
    '- Leave the keys on the hall table\n- Close the shutters on the sea side\n- Pull the door until it clicks',
  hostContactInfo:
    'Call us from 8:00 to 22:00; at night only for water or fire. Nino next door has a key: +39 089 555 0177',
  houseRules: [
    'No smoking indoors. The terrace ashtray is all yours.',
    'Quiet on the terrace after 22:30: sound carries over the water.',
    'Close the shutters when the wind picks up.',
    'Pets are welcome, but not on the beds.',
    'Sort glass and paper into the two baskets by the back door.',
    'No candles on the balcony.',
  ],
  equipment: [
    { name: 'Heating', description: 'Dial in the hall, turn right. The house needs half an hour to warm up.' },
    { name: 'Hot water', description: 'Always on. The first minute comes from the roof and is cold.' },
    { name: 'Hob', description: 'Hold the key symbol for three seconds, then choose the ring.' },
    { name: 'Air conditioning', description: 'Remote control on the wall beside each bedroom door.' },
    { name: 'Washing machine', description: 'In the cellar. Tablets are on the shelf above it.' },
  ],
  restaurants: [
    {
      name: 'Trattoria da Nunzia',
      address: 'Via Marina 4',
      type: 'Seafood',
      rating: '4.8',
      distance: '350 m',
      ...noPlaceDetails,
    },
    {
      name: 'Il Pergolato',
      address: 'Piazza del Pozzo 2',
      type: 'Wood-fired pizza',
      rating: '4.6',
      distance: '500 m',
      ...noPlaceDetails,
    },
    {
      name: 'Osteria del Molo',
      address: 'Molo Vecchio 1',
      type: 'Grill',
      rating: '4.7',
      distance: '1.2 km',
      ...noPlaceDetails,
    },
    {
      name: 'Cucina Aurora',
      address: 'Via Roma 22',
      type: 'Vegetarian',
      rating: '4.5',
      distance: '600 m',
      ...noPlaceDetails,
    },
    {
      name: 'La Brace',
      address: 'Via Capriglione 146',
      type: 'Family kitchen',
      rating: '',
      distance: '900 m',
      ...noPlaceDetails,
    },
  ],
  transport: [
    { type: 'bus', name: 'Coast bus, chapel stop', distance: '200 m' },
    { type: 'train', name: 'Salerno station', distance: '38 km' },
    { type: 'airport', name: 'Naples airport', distance: '62 km' },
    { type: 'Ferry', name: 'Summer ferry to Capri', distance: '1.4 km' },
  ],
  activities: [
    {
      name: 'Path of the lemon groves',
      description: 'Two hours, in the shade after ten in the morning. Take water: there is no bar on the way.',
      type: 'Walk',
      distance: '900 m',
    },
    {
      name: 'Kayak from the small beach',
      description: 'Ask for Rosa at the blue hut.',
      type: 'Sea',
      distance: '400 m',
    },
    {
      name: 'Saturday market',
      description: 'Cheese, linen and gossip, 8:00 to 13:00.',
      type: 'Market',
      distance: '1 km',
    },
    { name: 'Ceramics workshop', description: 'Book a day ahead.', type: 'Indoors', distance: '2.5 km' },
  ],
  usefulInfo: [
    { category: 'Pharmacy', name: 'Farmacia Sant’Elmo', address: 'Via Roma 18', type: '', distance: '650 m' },
    { category: 'Cash machine', name: 'Bancomat', address: 'Piazza del Pozzo', type: '', distance: '500 m' },
    { category: 'Doctor', name: 'Dr Palumbo', address: 'Via Umberto I 7', type: 'speaks English', distance: '' },
    { category: 'Laundry', name: 'Onda', address: 'Via Roma 31', type: '', distance: '700 m' },
    { category: 'Post office', name: 'Poste', address: 'Via Roma 40', type: '', distance: '800 m' },
  ],
  barsClubs: [
    {
      name: 'Bar Zia Lina',
      address: 'Via Marina 9',
      type: 'Coffee',
      rating: '4.9',
      distance: '300 m',
      ...noPlaceDetails,
    },
    {
      name: 'Terrazza Blu',
      address: 'Via Panoramica 40',
      type: 'Sunset drinks',
      rating: '',
      distance: '1.1 km',
      ...noPlaceDetails,
    },
    {
      name: 'Scoglio',
      address: 'Spiaggia Piccola',
      type: 'Open late',
      rating: '',
      distance: '400 m',
      ...noPlaceDetails,
    },
    {
      name: 'Notturno',
      address: 'Grotta del Mare',
      type: 'Dancing',
      rating: '',
      distance: '1.8 km',
      ...noPlaceDetails,
    },
  ],
  shopping: [
    { name: 'Alimentari Gargiulo', address: 'Via Roma 3', type: 'Groceries', distance: '250 m', ...noPlaceDetails },
    { name: 'Forno Vecchio', address: 'Via Roma 11', type: 'Bakery', distance: '300 m', ...noPlaceDetails },
    { name: 'Ceramiche Irno', address: 'Via Marina 22', type: 'Ceramics', distance: '450 m', ...noPlaceDetails },
    {
      name: 'Frutta da Pia',
      address: 'Piazza del Pozzo 5',
      type: 'Fruit and vegetables',
      distance: '500 m',
      ...noPlaceDetails,
    },
  ],
  emergencyNumbers: { hospital: '+39 089 555 0190', police: '113', ambulance: '118', other: 'Coast guard 1530' },
  checkinPictures: [],
  parkingPictures: [],
  cover: {
    url: '/media/sample/cover-1600.webp',
    width: 1600,
    height: 1000,
    srcSet:
      '/media/sample/cover-640.webp 640w, /media/sample/cover-1024.webp 1024w, /media/sample/cover-1600.webp 1600w',
  },
  welcomePicture: null,
  look: plainTheme,
}

const picture = (name: string, width: number, height: number) => ({
  url: `/media/sample/${name}-${width}.webp`,
  width,
  height,
  srcSet: `/media/sample/${name}-480.webp 480w, /media/sample/${name}-${width}.webp ${width}w`,
})

/** The sample book with everything that a theme can add to it. */
export function dressedBook(theme: ThemeName): GuestBook {
  return {
    ...sampleBook,
    look: {
      ...plainTheme,
      theme,
      logo: picture('logo', 800, 300),
      accent: '#2a6f97',
      order: ['arrive', 'wifi', 'own-1'],
      hidden: ['bars'],
      ownSections: [
        {
          id: 'own-1',
          title: 'The boat',
          text: 'Yours from ten to six, when the sea is calm.\n\n- Life vests are in the box\n- Petrol is at the harbour',
          pictures: [
            { image: picture('boat', 1600, 1200), caption: 'At the pier, the white one' },
            { image: picture('box', 800, 600), caption: '' },
          ],
          links: [{ label: 'Weather at sea', url: 'https://weather.example/praiano' }],
        },
        {
          id: 'own-2',
          title: 'With children',
          text: 'Cot and high chair are in the cellar. The beach by the chapel is the shallow one.',
          pictures: [],
          links: [],
        },
      ],
      coverFocus: { x: 30, y: 70 },
    },
  }
}
