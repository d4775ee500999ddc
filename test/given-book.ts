import type { z } from 'zod'
import { type BookInput, OwnBookView } from '#features/books/shared/book-contract.ts'
import type { Caller } from './test-app.ts'

type BookPayload = z.input<typeof BookInput>

/** The required fields of a book, published. */
export const bookPayload = {
  hostName: 'Giulia Conti',
  hostEmail: 'giulia@example.com',
  propertyName: 'Casa Conti',
  status: 'published',
} satisfies Partial<BookPayload>

/** A book that the caller has created; published by default. */
export async function givenBook(as: Caller, overrides: Partial<BookPayload> = {}): Promise<OwnBookView> {
  const response = await as.post('/api/welcome-books', { ...bookPayload, ...overrides })
  if (response.statusCode !== 201) throw new Error(`no book was created: ${response.body}`)
  return OwnBookView.parse(response.json())
}
