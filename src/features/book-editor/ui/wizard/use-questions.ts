import { useState } from 'react'
import { stepCount } from '#features/books/shared/book-form.ts'
import { findObstacle } from '#features/books/shared/book-form-rules.ts'
import { listGaps, type OpenGap } from '#features/books/shared/book-gaps.ts'
import type { Wizard } from './use-wizard.ts'

/** The save buttons, and the questions before a save with consequences that the host may not expect. */
export function useQuestions({ form, steps, editing: { save }, status, stored, show, missing }: Wizard) {
  // Editing a published book stays on the step; its last step, like that of a new book, leads to the book.
  const isLast = steps.step === stepCount - 1
  const publication = { status: 'published', stays: status === 'published' && !isLast } as const
  const [asksToUnpublish, setAsksToUnpublish] = useState(false)
  const [openGaps, setOpenGaps] = useState<readonly OpenGap[]>()

  function publish(): void {
    const gaps = listGaps(form.getValues())
    // Completely missing fields are asked for first.
    if (gaps.length > 0 && !findObstacle(form.getValues(), 'published', stored.current.written)) setOpenGaps(gaps)
    else void save(publication)
  }

  return {
    asksToUnpublish,
    /** Undefined while no question is open. */
    openGaps,

    saveDraft() {
      if (status === 'published') setAsksToUnpublish(true)
      else void save({ status: 'draft', stays: true })
    },
    answerUnpublish(chosen: 'draft' | 'published' | undefined) {
      setAsksToUnpublish(false)
      if (chosen) void save({ status: chosen, stays: true })
    },

    /** Once the missing fields are filled in, the save continues. */
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
      // The closing dialog first restores the focus to its button.
      setTimeout(() => show(gap))
    },
    keepGaps: () => setOpenGaps(undefined),
  }
}

export type Questions = ReturnType<typeof useQuestions>
