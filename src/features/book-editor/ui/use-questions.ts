import { useState } from 'react'
import { findObstacle } from '#features/books/shared/book-form-rules.ts'
import { listGaps, type OpenGap } from '#features/books/shared/book-gaps.ts'
import type { Wizard } from './use-wizard.ts'

const publication = { status: 'published', stays: false } as const

/** Saving as the buttons ask for it, and what the host is asked before something happens that she may not expect. */
export function useQuestions({ form, editing: { save }, status, stored, show }: Wizard) {
  const [asksToUnpublish, setAsksToUnpublish] = useState(false)
  const [openGaps, setOpenGaps] = useState<readonly OpenGap[]>()

  return {
    asksToUnpublish,
    /** Undefined while nothing is asked. */
    openGaps,

    saveDraft() {
      if (status === 'published') setAsksToUnpublish(true)
      else void save({ status: 'draft', stays: true })
    },
    answerUnpublish(chosen: 'draft' | 'published' | undefined) {
      setAsksToUnpublish(false)
      if (chosen) void save({ status: chosen, stays: true })
    },

    publish() {
      const gaps = listGaps(form.getValues())
      // What is missing altogether comes first.
      if (gaps.length > 0 && !findObstacle(form.getValues(), 'published', stored.current.written)) setOpenGaps(gaps)
      else void save(publication)
    },
    publishWithGaps() {
      setOpenGaps(undefined)
      void save(publication)
    },
    showGap(gap: OpenGap) {
      setOpenGaps(undefined)
      // The closing dialog gives the focus back to its button first.
      setTimeout(() => show(gap))
    },
    keepGaps: () => setOpenGaps(undefined),
  }
}

export type Questions = ReturnType<typeof useQuestions>
