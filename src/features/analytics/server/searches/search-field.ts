import type { BookForm } from '#features/books/shared/book-form.ts'
import { topicsOf } from '#features/guest-page/index.ts'

/** A field of the wizard's form. */
export type FormField = keyof BookForm

/** The field in which a host writes about a topic; the topics are those of the guest page's search. */
export const fieldsOfTopics: Readonly<Record<string, FormField>> = {
  wifi: 'wifiName',
  heating: 'equipment',
  'air conditioning': 'equipment',
  parking: 'parkingInfo',
  key: 'doorAccessInfo',
  checkin: 'checkinInstructions',
  checkout: 'checkoutInstructions',
  trash: 'checkoutInstructions',
  water: 'equipment',
  stove: 'equipment',
  'washing machine': 'equipment',
  dishwasher: 'equipment',
  coffee: 'equipment',
  breakfast: 'barsClubs',
  restaurant: 'restaurants',
  supermarket: 'shopping',
  pharmac: 'usefulInfo',
  doctor: 'usefulInfo',
  train: 'transport',
  bus: 'transport',
  airport: 'transport',
  beach: 'activities',
  smok: 'houseRules',
  pet: 'houseRules',
  cash: 'usefulInfo',
  host: 'hostContactInfo',
  tv: 'equipment',
  towel: 'equipment',
  noise: 'houseRules',
  pool: 'equipment',
  fuse: 'equipment',
}

/** The field that could answer a term without results; `equipment` if the term belongs to no topic. */
export function findField(term: string): FormField {
  const [topic = ''] = topicsOf(term)
  return fieldsOfTopics[topic] ?? 'equipment'
}
