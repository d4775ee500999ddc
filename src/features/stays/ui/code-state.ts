import type { StayBook, StayOfBook } from '../shared/stay-contract.ts'

export { type CodeState, codeStateOf } from '../shared/stay-needs.ts'
export type { StayBook }
export type ListedStay = StayOfBook
