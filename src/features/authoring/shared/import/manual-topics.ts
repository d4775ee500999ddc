/** The topic of a part of a manual; 'closing' is what belongs to a letter and not to a book. */
export const topics = [
  'welcome',
  'checkIn',
  'door',
  'parking',
  'wifi',
  'rules',
  'equipment',
  'activities',
  'restaurants',
  'bars',
  'shopping',
  'transport',
  'useful',
  'checkOut',
  'contact',
  'emergency',
  'address',
  'closing',
] as const
export type Topic = (typeof topics)[number]
