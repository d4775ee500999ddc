import type { ReactNode } from 'react'
import type { SectionChoice } from './book-sections.ts'

/**
 * How the page of one stay differs from the page of its book. The feature that knows stays draws these parts, inside the
 * provider of the page, so that they can use its texts.
 */
export type StayParts = SectionChoice & {
  /** Below the name of the property. */
  line: ReactNode
  /** The place of the door code, with everything that belongs to it. */
  door: ReactNode
  /** Stands for the field of this name, which is not shown at the moment. */
  withheld: Readonly<Record<string, ReactNode>>
  /** Hours of this stay alone; undefined: those of the book. Empty: none is shown. */
  arrivalTime: string | undefined
  departureTime: string | undefined
  /** Above all sections. */
  notice: ReactNode
  /** In place of the section about leaving. */
  checkOut: ReactNode
  /** Above the name of the host, in place of the usual words. */
  hostTitle: string | undefined
}
