import type { ItemList, listFields } from '#features/books/shared/book-fields.ts'
import type { en } from '../../messages/en.ts'

type Examples = (typeof en)['examples']
type ExampleKey = { [List in ItemList]: `${List}.${Extract<keyof Examples[List], string>}` }[ItemList]

type FieldLayout<Field extends string> = {
  name: Field
  /** Its width in the row: all of it, half of it from 768 px, or always a small part. */
  width: 'whole' | 'half' | 'small'
  /** Key of the catalogue's `examples`. */
  example?: ExampleKey
  needed?: true
  /** Several lines. */
  long?: true
}

/** How the entries of each list are laid out. */
export const listLayouts: { [List in ItemList]: readonly FieldLayout<(typeof listFields)[List][number]>[] } = {
  equipment: [
    { name: 'name', width: 'whole', needed: true, example: 'equipment.name' },
    { name: 'description', width: 'whole', long: true, example: 'equipment.description' },
  ],
  activities: [
    { name: 'name', width: 'whole', needed: true, example: 'activities.name' },
    { name: 'description', width: 'whole', long: true, example: 'activities.description' },
    { name: 'type', width: 'small', example: 'activities.type' },
    { name: 'distance', width: 'small', example: 'activities.distance' },
  ],
  usefulInfo: [
    { name: 'category', width: 'half', needed: true, example: 'usefulInfo.category' },
    { name: 'name', width: 'half', needed: true, example: 'usefulInfo.name' },
    { name: 'address', width: 'whole', example: 'usefulInfo.address' },
    { name: 'type', width: 'small', example: 'usefulInfo.type' },
    { name: 'distance', width: 'small', example: 'usefulInfo.distance' },
  ],
  barsClubs: [
    { name: 'name', width: 'half', needed: true, example: 'barsClubs.name' },
    { name: 'address', width: 'half', needed: true, example: 'barsClubs.address' },
    { name: 'type', width: 'small', example: 'barsClubs.type' },
    { name: 'distance', width: 'small', example: 'barsClubs.distance' },
    { name: 'rating', width: 'small', example: 'barsClubs.rating' },
    ...detailsLayout('barsClubs'),
  ],
  restaurants: [
    { name: 'name', width: 'half', needed: true, example: 'restaurants.name' },
    { name: 'address', width: 'half', needed: true, example: 'restaurants.address' },
    { name: 'type', width: 'small', example: 'restaurants.type' },
    { name: 'rating', width: 'small', example: 'restaurants.rating' },
    { name: 'distance', width: 'small', example: 'restaurants.distance' },
    ...detailsLayout('restaurants'),
  ],
  shopping: [
    { name: 'name', width: 'half', needed: true, example: 'shopping.name' },
    { name: 'address', width: 'half', needed: true, example: 'shopping.address' },
    { name: 'type', width: 'small', example: 'shopping.type' },
    { name: 'distance', width: 'small', example: 'shopping.distance' },
    ...detailsLayout('shopping'),
  ],
  transport: [
    { name: 'type', width: 'small' },
    { name: 'distance', width: 'small', example: 'transport.distance' },
    { name: 'name', width: 'whole', example: 'transport.name' },
  ],
}

/** The host's notes about a place, and how guests reach it. */
function detailsLayout<List extends 'barsClubs' | 'restaurants' | 'shopping'>(list: List) {
  return [
    { name: 'note', width: 'whole', long: true, example: `${list}.note` },
    { name: 'phone', width: 'half', example: `${list}.phone` },
    { name: 'website', width: 'half', example: `${list}.website` },
  ] as const
}

/** The section of the guest page that a list fills, by the end of its id. */
export const listSections: Record<ItemList, string> = {
  equipment: 'equipment',
  activities: 'do',
  usefulInfo: 'info',
  barsClubs: 'bars',
  restaurants: 'eat',
  shopping: 'shop',
  transport: 'move',
}
