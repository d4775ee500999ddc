import { useRef, useState } from 'react'
import { ApiError } from '#platform/browser/api.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { HostTextView } from '../shared/translation-contract.ts'
import { askForProposals } from './translation-api.ts'
import { editKey, statusOf } from './translation-edits.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

/** Texts per request. Small, so that a slow machine shows progress and a failure loses little. */
const batchSize = 10

type Batch = { language: Language; texts: readonly HostTextView[] }

/** Requests machine translations of missing texts, one batch after the other, until all are done or the host stops. */
export function useProposals(editor: TranslationEditor) {
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  /** By `editKey`: texts whose machine translation was rejected. */
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<string>()
  const running = useRef<AbortController>(undefined)

  function listMissing(language: Language): HostTextView[] {
    return editor.view.texts.filter((text) => {
      const { status } = statusOf(text, language, editor.edits)
      return status === 'missing' && !refused.has(editKey(language, text))
    })
  }

  function listBatches(languages: readonly Language[]): Batch[] {
    return languages.flatMap((language) => {
      const missing = listMissing(language)
      const count = Math.ceil(missing.length / batchSize)
      return Array.from({ length: count }, (_, index) => ({
        language,
        texts: missing.slice(index * batchSize, (index + 1) * batchSize),
      }))
    })
  }

  async function askFor({ language, texts }: Batch, signal: AbortSignal): Promise<void> {
    const asked = texts.map(({ field, text }) => ({ field, source: text }))
    const answer = await askForProposals(editor.view.book.id, language, asked, signal)
    editor.adopt(answer)
    const keys = answer.refused.map(({ field, source }) => editKey(language, { field, text: source }))
    setRefused((known) => new Set([...known, ...keys]))
  }

  async function propose(languages: readonly Language[]): Promise<void> {
    if (running.current || !(await editor.save())) return
    const control = new AbortController()
    running.current = control
    setProblem(undefined)
    const batches = listBatches(languages)
    const total = batches.reduce((sum, { texts }) => sum + texts.length, 0)
    let done = 0
    try {
      for (const batch of batches) {
        if (control.signal.aborted) break
        setProgress({ done, total })
        await askFor(batch, control.signal)
        done += batch.texts.length
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
    countMissing: (language: Language) => listMissing(language).length,
    progress,
    /** Why the machine stopped; its earlier proposals are kept. */
    problem,
    propose,
    stop: () => running.current?.abort(),
    isRefused: (language: Language, text: HostTextView) => refused.has(editKey(language, text)),
  }
}

export type Proposals = ReturnType<typeof useProposals>
