import { useRef, useState } from 'react'
import { ApiError } from '#platform/browser/api.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { HostTextView } from '../shared/translation-contract.ts'
import { askForProposals } from './translation-api.ts'
import { editKey, statusOf } from './translation-edits.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

/** Small batches, so that a slow machine shows progress and a failure loses little. */
const batchSize = 10

/** Requests proposals for missing and outdated texts, batch by batch, until all are done or the host stops. */
export function useProposals(editor: TranslationEditor, language: Language) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  /** By `editKey`: texts whose machine translation was rejected. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  const wanted = editor.view.texts.filter((text) => {
    const { status } = statusOf(text, language, editor.edits)
    return status === 'missing' && !refused.has(editKey(language, text))
  })

  async function propose(): Promise<void> {
    if (running.current || !(await editor.save())) return
    const control = new AbortController()
    running.current = control
    setProblem(undefined)
    const { id } = editor.view.book
    try {
      for (let start = 0; start < wanted.length && !control.signal.aborted; start += batchSize) {
        setProgress({ done: start, total: wanted.length })
        const batch = wanted.slice(start, start + batchSize).map(({ field, text }) => ({ field, source: text }))
        const answer = await askForProposals(id, language, batch, control.signal)
        editor.adopt(answer)
        const keys = answer.refused.map(({ field, source }) => editKey(language, { field, text: source }))
        setRefused((known) => new Set([...known, ...keys]))
      }
    } catch (error) {
      if (control.signal.aborted) return
      if (error instanceof ApiError && error.status !== 401 && error.words !== '') setProblem(error.words)
      else await editor.noteFailure(error)
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }

  return {
    count: wanted.length,
    progress,
    /** Why the machine stopped; earlier proposals stay. */
    problem,
    propose,
    stop: () => running.current?.abort(),
    isRefused: (text: HostTextView) => refused.has(editKey(language, text)),
  }
}

export type Proposals = ReturnType<typeof useProposals>
