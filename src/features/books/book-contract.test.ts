import { expect, test } from 'vitest'
import { BookInput, maxTextLength } from './book-contract.ts'
import { maxListItems } from './book-lists.ts'

const least = { hostName: 'Giulia', hostEmail: 'giulia@example.com', propertyName: 'Casa Conti' }

function codesOf(input: unknown): Record<string, string> {
  const { error } = BookInput.safeParse(input)
  return Object.fromEntries((error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]))
}

test('a book needs a host name, an e-mail address and a property name', () => {
  expect(codesOf({ ...least, hostName: ' ', hostEmail: 'giulia@', propertyName: '' })).toEqual({
    hostName: 'HOST_NAME_REQUIRED',
    hostEmail: 'VALID_EMAIL_REQUIRED',
    propertyName: 'PROPERTY_NAME_REQUIRED',
  })
  expect(Object.keys(codesOf({}))).toEqual(['hostName', 'hostEmail', 'propertyName'])
})

test('everything else has a default', () => {
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

test('lists come as JSON text or as arrays', () => {
  const items = [{ name: 'Kettle', description: 'In the kitchen' }]
  expect(BookInput.parse({ ...least, equipment: items }).equipment).toEqual(items)
  expect(BookInput.parse({ ...least, equipment: JSON.stringify(items) }).equipment).toEqual(items)
  expect(BookInput.parse({ ...least, equipment: 'unreadable' }).equipment).toEqual([])
})

test('too much is refused with its place, never cut off', () => {
  const long = 'x'.repeat(maxTextLength + 1)
  expect(
    codesOf({
      ...least,
      welcomeMessage: long,
      houseRules: ['fine', long],
      restaurants: [{ name: 'fine', address: long }],
      shopping: Array.from({ length: maxListItems + 1 }, () => ({ name: 'shop' })),
      emergencyNumbers: { police: long },
    }),
  ).toEqual({
    welcomeMessage: 'TOO_LONG',
    'houseRules.1': 'TOO_LONG',
    'restaurants.0.address': 'TOO_LONG',
    shopping: 'LIST_TOO_LONG',
    'emergencyNumbers.police': 'TOO_LONG',
  })
})

test('texts that a database cannot hold and unknown choices are refused', () => {
  expect(
    codesOf({ ...least, doorCode: 'a\0b', address: '\ud800', propertyType: 'Castle', status: 'hidden' }),
  ).toMatchObject({
    doorCode: 'UNREADABLE_TEXT',
    address: 'UNREADABLE_TEXT',
    propertyType: 'INVALID_VALUE',
    status: expect.any(String),
  })
})
