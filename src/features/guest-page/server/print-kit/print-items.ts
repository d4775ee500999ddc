import type { PublicPart } from '#features/books/shared/public-book.ts'

/** What a host can print for her guests. */
export const printItems = ['table-card', 'fridge-sheet', 'key-ring'] as const
export type PrintItem = (typeof printItems)[number]

/** The texts of a book that are printed. */
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

/** The parts of a book that are printed. */
export const printedFields = [...printedTexts, 'wifiOpen', 'look'] as const
export type PrintedBook = PublicPart<(typeof printedFields)[number]>
