import type { PublicPart } from '#features/books/shared/public-book.ts'

/** What a host can print and put where guests look for it. */
export const printItems = ['table-card', 'fridge-sheet', 'key-ring'] as const
export type PrintItem = (typeof printItems)[number]

/** The texts of a book that stand on prints. */
export const printedTexts = [
  'propertyName',
  'address',
  'hostName',
  'hostPhone',
  'checkoutTime',
  'wifiName',
  'wifiPassword',
] as const
export type PrintedText = (typeof printedTexts)[number]

/** What of a book stands on prints. */
export const printedFields = [...printedTexts, 'look'] as const
export type PrintedBook = PublicPart<(typeof printedFields)[number]>
