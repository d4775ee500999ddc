import { Check, Pencil } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { textKindOf } from '#features/books/shared/book-fields.ts'
import { useTextLimit } from '#platform/browser/text-limits.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextArea } from '#ui/field.tsx'
import { translationLimit } from '../shared/translation-bounds.ts'
import type { HostTextView } from '../shared/translation-contract.ts'
import { exceededLimit, isOpen, type TextStatus } from './translation-edits.ts'
import { useFieldLabel } from './use-field-label.ts'

type TextRowProps = {
  text: HostTextView
  language: Language
  originalLanguage: Language
  status: TextStatus
  value: string
  /** For an outdated translation: the original that it translates. */
  source: string | undefined
  /** Whether a machine's translation was rejected, because it changed a number or name. */
  isRefused: boolean
  isReadOnly: boolean
  /** @param isProposal keeps a changed suggestion one until the host accepts it */
  onWrite: (value: string, isProposal: boolean) => void
}

/** One text and its translation: side by side where there is room. */
export function TextRow(props: TextRowProps) {
  const { text, language, originalLanguage, status, value, source, isReadOnly } = props
  const t = useTranslations('translations')
  const fieldLabel = useFieldLabel()(text.field)
  const label = text.owner ? `${text.owner} · ${fieldLabel}` : fieldLabel
  const originalId = useId()
  const change = useChange(props)
  const isTooLong = exceededLimit(text, language, value) !== undefined
  const isBoxed = !isReadOnly && (change.isOn || status === 'missing' || isTooLong)
  const bar = barOf(status)
  return (
    <li
      ref={change.row}
      className="grid gap-x-8 gap-y-1 border-line border-t py-4 md:grid-cols-2 xl:grid-cols-[8.25rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <h3 className="wrap-anywhere font-sans font-semibold text-small tracking-normal md:max-xl:col-span-2">{label}</h3>
      <div className="min-w-0 max-md:mb-2">
        <p
          id={originalId}
          lang={originalLanguage}
          dir="auto"
          className="wrap-anywhere max-w-[58ch] whitespace-pre-wrap max-md:text-muted"
        >
          {text.text}
        </p>
        {status === 'outdated' && source !== undefined && (
          <p className="mt-2 text-muted text-small">
            {t('before')}{' '}
            <s lang={originalLanguage} className="wrap-anywhere whitespace-pre-wrap">
              {source}
            </s>
          </p>
        )}
      </div>
      <div className={classNames('min-w-0 border-l-4 pl-4', bar)}>
        {isBoxed ? (
          <TranslationBox {...props} label={label} describedBy={originalId} onWrite={change.write} />
        ) : (
          <p lang={language} dir="auto" className="wrap-anywhere max-w-[58ch] whitespace-pre-wrap">
            {value}
          </p>
        )}
        <RowFoot {...props} label={label} isBoxed={isBoxed} change={change} />
      </div>
    </li>
  )
}

function barOf(status: TextStatus): string {
  switch (status) {
    case 'proposed':
    case 'outdated':
      return 'border-sun'
    case 'done':
    case 'ready':
      return 'border-accent'
    case 'missing':
      return 'border-line'
  }
}

/**
 * Whether the row's translation is being changed. A row that is written in keeps its box, so that nothing moves under
 * the host's hands.
 */
function useChange({ status, value, onWrite }: TextRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const [isOn, setIsOn] = useState(false)
  /** The suggestion as it was before the change; undefined if there was none. */
  const [suggestion, setSuggestion] = useState<string>()
  const focusOn = useFocusAfter(row)
  // All suggestions can be accepted at once while one is being changed.
  const isSuggestion = suggestion !== undefined && isOpen(status)

  function end(): void {
    setIsOn(false)
    setSuggestion(undefined)
    focusOn('change')
  }

  return {
    row,
    isOn,
    /** Whether a suggestion is being changed, which stays one until it is accepted. */
    isSuggestion,
    begin: () => {
      setIsOn(true)
      setSuggestion(status === 'proposed' ? value : undefined)
      focusOn('box')
    },
    write: (written: string) => {
      setIsOn(true)
      onWrite(written, isSuggestion)
    },
    accept: () => {
      onWrite(value, false)
      end()
    },
    takeBack: () => {
      onWrite(suggestion ?? '', true)
      end()
    },
    end,
  }
}

type Change = ReturnType<typeof useChange>

/** Moves the focus to a part of the row once it is rendered: the button that was pressed is gone then. */
function useFocusAfter(row: RefObject<HTMLElement | null>) {
  const [target, setTarget] = useState<'box' | 'change'>()
  useEffect(() => {
    if (target === undefined) return
    row.current?.querySelector<HTMLElement>(target === 'box' ? 'textarea' : '[data-change]')?.focus()
    setTarget(undefined)
  }, [target, row])
  return setTarget
}

type TranslationBoxProps = Omit<TextRowProps, 'onWrite'> & {
  label: string
  describedBy: string
  onWrite: (written: string) => void
}

function TranslationBox({ text, language, status, value, label, describedBy, onWrite }: TranslationBoxProps) {
  const t = useTranslations('translations')
  const limitOf = useTextLimit()
  const tooLong = useTranslations('platform.errors')
  const exceeded = exceededLimit(text, language, value)
  return (
    <TextArea
      label={t('translationOf', { field: label })}
      labelHidden
      aria-describedby={describedBy}
      lang={language}
      dir="auto"
      rows={text.text.length > 60 ? 2 : 1}
      className="[&_textarea]:min-h-12"
      value={value}
      limit={limitOf(textKindOf(text.field), translationLimit(text))}
      error={exceeded === undefined ? undefined : tooLong('TOO_LONG', { limit: exceeded })}
      data-open={isOpen(status) || undefined}
      onChange={(event) => onWrite(event.currentTarget.value)}
    />
  )
}

type RowFootProps = TextRowProps & { label: string; isBoxed: boolean; change: Change }

/** The state of the translation in a word, and what can be done with it. */
function RowFoot({ status, value, isRefused, isReadOnly, isBoxed, label, change }: RowFootProps) {
  const t = useTranslations('translations')
  const { isSuggestion } = change
  const action = (name: string, onClick: () => void, rest: object = {}) => (
    <Button size="s" variant="ghost" className="text-small" onClick={onClick} {...rest}>
      <span>
        {name}
        <span className="sr-only">: {label}</span>
      </span>
    </Button>
  )
  return (
    <div className="mt-0.5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 text-muted text-small">
      {isSuggestion ? <span>{t('changing')}</span> : <StatusWord status={status} />}
      {isRefused && status === 'missing' && <span className="flex-[1_1_12rem]">{t('machine.refused')}</span>}
      {!isReadOnly && (
        <span className="-mr-3 ml-auto flex flex-wrap text-text">
          {isSuggestion && action(t('takeBack'), change.takeBack)}
          {!isBoxed && action(t('change'), change.begin, { 'data-change': true, icon: <Pencil {...small} /> })}
          {(status === 'proposed' || (isSuggestion && value.trim() !== '')) &&
            action(t('accept'), change.accept, { 'data-open': true, icon: <Check {...small} /> })}
          {status === 'outdated' &&
            action(t('stillRight'), change.accept, { 'data-open': true, icon: <Check {...small} /> })}
          {isBoxed && !isSuggestion && change.isOn && !isOpen(status) && action(t('done'), change.end)}
        </span>
      )}
    </div>
  )
}

const small = { size: 16, 'aria-hidden': true } as const

function StatusWord({ status }: { status: TextStatus }) {
  const t = useTranslations('translations.status')
  const isDone = !isOpen(status)
  return (
    <span className={classNames('flex items-center gap-1.5', isDone && 'text-success')}>
      {isDone && <Check size={18} aria-hidden="true" />}
      {t(status)}
    </span>
  )
}
