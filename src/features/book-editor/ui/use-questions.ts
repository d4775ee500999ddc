import { useState } from 'react'
import { stepCount } from '#features/books/shared/book-form.ts'
import { findObstacle } from '#features/books/shared/book-form-rules.ts'
import { listGaps, type OpenGap } from '#features/books/shared/book-gaps.ts'
import type { Wizard } from './use-wizard.ts'

/** Saving as the buttons ask for it, and what the host is asked before something happens that she may not expect. */
export function useQuestions({ form, steps, editing: { save }, status, stored, show, missing }: Wizard) {
  // Who changes a public book goes on with it; the last step, as for a new one, leads to the book.
  const isLast = steps.step === stepCount - 1
  const publication = { status: 'published', stays: status === 'published' && !isLast } as const
  const [asksToUnpublish, setAsksToUnpublish] = useState(false)
  const [openGaps, setOpenGaps] = useState<readonly OpenGap[]>()

  function publish(): void {
    const gaps = listGaps(form.getValues())
    // What is missing altogether comes first.
    if (gaps.length > 0 && !findObstacle(form.getValues(), 'published', stored.current.written)) setOpenGaps(gaps)
    else void save(publication)
  }

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

    /** Once the fields that were missing are filled in, what was asked for goes on. */
    async answerMissing() {
      const asked = missing.asked
      if (!asked || !(await form.trigger([...asked.fields]))) return
      missing.forget()
      if (asked.intent.status === 'published') publish()
      else void save(asked.intent)
    },

    publish,
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
