/** What a host can print and put where guests look for it. */
export const printItems = ['table-card', 'fridge-sheet', 'key-ring'] as const
export type PrintItem = (typeof printItems)[number]
