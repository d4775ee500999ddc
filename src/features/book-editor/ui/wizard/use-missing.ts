import { useState } from 'react'
import { stepOfField } from '#features/books/shared/book-form.ts'
import type { FormObstacle } from '#features/books/shared/book-form-rules.ts'
import type { SaveIntent } from '../use-book-saver.ts'

const askedFields = ['hostName', 'hostEmail', 'propertyName'] as const
export type AskedField = (typeof askedFields)[number]

/** The fields without which a book cannot be saved, and the save that waits for them. */
export type AskedMissing = { fields: readonly AskedField[]; intent: SaveIntent }

/** Asks for missing fields on the present screen instead of leading the host back to their steps. */
export function useMissing(step: number) {
  const [asked, setAsked] = useState<AskedMissing>()
  return {
    asked,
    /** @returns false if there is nothing to ask here: the first field is visible, or something else is missing */
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
