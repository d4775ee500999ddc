import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook, noPlaceDetails, propertyTypes } from './book.ts'
import { BookInput } from './book-contract.ts'
import { listFields, pictureLists } from './book-fields.ts'
import {
  type BookForm,
  blankEntry,
  emptyBookForm,
  fingerprint,
  formPathOf,
  readBookForm,
  stepOfField,
  toBookForm,
  toBookPayload,
  toGuestBook,
} from './book-form.ts'
import { findObstacle, findProblems } from './book-form-rules.ts'
import { mapListedPictures } from './listed-pictures.ts'

const words = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .filter((text) => text.isWellFormed() && !text.includes('\0'))
const written = words.filter((text) => text.trim() !== '')
const rowsOf = (fields: readonly string[]) =>
  fc.array(fc.record(Object.fromEntries(fields.map((field) => [field, field === 'website' ? fc.webUrl() : written]))), {
    maxLength: 4,
  })
const image = fc.record({
  url: fc.webUrl(),
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
  srcSet: words,
})

const pictures = fc.array(fc.record({ image, caption: words }), { maxLength: 4 })
const equipmentItem = fc
  .record({ name: written, description: written, pictures })
  .map(({ pictures: listed, ...item }) => (listed.length > 0 ? { ...item, pictures: listed } : item))

const textOrList = Object.fromEntries(
  Object.entries(emptyGuestBook).map(([name, value]) => {
    if (name === 'equipment') return [name, fc.array(equipmentItem, { maxLength: 4 })]
    if (name in pictureLists) return [name, pictures]
    if (name in listFields) return [name, rowsOf(listFields[name as keyof typeof listFields])]
    if (name === 'houseRules') return [name, fc.array(written, { maxLength: 4 })]
    if (name === 'propertyType') return [name, fc.constantFrom(...propertyTypes)]
    if (name === 'cover' || name === 'welcomePicture') return [name, fc.option(image)]
    if (name === 'emergencyNumbers')
      return [name, fc.record({ hospital: words, police: words, ambulance: words, other: words })]
    return [name, typeof value === 'string' ? words : fc.constant(value)]
  }),
)
const guestBook = fc.record(textOrList) as unknown as fc.Arbitrary<GuestBook>

function formOf(book: GuestBook): BookForm {
  return toBookForm(book, {
    originalLanguage: 'de',
    coverImage: book.cover?.url ?? '',
    welcomeImage: book.welcomePicture?.url ?? '',
  })
}

test('a book converted to a form and back is unchanged', () => {
  fc.assert(
    fc.property(guestBook, (book) => {
      expect(toGuestBook(formOf(book))).toEqual(book)
    }),
  )
})

test('the server parses from the payload what the form contains', () => {
  const valid = { hostName: 'Ada', hostEmail: 'ada@example.com', propertyName: 'Casa' }
  fc.assert(
    fc.property(guestBook, fc.integer({ min: 1 }), (book, revision) => {
      const leftovers = ['The boat is in the shed.']
      const form = { ...formOf({ ...book, ...valid }), leftovers }
      const { cover, welcomePicture, look: _look, ...texts } = toGuestBook(form)
      const sent = mapListedPictures(texts, ({ url }) => url)
      expect(BookInput.parse(toBookPayload(form, 'published', revision))).toEqual({
        ...texts,
        ...sent,
        // Always sent, because an item without this list would keep the stored one.
        equipment: sent.equipment.map((item) => ({ ...item, pictures: item.pictures ?? [] })),
        coverImage: cover?.url ?? '',
        welcomeImage: welcomePicture?.url ?? '',
        status: 'published',
        leftovers,
        originalLanguage: 'de',
        revision,
      })
    }),
  )
})

test('a form stored as JSON is restored completely', () => {
  fc.assert(
    fc.property(guestBook, (book) => {
      const form = formOf(book)
      expect(readBookForm(JSON.parse(JSON.stringify(form)))).toEqual(form)
    }),
  )
})

test('any stored value can be restored as a form', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (kept) => {
      expect(toGuestBook(readBookForm(kept)).guests).toBeTypeOf('string')
    }),
  )
  expect(readBookForm('nothing')).toEqual(emptyBookForm())
})

test('a form without an original language leaves it to the server', () => {
  expect(toBookPayload(emptyBookForm('fr'), 'draft')).toMatchObject({ originalLanguage: 'fr' })
  expect(toBookPayload(readBookForm({ propertyName: 'Casa' }), 'draft')).not.toHaveProperty('originalLanguage')
})

test('blank rows change neither the saved book nor the fingerprint', () => {
  const form = { ...emptyBookForm(), equipment: [{ name: 'Oven', description: '' }] }
  const withBlanks: BookForm = {
    ...form,
    houseRules: [{ text: ' ' }, { text: '' }],
    equipment: [{ name: '', description: ' ' }, ...form.equipment],
    transport: [blankEntry('transport') as BookForm['transport'][number]],
  }
  expect(fingerprint(withBlanks)).toBe(fingerprint(form))
  expect(toGuestBook(withBlanks)).toEqual(toGuestBook(form))
})

test('a draft requires host name, e-mail and property name, and nothing else', () => {
  expect(findObstacle(emptyBookForm(), 'draft')).toEqual({
    kind: 'missing',
    problems: [
      { path: 'hostName', code: 'HOST_NAME_REQUIRED' },
      { path: 'hostEmail', code: 'VALID_EMAIL_REQUIRED' },
      { path: 'propertyName', code: 'PROPERTY_NAME_REQUIRED' },
    ],
  })
  const form = { ...emptyBookForm(), hostName: 'Ada', hostEmail: 'ada@example.com', propertyName: 'Casa' }
  const incomplete = { ...form, equipment: [{ name: '', description: 'under the sink' }] }
  expect(findObstacle(incomplete, 'draft')).toBeUndefined()
  expect(findObstacle(incomplete, 'published')?.kind).toBe('entry')
})

test('an incomplete row is a problem, a blank one is not', () => {
  const form: BookForm = {
    ...emptyBookForm(),
    hostName: 'Ada',
    hostEmail: 'ada@example.com',
    propertyName: 'Casa',
    equipment: [
      { name: '', description: '' },
      { name: '', description: 'under the sink' },
    ],
    restaurants: [{ name: 'Da Gino', address: '', type: '', rating: '', distance: '', ...noPlaceDetails }],
  }
  expect(findProblems(form)).toEqual([
    { path: 'equipment.1.name', code: 'EQUIPMENT_NAME_REQUIRED' },
    { path: 'restaurants.0.address', code: 'ADDRESS_REQUIRED' },
  ])
})

test('an incomplete website blocks a draft too, an address without a name does not', () => {
  const named = { ...emptyBookForm(), hostName: 'Ada', hostEmail: 'ada@example.com', propertyName: 'Casa' }
  const shop = { name: '', address: 'Via Roma 1', type: '', distance: '', ...noPlaceDetails }
  const problems = [{ path: 'shopping.0.website', code: 'INVALID_LINK' }]

  expect(findObstacle({ ...named, shopping: [shop] }, 'draft')).toBeUndefined()
  expect(findObstacle({ ...named, shopping: [{ ...shop, website: 'javascript:1' }] }, 'draft')).toEqual({
    kind: 'link',
    problems,
  })
})

test('a field error of the server is mapped to its row despite blank rows', () => {
  const form: BookForm = {
    ...emptyBookForm(),
    houseRules: [{ text: '' }, { text: 'No shoes' }],
    equipment: [
      { name: '', description: '' },
      { name: 'Oven', description: '' },
    ],
  }
  expect(formPathOf(form, 'equipment.0.name')).toBe('equipment.1.name')
  expect(formPathOf(form, 'houseRules.0')).toBe('houseRules.1.text')
  expect(formPathOf(form, 'coverImage')).toBe('cover')
  expect(formPathOf(form, 'hostEmail')).toBe('hostEmail')
  expect(formPathOf(form, 'emergencyNumbers.police')).toBe('emergencyNumbers.police')
})

test('every field of the form belongs to exactly one step', () => {
  expect(Object.keys(emptyBookForm()).filter((name) => stepOfField(name) === 0)).toEqual([
    'hostName',
    'hostEmail',
    'hostPhone',
    'hostContactInfo',
    'originalLanguage',
    'leftovers',
  ])
  expect(stepOfField('usefulInfo.3.category')).toBe(5)
})
