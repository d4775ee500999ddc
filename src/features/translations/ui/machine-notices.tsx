import { Check, Sparkles, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { HostTextView } from '../shared/translation-contract.ts'
import { acceptProposals } from './translation-edits.ts'
import type { Proposals } from './use-proposals.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

type MachineNoticesProps = {
  editor: TranslationEditor
  language: Language
  proposals: Proposals
  /** The texts that the filter shows. */
  listed: readonly HostTextView[]
}

/** The machine's state and results, with buttons to accept all of its proposals and to undo that. */
export function MachineNotices({ editor, language, proposals, listed }: MachineNoticesProps) {
  const t = useTranslations('translations.machine')
  const { view, edits } = editor
  const waiting = acceptProposals(listed, language, edits).length
  const canPropose = view.hasMachine && (proposals.count > 0 || proposals.progress !== undefined)
  return (
    <>
      {view.isPro && canPropose && (
        <Notice
          className="my-4"
          icon={<Sparkles size={20} aria-hidden="true" />}
          action={
            proposals.progress ? (
              <Button size="s" variant="quiet" onClick={proposals.stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button size="s" onClick={() => void proposals.propose()}>
                {t('propose', { count: proposals.count })}
              </Button>
            )
          }
        >
          <p role="status">{proposals.progress ? t('progress', proposals.progress) : t('text')}</p>
        </Notice>
      )}
      {proposals.problem !== undefined && (
        <Notice role="alert" className="my-4" tone="warning" icon={<TriangleAlert size={20} aria-hidden="true" />}>
          {proposals.problem}
        </Notice>
      )}
      <AcceptedNotice editor={editor} />
      {view.isPro && waiting > 1 && (
        <Notice
          className="my-4"
          tone="warning"
          icon={<Sparkles size={20} aria-hidden="true" />}
          action={
            <Button size="s" onClick={() => editor.acceptAll(language, listed)}>
              {t('acceptAll', { count: waiting })}
            </Button>
          }
        >
          {t('waiting')}
        </Notice>
      )}
    </>
  )
}

function AcceptedNotice({ editor }: { editor: TranslationEditor }) {
  const t = useTranslations('translations.machine')
  const notice = useRef<HTMLDivElement>(null)
  const { accepted } = editor
  // The pressed button disappears, so the focus moves to the next one.
  useEffect(() => {
    if (accepted.length > 0) notice.current?.focus()
  }, [accepted])
  if (accepted.length === 0) return null
  return (
    <Notice
      ref={notice}
      tabIndex={-1}
      role="status"
      className="my-4 outline-none"
      tone="success"
      icon={<Check size={20} aria-hidden="true" />}
      action={
        <Button size="s" onClick={editor.undoAccepted}>
          {t('undo')}
        </Button>
      }
    >
      {t('accepted', { count: accepted.length })}
    </Notice>
  )
}
