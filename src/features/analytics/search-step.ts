import { topicsOf } from '#features/guest/index.ts'

/** The wizard's steps, counted from 1 as in its addresses. */
const steps = { host: 1, property: 2, checkIn: 3, wifi: 4, equipment: 5, area: 6, checkOut: 7 } as const

export type WizardStep = keyof typeof steps
export const wizardSteps = Object.keys(steps) as WizardStep[]

/** Where a host writes about a subject; the subjects are those of the guest page's search. House rules are in step 4. */
export const stepsOfTopics: Readonly<Record<string, WizardStep>> = {
  wifi: 'wifi',
  heating: 'equipment',
  'air conditioning': 'equipment',
  parking: 'checkIn',
  key: 'checkIn',
  checkin: 'checkIn',
  checkout: 'checkOut',
  trash: 'checkOut',
  water: 'equipment',
  stove: 'equipment',
  'washing machine': 'equipment',
  dishwasher: 'equipment',
  coffee: 'equipment',
  breakfast: 'area',
  restaurant: 'area',
  supermarket: 'area',
  pharmac: 'area',
  doctor: 'area',
  train: 'area',
  bus: 'area',
  airport: 'area',
  beach: 'area',
  smok: 'wifi',
  pet: 'wifi',
  cash: 'area',
  host: 'host',
  tv: 'equipment',
  towel: 'equipment',
  noise: 'wifi',
  pool: 'equipment',
  fuse: 'equipment',
}

/** The step of the wizard in which a word that guests miss belongs; things of the house where nothing is known of it. */
export function findStep(term: string): WizardStep {
  const [topic = ''] = topicsOf(term)
  return stepsOfTopics[topic] ?? 'equipment'
}
