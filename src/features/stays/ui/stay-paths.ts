import type { PlacedStay } from './stay-groups.ts'

/** The path of one stay's screen. */
export const stayPathOf = ({ stay }: { stay: Pick<PlacedStay['stay'], 'bookId' | 'id'> }) =>
  `/stays/${stay.bookId}/${stay.id}`

/** The screen of the texts to guests and of the daily mail. */
export const messagesPath = '/stays/messages'

/** The screen of the settings of a book's stays. */
export const settingsPathOf = (bookId: string) => `/stays/settings/${bookId}`
