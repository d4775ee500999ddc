import { useState } from 'react'
import { stepOfField } from '#features/books/shared/book-form.ts'
import type { FormObstacle } from '#features/books/shared/book-form-rules.ts'
import type { SaveIntent } from './use-book-saver.ts'

const askedFields = ['hostName', 'hostEmail', 'propertyName'] as const
export type AskedField = (typeof askedFields)[number]

/** What a book cannot be saved without, and the save that waits for it. */
export type AskedMissing = { fields: readonly AskedField[]; intent: SaveIntent }

/** Asks for missing fields where the host is, in place of leading her back to the steps that they are on. */
export function useMissing(step: number) {
  const [asked, setAsked] = useState<AskedMissing>()
  return {
    asked,
    /** @returns false if there is nothing to ask here: the first field is in sight, or something else is missing */
    ask({ kind, problems }: FormObstacle, intent: SaveIntent): boolean {
      const isInSight = problems.some(({ path }) => stepOfField(path) === step)
      if (kind !== 'missing' || isInSight) return false
      setAsked({ fields: askedFields.filter((name) => problems.some(({ path }) => path === name)), intent })
      return true
    },
    forget: () => setAsked(undefined),
  }
}

export type Missing = ReturnType<typeof useMissing>
