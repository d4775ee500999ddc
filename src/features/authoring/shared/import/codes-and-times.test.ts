import { expect, test } from 'vitest'
import { emptyBookForm } from '#features/books/shared/book-form.ts'
import { splitText } from './manual-text.ts'
import { placePieces } from './place-pieces.ts'
import { sortManual } from './sort-manual.ts'

const fill = (lines: readonly string[]) => placePieces(emptyBookForm(), sortManual(splitText(lines.join('\n'))))

const codes = {
  en: {
    box: 'The code of the key box beside the door is 4711.',
    gate: 'The garden gate opens with 1199.',
    door: 'Door code: 3344#',
    phone: 'Call us at the door: 07700 900123',
    wifi: ['WiFi: Harbour-7', 'Password: 99887766'],
  },
  it: {
    box: 'La cassetta delle chiavi accanto alla porta ha il codice 4711.',
    gate: 'Il cancello del giardino si apre con 1199.',
    door: 'Codice della porta: 3344#',
    phone: 'Davanti alla porta chiamate il 333 0123456',
    wifi: ['Rete: Mare-7', 'Password: 99887766'],
  },
  fr: {
    box: 'La boîte à clés à côté de la porte s’ouvre avec le code 4711.',
    gate: 'Le portail du jardin s’ouvre avec 1199.',
    door: 'Code de la porte : 3344#',
    phone: 'Devant la porte, appelez le 06 99 00 11 22',
    wifi: ['Réseau : Mer-7', 'Mot de passe : 99887766'],
  },
  es: {
    box: 'La caja de llaves junto a la puerta se abre con el código 4711.',
    gate: 'La verja del jardín se abre con 1199.',
    door: 'Código de la puerta: 3344#',
    phone: 'Delante de la puerta llamad al 600 11 22 33',
    wifi: ['Red: Mar-7', 'Contraseña: 99887766'],
  },
  de: {
    box: 'Der Schlüsselkasten neben der Tür hat den Code 4711.',
    gate: 'Das Gartentor öffnet mit 1199.',
    door: 'Türcode: 3344#',
    phone: 'Rufen Sie uns vor der Tür an: 0151 00 112233',
    wifi: ['WLAN: Meer-7', 'Passwort: 99887766'],
  },
}

test.each(Object.entries(codes))('in %s the door has its code, whatever codes stand around it', (_, given) => {
  const { box, gate, door, phone, wifi } = given
  for (const lines of [
    [box, gate, door, phone, ...wifi],
    [phone, ...wifi, door, gate, box],
    [gate, door, box, ...wifi, phone],
  ]) {
    const form = fill(lines)

    expect([form.doorCode, form.wifiPassword]).toEqual(['3344#', '99887766'])
    expect(form.doorAccessInfo).toContain(box)
    expect(form.doorAccessInfo).toContain(gate)
  }
})

test.each(Object.entries(codes))(
  'in %s gates, phones and networks without a door give no code of the door',
  (_, given) => {
    expect(fill([given.gate, given.phone, ...given.wifi]).doorCode).toBe('')
  },
)

test('the door of the apartment comes before the door of the building', () => {
  const form = fill(['Main entrance code: 1908', 'Apartment door code: 4455'])

  expect(form).toMatchObject({ doorCode: '4455', doorAccessInfo: 'Main entrance code: 1908' })
})

test('a code below a sentence about the key box belongs to the key box', () => {
  const form = fill(['Keys', 'The keys are in the key box. The code is 4711.', 'Door code: 3344'])

  expect(form.doorCode).toBe('3344')
  expect(form.doorAccessInfo).toBe('The keys are in the key box.\nThe code is 4711')
})

test.each([
  ['The lift takes 500 kg, the door is 200 cm high.'],
  ['The door is 10 minutes from the station.'],
  ['We renewed the front door in 2019 for 1200 euro.'],
])('a number that is no code is none: %s', (line) => expect(fill([line]).doorCode).toBe(''))

const times = {
  en: [
    'You can check in from 3 pm.',
    'Quiet hours: 22:00 to 7:00',
    'Breakfast is served from 8:00 to 10:00.',
    'Check-out by 10:30.',
  ],
  it: [
    'Si può entrare dalle 15:00.',
    'Silenzio: dalle 22:00 alle 7:00',
    'La colazione è dalle 8:00 alle 10:00.',
    'Check-out entro le 10:30.',
  ],
  fr: [
    'Arrivée à partir de 15h.',
    'Calme : de 22h à 7h',
    'Le petit déjeuner est servi de 8h à 10h.',
    'Départ avant 10h30.',
  ],
  es: [
    'La entrada es a partir de las 15:00.',
    'Silencio: de 22:00 a 7:00',
    'El desayuno es de 8:00 a 10:00.',
    'Salida antes de las 10:30.',
  ],
  de: [
    'Anreise ist ab 15 Uhr.',
    'Ruhezeit: 22 bis 7 Uhr',
    'Frühstück gibt es von 8 bis 10 Uhr.',
    'Abreise bis 10:30 Uhr.',
  ],
}

test.each(Object.entries(times))('in %s arrival, departure, quiet hours and breakfast are separated', (_, lines) => {
  for (const ordered of [lines, lines.toReversed()]) {
    const { checkinTime, checkoutTime, houseRules } = fill(ordered)

    expect(checkinTime).toMatch(/^\D*(3 pm|15)/)
    expect(checkoutTime).toMatch(/^\D*10.?30/)
    expect(houseRules.map(({ text }) => text)).toContain(lines[1])
  }
})
