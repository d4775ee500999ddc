export { BookTable } from './book-table.tsx'
export { ChartLegend } from './chart-legend.tsx'
export { LanguageTable, UseTable, WayTable } from './counts.tsx'
export { Totals } from './totals.tsx'
