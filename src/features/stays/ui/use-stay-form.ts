import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type ApiError, toApiError } from '#platform/browser/api.ts'
import type { StayValues } from './stay-fields.tsx'

type Problem = { text: string; fields: Readonly<Record<string, string>> }

const noProblem: Problem = { text: '', fields: {} }

/** The values of a stay's form, and the server's messages; a failed call keeps what was typed. */
export function useStayForm(initial: StayValues) {
  const t = useTranslations('stays.failure')
  const [values, setValues] = useState(initial)
  const [problem, setProblem] = useState(noProblem)
  const [isSaving, setIsSaving] = useState(false)
  const isComplete = values.arrival !== '' && values.departure !== ''
  return {
    values,
    problem,
    isSaving,
    isComplete,
    change(change: Partial<StayValues>) {
      setValues((before) => ({ ...before, ...change }))
      const changed = Object.keys(change)
      setProblem((before) => ({
        text: '',
        fields: Object.fromEntries(Object.entries(before.fields).filter(([name]) => !changed.includes(name))),
      }))
    },
    /**
     * Runs the save, unless one is running.
     * @param onRefusal answers a refusal in another way than by a message; false: it does not
     * @returns whether it succeeded
     */
    async save(run: () => Promise<unknown>, onRefusal?: (refusal: ApiError) => boolean): Promise<boolean> {
      if (isSaving) return false
      setIsSaving(true)
      setProblem(noProblem)
      try {
        await run()
        return true
      } catch (error) {
        const failure = toApiError(error)
        if (onRefusal?.(failure)) return false
        const isKnown = Object.keys(failure.fields).some((name) => name in values)
        setProblem({ text: isKnown ? '' : failure.words || t('text'), fields: failure.fields })
        return false
      } finally {
        setIsSaving(false)
      }
    },
  }
}
