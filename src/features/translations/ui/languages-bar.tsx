import { Check, Eye, Sparkles } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type Language, nameLanguage } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import type { HostTextView } from '../shared/translation-contract.ts'
import { SaveStatus } from './save-notice.tsx'
import { acceptProposals } from './translation-edits.ts'
import type { Proposals } from './use-proposals.ts'
import type { TranslationEditor } from './use-translation-editor.ts'

type LanguagesBarProps = {
  editor: TranslationEditor
  language: Language
  proposals: Proposals
  /** The texts that the filter shows. */
  listed: readonly HostTextView[]
  onPreview: () => void
}

/** The bar at the lower edge: the state of suggestions and of saving, and the next action. */
export function LanguagesBar({ editor, language, proposals, listed, onPreview }: LanguagesBarProps) {
  const t = useTranslations('translations')
  const { view, edits, accepted } = editor
  const waiting = view.isPro ? acceptProposals(listed, language, edits).length : 0
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-8 mt-8 border-line border-t bg-card pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page-width flex min-h-21 flex-wrap items-center gap-x-5 gap-y-2 py-3.5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <BarText editor={editor} language={language} waiting={waiting} proposals={proposals} />
          <SaveStatus editing={editor.editing} />
        </div>
        <div className="flex flex-wrap items-center gap-3 max-md:w-full">
          {accepted.length > 0 && (
            <Button variant="quiet" className="max-md:px-3" onClick={editor.undoAccepted}>
              {t('machine.undo')}
            </Button>
          )}
          <Button
            variant="quiet"
            className="max-md:px-3"
            icon={<Eye size={18} aria-hidden="true" />}
            onClick={onPreview}
          >
            {t('preview.open')}
          </Button>
          {waiting > 0 ? (
            <Button className="max-md:grow max-md:px-3" onClick={() => editor.acceptAll(language, listed)}>
              {t('machine.acceptAll', { count: waiting })}
            </Button>
          ) : (
            <SuggestButton editor={editor} proposals={proposals} languages={[language]} variant="primary" />
          )}
        </div>
      </div>
    </div>
  )
}

type BarTextProps = Pick<LanguagesBarProps, 'editor' | 'language' | 'proposals'> & { waiting: number }

function BarText({ editor, language, waiting, proposals }: BarTextProps) {
  const t = useTranslations('translations')
  const locale = useLocale()
  const { accepted } = editor
  if (proposals.progress)
    return <TwoLines strong={t('machine.progress', proposals.progress)} rest={t('machine.text')} />
  if (accepted.length > 0) return <AcceptedText accepted={accepted} />
  if (waiting > 0) {
    const count = { count: waiting, language: nameLanguage(language, locale) }
    return <TwoLines strong={t('machine.waiting', count)} rest={t('machine.unseen')} />
  }
  return null
}

function TwoLines({ strong, rest }: { strong: ReactNode; rest: ReactNode }) {
  return (
    <div role="status" className="leading-[1.4]">
      <strong className="block">{strong}</strong>
      <span className="block text-muted text-small max-md:hidden">{rest}</span>
    </div>
  )
}

function AcceptedText({ accepted }: Pick<TranslationEditor, 'accepted'>) {
  const t = useTranslations('translations.machine')
  const text = useRef<HTMLParagraphElement>(null)
  // Restores the focus, because the pressed button was removed.
  useEffect(() => {
    if (accepted.length > 0) text.current?.focus()
  }, [accepted])
  return (
    <p ref={text} tabIndex={-1} role="status" className="flex items-center gap-2 text-success outline-none">
      <Check size={20} aria-hidden="true" className="shrink-0" />
      {t('accepted', { count: accepted.length })}
    </p>
  )
}

type SuggestButtonProps = {
  editor: TranslationEditor
  proposals: Proposals
  /** The languages whose missing texts the machine is asked for. */
  languages: readonly Language[]
  variant: 'primary' | 'quiet'
}

/** Asks the machine for the missing texts of one or more languages, or stops it. Nothing where none are missing. */
export function SuggestButton({ editor, proposals, languages, variant }: SuggestButtonProps) {
  const t = useTranslations('translations.machine')
  const { view } = editor
  const count = languages.reduce((sum, language) => sum + proposals.countMissing(language), 0)
  if (!view.isPro || !view.hasMachine || count === 0) return null
  const size = variant === 'quiet' ? 's' : 'md'
  if (proposals.progress) {
    return (
      <Button variant="quiet" size={size} onClick={proposals.stop}>
        {t('stop')}
      </Button>
    )
  }
  return (
    <Button
      variant={variant}
      size={size}
      className="max-md:grow max-md:px-3"
      icon={<Sparkles size={18} aria-hidden="true" />}
      onClick={() => void proposals.propose(languages)}
    >
      {languages.length === 1 ? t('propose', { count }) : t('proposeInAll', { count, languages: languages.length })}
    </Button>
  )
}
