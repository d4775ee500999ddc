import type { ReactNode } from 'react'
import type { SectionChoice } from './sections/book-sections.ts'

/**
 * How the page of one stay differs from the page of its book. The feature `stays` renders these parts inside the
 * provider of the page, so that they can use its texts.
 */
export type StayParts = SectionChoice & {
  /** Below the name of the property. */
  line: ReactNode
  /** Replaces the door code and everything that belongs to it. */
  door: ReactNode
  /** Shown in place of the field of this name, which is not shown at present. */
  withheld: Readonly<Record<string, ReactNode>>
  /** Hours of this stay; undefined: those of the book. Empty: none is shown. */
  arrivalTime: string | undefined
  departureTime: string | undefined
  /** Above all sections. */
  notice: ReactNode
  /** Replaces the section about leaving. */
  checkOut: ReactNode
  /** Above the name of the host, instead of the usual text. */
  hostTitle: string | undefined
}
