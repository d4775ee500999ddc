export { BookTable } from './book-table.tsx'
export { ShareTable } from './share-table.tsx'
export { Totals } from './totals.tsx'
