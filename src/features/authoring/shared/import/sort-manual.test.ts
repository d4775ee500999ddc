import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookForm, emptyBookForm, toGuestBook } from '#features/books/shared/book-form.ts'
import { splitText } from './manual-text.ts'
import { oldManuals } from './old-manuals.fixture.ts'
import { placePieces } from './place-pieces.ts'
import { type Piece, sortManual } from './sort-manual.ts'

const sort = (text: string) => sortManual(splitText(text))
const fill = (text: string) => placePieces(emptyBookForm(), sort(text))

function expectFilled(form: BookForm, expected: Partial<Record<keyof BookForm, unknown>>) {
  expect(form).toMatchObject(expected)
}

test('an English manual is sorted into fields', () => {
  const form = fill(oldManuals.en)

  expectFilled(form, {
    welcomeMessage: 'Welcome to Harbour Cottage. We hope you like it as much as we do.',
    checkinTime: 'from 15:00',
    doorCode: '4711',
    parkingInfo: 'Park behind the house, never in the lane.',
    wifiName: 'Harbour-Guest',
    wifiPassword: 'seagull42',
    houseRules: [{ text: 'No smoking indoors' }, { text: 'Quiet after 22:00, the walls are thin' }],
    checkoutTime: '10:00',
    checkoutInstructions: 'Leave the key on the table.',
    hostPhone: '+44 1326 555 012',
    hostEmail: 'anna@harbour.example',
  })
  expect(form.doorAccessInfo).toContain('The key is in the key box')
  expect(form.equipment[0]).toEqual({ name: 'Washing machine', description: 'use programme 3, the door sticks.' })
  expect(form.restaurants[0]).toMatchObject({ name: 'The Anchor', address: '3 Quay Street' })
  expect(form.emergencyNumbers.police).toBe('999 101')
  expect(form.leftovers).toEqual(['My grandfather built the boat in the garden in 1931.'])
})

test('a small key box in Italian belongs to the door', () => {
  const text = 'Le regole della casa sono poche.\nLa cassettina è dietro il vaso grande.'

  expect(fill(text).doorAccessInfo).toBe('La cassettina è dietro il vaso grande.')
})

test('an Italian manual is sorted into fields', () => {
  expectFilled(fill(oldManuals.it), {
    welcomeMessage: 'Benvenuti a Casa Limone!',
    checkinTime: 'dalle 15:00 alle 20:00',
    address: 'Via dei Cedri 12, Praiano',
    doorCode: '2580#',
    wifiName: 'CasaLimone',
    wifiPassword: 'limone84',
    houseRules: [{ text: 'Non si fuma in casa' }, { text: 'Niente feste' }],
    equipment: [{ name: 'Lavatrice', description: 'programma 40 gradi, il detersivo è sotto il lavello' }],
    checkoutTime: 'entro le 10:00',
    checkoutInstructions: 'Lascia le chiavi sul tavolo.',
    emergencyNumbers: { police: '112 089', ambulance: '118 000', hospital: '', other: '' },
  })
})

test('a French manual is sorted into fields', () => {
  expectFilled(fill(oldManuals.fr), {
    checkinTime: 'à partir de 16h00',
    parkingInfo: 'La place est devant le portail bleu.',
    wifiName: 'Maison-Bleue',
    wifiPassword: 'lavande2024',
    houseRules: [{ text: 'Merci de ne pas fumer à l’intérieur' }],
    equipment: [{ name: 'Lave-vaisselle', description: 'une pastille par lavage' }],
    checkoutInstructions: 'Avant de partir, fermez les volets.',
    hostPhone: '+33 4 90 55 50 12',
  })
})

test('a Spanish manual is sorted into fields', () => {
  expectFilled(fill(oldManuals.es), {
    checkinTime: 'a partir de las 15:00',
    doorCode: '9021',
    wifiName: 'Casa Azul',
    wifiPassword: 'naranja77',
    houseRules: [{ text: 'No se admiten fiestas' }],
    equipment: [{ name: 'Horno', description: 'gira el mando a la derecha' }],
    checkoutTime: 'antes de las 11:00',
  })
})

test('a German manual is sorted into fields', () => {
  const form = fill(oldManuals.de)

  expectFilled(form, {
    checkinTime: 'ab 15 Uhr',
    doorCode: '3344#',
    parkingInfo: 'Bitte parken Sie im Hof, und zwar so, dass die Nachbarin mit ihrem großen Wagen noch hinauskommt.',
    wifiName: 'Hanghaus',
    wifiPassword: 'birnbaum9',
    houseRules: [{ text: 'Im Haus wird nicht geraucht' }],
    equipment: [{ name: 'Spülmaschine', description: 'ein Tab pro Spülgang' }],
    checkoutTime: 'bis 10 Uhr',
  })
  expect(form.checkoutInstructions).toContain('Bitte die Fenster schließen.')
})

const lines = Object.values(oldManuals).flatMap((one) => one.split('\n'))

function valuesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesOf) : []
}

test('existing content is never replaced', () => {
  const before = { ...emptyBookForm(), wifiPassword: 'mine', parkingInfo: 'Space 7.' }
  const form = placePieces(before, sort('WiFi\nPassword: other1\nParking\nIn the yard.'))

  expect(form).toMatchObject({ wifiPassword: 'mine', parkingInfo: 'Space 7.\nIn the yard.' })
  expect(form.leftovers).toEqual(['Password: other1'])
})

const beginnings = [
  ...lines.map((line) => line.slice(0, 24)),
  '',
  '- ',
  'Password: ',
  'Tel: ',
  '3. ',
  'WiFi: ',
  'Da Gino, ',
]
const uniqueManual = fc
  .array(fc.constantFrom(...beginnings), { minLength: 1, maxLength: 25 })
  .map((parts) => parts.map((part, index) => `${part} paragrafo${index}x`))

test('no paragraph is lost or duplicated', () => {
  fc.assert(
    fc.property(uniqueManual, (paragraphs) => {
      const pieces = sort(paragraphs.join('\n'))
      const form = placePieces(emptyBookForm(), pieces)
      const book = { ...toGuestBook(form), propertyType: '', guests: '' }
      const headings = pieces.filter(({ target }) => target === 'heading').map(({ text }) => text)
      const labels = pieces.filter(({ target }) => target !== 'leftover').map(({ label }) => label)
      const said = valuesOf(book).concat(form.leftovers, headings).join('\n')
      paragraphs.forEach((_, index) => {
        const places = said.split(`paragrafo${index}x`).length - 1
        const isLabel = labels.some((label) => label.includes(`paragrafo${index}x`))
        expect(places + Number(places === 0 && isLabel), `paragrafo${index}x`).toBe(1)
      })
    }),
  )
})

test('long hostile lines are sorted in linear time', () => {
  const start = performance.now()
  for (const unit of ['iVBORw0KGgoAAAANS', '\t', 'code', '1', 'wifi , ', 'https://goo.gl/maps', 'red is ', ' ,'])
    for (const heading of ['', '# WiFi\n', '# Restaurants\n'])
      fill(`${heading}wifi clave${unit.repeat(30_000 / unit.length)}(x y`)
  expect(performance.now() - start).toBeLessThan(3000)
})

test('text that exceeds its field or list goes to the unplaced paragraphs', () => {
  const long = 'x'.repeat(201)
  const piece = (target: Piece['target'], text: string): Piece => ({ label: '', text, target })
  const form = placePieces({ ...emptyBookForm(), welcomeMessage: 'y'.repeat(9_900) }, [
    piece('wifiName', 'ü'.repeat(17)),
    piece('emergencyNumbers.police', long),
    piece('transport', long),
    piece('welcomeMessage', long),
    ...Array.from({ length: 201 }, (_, index) => piece('houseRules', `Rule ${index}`)),
  ])
  expect(form.leftovers).toEqual(['ü'.repeat(17), long, long, long, 'Rule 200'])
  expect([form.wifiName, form.transport, form.houseRules.length]).toEqual(['', [], 200])
})

test('paragraphs beyond the maximum number are joined to the last one', () => {
  const pieces = Array.from({ length: 203 }, (_, index): Piece => ({ label: '', text: `${index}`, target: 'leftover' }))
  const { leftovers } = placePieces(emptyBookForm(), pieces)
  expect([leftovers.length, leftovers.at(-1)]).toEqual([200, '199\n200\n201\n202'])
})

test('a remark about a place becomes its note, and a street its address', () => {
  const form = fill(
    'Where to eat\nBeach Cafe, right on the sand\nDa Gino, Via Marina 21\nOn Sundays we always have lunch at the Old Mill, below the weir.',
  )

  expect(form.restaurants).toMatchObject([
    { name: 'Beach Cafe', address: '', note: 'right on the sand' },
    { name: 'Da Gino', address: 'Via Marina 21', note: '' },
    { name: '', note: 'On Sundays we always have lunch at the Old Mill, below the weir.' },
  ])
})

test('connections have their kind of transport', () => {
  const form = fill(
    'Transport\nU-Bahn: U3 St. Pauli\nBus 11 to the station\nTraghetto per Capri, ogni ora\nFlughafen, 20 km',
  )

  expect(form.transport.map(({ type }) => type)).toEqual(['metro', 'bus', 'ferry', 'airport'])
})
