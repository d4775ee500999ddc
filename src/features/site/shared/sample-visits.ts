import type { AnalyticsView } from '#features/analytics/shared/analytics-contract.ts'

type SampleVisits = Pick<AnalyticsView, 'total' | 'totalBefore' | 'ways' | 'languages' | 'uses'> & {
  /** Days of June: visits on each day, and on the corresponding day of the previous period. */
  days: readonly { visits: number; before: number }[]
  /** In the order of the estate's books. */
  books: readonly { visits: number; visitors: number }[]
  /** Searches without results, by key of the search term. */
  missed: readonly { visitors: number; key: 'parking' | 'highchair' }[]
}

const visits = [
  9, 12, 8, 7, 11, 19, 22, 14, 10, 9, 8, 13, 21, 24, 15, 11, 10, 12, 14, 23, 27, 16, 12, 11, 13, 15, 25, 29, 18, 14,
]
const before = [
  7, 6, 8, 9, 12, 10, 7, 8, 6, 9, 13, 15, 11, 8, 7, 9, 10, 14, 16, 12, 9, 8, 10, 11, 15, 18, 13, 10, 9, 11,
]

/** Fictional visits in June for the Pro demo's estate. The parts add up as in the real dashboard. */
export const sampleVisits: SampleVisits = {
  days: visits.map((count, index) => ({ visits: count, before: before[index] ?? 0 })),
  total: { visits: 452, visitors: 318 },
  totalBefore: { visits: 311, visitors: 227 },
  ways: { qr: 241, link: 186, offline: 25 },
  languages: { de: 171, en: 132, it: 88, fr: 46, es: 15 },
  uses: { wifi: 207, code: 164, map: 96, contact: 41, search: 38, print: 4, vcard: 12, share: 9, text: 7, aloud: 3 },
  books: [
    { visits: 203, visitors: 139 },
    { visits: 158, visitors: 114 },
    { visits: 91, visitors: 65 },
  ],
  missed: [
    { key: 'highchair', visitors: 5 },
    { key: 'parking', visitors: 3 },
  ],
}
