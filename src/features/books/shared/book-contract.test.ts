import { expect, test } from 'vitest'
import { BookInput, NewBookInput } from './book-contract.ts'

const least = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Casa Conti' }

function codesOf(input: unknown): Record<string, string> {
  const { error } = NewBookInput.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

test('host name, e-mail address and property name are required', () => {
  expect(codesOf({ ...least, hostName: ' ', hostEmail: 'giulia@', propertyName: '' })).toEqual({
    hostName: 'HOST_NAME_REQUIRED',
    hostEmail: 'VALID_EMAIL_REQUIRED',
    propertyName: 'PROPERTY_NAME_REQUIRED',
  })
  expect(Object.keys(codesOf({}))).toEqual(['hostName', 'hostEmail', 'propertyName'])
})

test('all other fields have a default', () => {
  expect(BookInput.parse(least)).toMatchObject({
    ...least,
    status: 'draft',
    propertyType: 'Villa',
    guests: '4',
    bedrooms: '',
    coverImage: '',
    houseRules: [],
    transport: [],
    emergencyNumbers: { hospital: '', police: '', ambulance: '', other: '' },
  })
})

test('lists are accepted as JSON text or as arrays', () => {
  const items = [{ name: 'Kettle', description: 'In the kitchen' }]
  expect(BookInput.parse({ ...least, equipment: items }).equipment).toEqual(items)
  expect(BookInput.parse({ ...least, equipment: JSON.stringify(items) }).equipment).toEqual(items)
  expect(BookInput.parse({ ...least, equipment: 'unreadable' }).equipment).toEqual([])
})

test('values over the limit are refused with their path and never truncated', () => {
  const line = 'x'.repeat(201)
  const long = 'x'.repeat(10_001)
  expect(
    codesOf({
      hostName: '',
      hostEmail: `${'x'.repeat(250)}@example.com`,
      propertyName: line,
      welcomeMessage: long,
      wifiName: 'ü'.repeat(17),
      wifiPassword: 'x'.repeat(64),
      googleMapsLink: `https://${'x'.repeat(2_000)}`,
      houseRules: ['fine', long],
      leftovers: [long],
      restaurants: [{ name: 'fine', address: line }],
      activities: [{ name: 'fine', description: long, distance: line }],
      shopping: Array.from({ length: 201 }, () => ({ name: 'shop' })),
      emergencyNumbers: { police: line },
    }),
  ).toEqual({
    hostName: 'HOST_NAME_REQUIRED',
    hostEmail: 'TOO_LONG',
    propertyName: 'TOO_LONG',
    welcomeMessage: 'TOO_LONG',
    wifiName: 'WIFI_NAME_TOO_LONG',
    wifiPassword: 'TOO_LONG',
    googleMapsLink: 'TOO_LONG',
    'houseRules.1': 'TOO_LONG',
    'leftovers.0': 'TOO_LONG',
    'restaurants.0.address': 'TOO_LONG',
    'activities.0.description': 'TOO_LONG',
    'activities.0.distance': 'TOO_LONG',
    shopping: 'LIST_TOO_LONG',
    'emergencyNumbers.police': 'TOO_LONG',
  })
})

test('values exactly at the limit are accepted', () => {
  const full = {
    hostName: 'x'.repeat(200),
    hostEmail: `x@${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.example`,
    propertyName: 'x'.repeat(200),
    welcomeMessage: 'x'.repeat(10_000),
    wifiName: 'ü'.repeat(16),
    wifiPassword: 'x'.repeat(63),
    shopping: Array.from({ length: 200 }, () => ({ name: 'shop' })),
  }
  expect(codesOf(full)).toEqual({})
})

test('a list far beyond its limit is not parsed', () => {
  expect(codesOf({ ...least, houseRules: Array(100_000).fill(1), leftovers: Array(100_000).fill(1) })).toEqual({
    houseRules: 'LIST_TOO_LONG',
    leftovers: 'LIST_TOO_LONG',
  })
})

test('texts that a database cannot store and unknown choices are refused', () => {
  expect(
    codesOf({ ...least, doorCode: 'a\0b', address: '\ud800', propertyType: 'Castle', status: 'hidden' }),
  ).toMatchObject({
    doorCode: 'UNREADABLE_TEXT',
    address: 'UNREADABLE_TEXT',
    propertyType: 'INVALID_VALUE',
    status: expect.any(String),
  })
})
