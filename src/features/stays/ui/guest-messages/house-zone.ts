import type { StayBook } from '../../shared/stay-contract.ts'

/** The time zone of the host's houses; undefined without any, or if they have several. */
export function houseZoneOf(books: readonly Pick<StayBook, 'timeZone'>[]): string | undefined {
  const [zone, ...others] = new Set(books.flatMap(({ timeZone }) => timeZone ?? []))
  return others.length === 0 ? zone : undefined
}
