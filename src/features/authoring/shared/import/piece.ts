import type { BookTexts, EmergencyNumbers } from '#features/books/shared/book.ts'
import type { FormList } from '#features/books/shared/book-form.ts'

/** The target of a sentence: a field or list of the book, the unplaced paragraphs, or none for headings. */
export type Target =
  | 'heading'
  | 'leftover'
  | Exclude<keyof BookTexts, 'propertyType' | 'guests' | 'bedrooms' | 'bathrooms'>
  | FormList
  | `emergencyNumbers.${keyof EmergencyNumbers}`

/**
 * Part of a manual with its place: one or more sentences of a paragraph.
 * - `label`: what stands before a value and only names it, as in 'Password: …'; empty for most
 */
export type Piece = { label: string; text: string; target: Target }

/** Fields for a single value. */
export const singleTargets: ReadonlySet<Target> = new Set<Target>([
  'propertyName',
  'hostName',
  'hostEmail',
  'hostPhone',
  'address',
  'googleMapsLink',
  'checkinTime',
  'checkoutTime',
  'doorCode',
  'wifiName',
  'wifiPassword',
  'emergencyNumbers.hospital',
  'emergencyNumbers.police',
  'emergencyNumbers.ambulance',
  'emergencyNumbers.other',
])
