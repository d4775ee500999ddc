import { Check, ChevronDown, MessageSquareQuote, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import {
  insertSentence,
  isInserted,
  type ReadyChoice,
  removeSentence,
} from '#features/authoring/shared/ready-sentences/ready-insert.ts'
import type { ReadyEntry, ReadyKind } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { nameLanguage } from '#platform/i18n/languages.ts'
import { Notice } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Spinner } from '#ui/spinner.tsx'
import { useBookLanguage, useReadyTexts } from './use-ready-texts.ts'

/** Ready sentences for a field or a list, behind a button: one tap inserts a sentence, a second one removes it. */
export function ReadySentences({ kind }: { kind: ReadyKind }) {
  const t = useTranslations('bookEditor')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const language = useBookLanguage()
  const locale = useLocale()
  const name = kind === 'houseRules' || kind === 'equipment' ? t(`lists.${kind}.title`) : t(`fields.${kind}`)
  return (
    <div>
      <Button
        variant="ghost"
        size="s"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        icon={<MessageSquareQuote size={18} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          {t('ready.open')}
          <span className="sr-only"> {name}</span>
        </span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classNames('transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      {isOpen && (
        <div id={id} className="mt-1 rounded-m bg-sand p-3 md:p-4">
          <p className="mb-3 text-small text-muted">
            {t('ready.hint')}
            {language !== locale && ` ${t('ready.language', { language: nameLanguage(language, locale) })}`}
          </p>
          <Choices kind={kind} />
        </div>
      )}
    </div>
  )
}

function Choices({ kind }: { kind: ReadyKind }) {
  const t = useTranslations('bookEditor')
  const tPlatform = useTranslations('platform')
  const { data, isError, refetch } = useReadyTexts(true)
  const language = useBookLanguage()
  if (isError) {
    return (
      <Notice
        role="alert"
        tone="warning"
        action={
          <Button size="s" onClick={() => void refetch()}>
            {tPlatform('tryAgain')}
          </Button>
        }
      >
        {t('ready.failed')}
      </Notice>
    )
  }
  if (!data) {
    return (
      <p role="status" className="flex items-center gap-2 text-small text-muted">
        <Spinner />
        {t('ready.loading')}
      </p>
    )
  }
  const entries: readonly [string, ReadyEntry][] = Object.entries(data.texts[kind])
  return (
    <ul lang={language} className="flex flex-wrap gap-2">
      {entries.map(([key, entry]) => (
        <li key={key} className="max-w-full">
          <Choice kind={kind} choice={{ id: `${kind}.${key}`, entry, wordings: data.wordings }} />
        </li>
      ))}
    </ul>
  )
}

function Choice({ kind, choice }: { kind: ReadyKind; choice: ReadyChoice }) {
  const { entry } = choice
  const { control, getValues, setValue } = useFormContext<BookForm>()
  const current = useWatch({ control, name: kind })
  const isIn = isInserted(current, choice)
  const Icon = isIn ? Check : Plus

  function toggle() {
    const before = getValues(kind)
    setValue(kind, isIn ? removeSentence(before, choice) : insertSentence(before, entry), { shouldDirty: true })
  }
  return (
    <button
      type="button"
      aria-pressed={isIn}
      onClick={toggle}
      className={classNames(
        'flex min-h-11 w-full items-center gap-2 rounded-s border px-3 py-2 text-left text-[0.9375rem] leading-snug transition-colors',
        isIn
          ? 'border-accent bg-surface shadow-[inset_0_0_0_1px_var(--color-accent)]'
          : 'border-line bg-surface hover:border-control',
      )}
    >
      <Icon size={18} aria-hidden="true" className={classNames('flex-none', isIn && 'text-accent')} />
      <span className="min-w-0 whitespace-pre-line">{typeof entry === 'string' ? entry : entry.name}</span>
    </button>
  )
}
