import type { BookForm } from '#features/books/shared/book-form.ts'
import { topicsOf } from '#features/guest-page/index.ts'

/** A field of the wizard's form. */
export type FormField = keyof BookForm

/** Where a host writes about a subject; the subjects are those of the guest page's search. */
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

/** The field in which a word that guests miss belongs; things of the house where nothing is known of it. */
export function findField(term: string): FormField {
  const [topic = ''] = topicsOf(term)
  return fieldsOfTopics[topic] ?? 'equipment'
}
