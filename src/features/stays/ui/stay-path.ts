import type { PlacedStay } from './stay-groups.ts'

/** The path of one stay's screen. */
export const stayPathOf = ({ stay }: { stay: Pick<PlacedStay['stay'], 'bookId' | 'id'> }) =>
  `/stays/${stay.bookId}/${stay.id}`
