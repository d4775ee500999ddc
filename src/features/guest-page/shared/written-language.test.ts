import { expect, test } from 'vitest'
import { emptyGuestBook, type GuestBook } from '#features/books/shared/book.ts'
import { findWrittenLanguage } from './written-language.ts'

const bookOf = (welcomeMessage: string): GuestBook => ({
  ...emptyGuestBook,
  propertyName: 'Villa Aurora',
  welcomeMessage,
})

test.each([
  ['en', 'Welcome to our house. The key is in the box beside the door, and you can park in the yard.'],
  [
    'it',
    'Benvenuti nella nostra casa. La chiave è nella cassetta accanto alla porta e potete parcheggiare nel cortile.',
  ],
  [
    'fr',
    'Bienvenue dans notre maison. La clé est dans la boîte, et vous pouvez vous garer dans la cour avec votre voiture.',
  ],
  [
    'es',
    'Bienvenidos a nuestra casa. La llave está en la caja y podéis aparcar en el patio; el wifi es para los huéspedes.',
  ],
  ['de', 'Willkommen in unserem Haus. Der Schlüssel ist im Kasten bei der Tür, und Sie können auch im Hof parken.'],
])('a book in %s is known by its words', (language, text) => {
  expect(findWrittenLanguage(bookOf(text))).toBe(language)
})

test('of names, few words or two languages the language is unknown', () => {
  const both =
    'The key is in the box, and you can park in the yard. Der Schlüssel ist im Kasten, und Sie parken auch im Hof.'
  for (const text of ['', 'The Old Barn', 'Trattoria da Nunzia', both])
    expect(findWrittenLanguage(bookOf(text))).toBeUndefined()
})
