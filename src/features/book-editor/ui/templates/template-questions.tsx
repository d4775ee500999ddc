import { type FormEvent, type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLocale, useTranslations } from 'use-intl'
import type { ReadyKind, ReadyTexts } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import {
  bookTemplates,
  listOffered,
  questionNames,
  readSentences,
  type Sentences,
  type TemplateAnswers,
  type TemplateName,
  type TemplateQuestion,
  templateQuestions,
} from '#features/authoring/shared/templates/templates.ts'
import type { BookForm } from '#features/books/shared/book-form.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckboxField } from '#ui/field.tsx'
import { useBookLanguage } from './use-ready-texts.ts'

type TemplateQuestionsProps = {
  name: TemplateName
  /** In the language of the book, which is that of the sentences to be ticked. */
  texts: ReadyTexts
  /** The same in the language of the screen; undefined if that is the language of the book. */
  ownTexts: ReadyTexts | undefined
  onFill: (answers: TemplateAnswers) => void
  onBack: () => void
}

/**
 * Asks what the home has before a template adds anything, and shows what each answer adds to the book. What is skipped
 * is not mentioned. Sentences that no question asks about are listed, and each can be unticked.
 */
export function TemplateQuestions({ name, texts, ownTexts, onFill, onBack }: TemplateQuestionsProps) {
  const t = useTranslations('bookEditor.templates')
  const { getValues } = useFormContext<BookForm>()
  const [all] = useState(() => listOffered(bookTemplates[name], getValues()))
  const [answers, setAnswers] = useState<TemplateAnswers>({ offered: all })
  const { ticks } = bookTemplates[name]
  const { equipment = [], houseRules = [] } = answers

  function submit(event: FormEvent) {
    event.preventDefault()
    onFill(answers)
  }
  return (
    <form className="grid gap-6" onSubmit={submit}>
      {questionNames.map((question) => (
        <Choice key={question} question={question} answers={answers} texts={texts} onAnswer={setAnswers} />
      ))}
      <Question label={t('questions.ticks')}>
        {ticks.equipment.map((id) => (
          <Chip
            key={id}
            type="checkbox"
            checked={equipment.includes(id)}
            onChange={() => setAnswers({ ...answers, equipment: toggle(equipment, id) })}
          >
            {texts.equipment[id].name}
          </Chip>
        ))}
        {ticks.houseRules.map((id) => (
          <Chip
            key={id}
            type="checkbox"
            checked={houseRules.includes(id)}
            onChange={() => setAnswers({ ...answers, houseRules: toggle(houseRules, id) })}
          >
            {texts.houseRules[id]}
          </Chip>
        ))}
        <Said sentences={{ equipment }} texts={texts} />
      </Question>
      <Offered
        all={all}
        ticked={answers.offered ?? {}}
        texts={texts}
        ownTexts={ownTexts}
        onChange={(offered) => setAnswers({ ...answers, offered })}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t('fill')}</Button>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  question: TemplateQuestion
  answers: TemplateAnswers
  texts: ReadyTexts
  onAnswer: (answers: TemplateAnswers) => void
}

/** A question with one answer; the initial choice is 'leave open'. */
function Choice({ question, answers, texts, onAnswer }: ChoiceProps) {
  const t = useTranslations('bookEditor.templates')
  const said: Readonly<Record<string, Sentences>> = templateQuestions[question]
  const options = Object.keys(said)
  return (
    <Question label={t(`questions.${question}`)}>
      {[undefined, ...options].map((option) => (
        <Chip
          key={option ?? 'open'}
          type="radio"
          name={`template-${question}`}
          checked={answers[question] === option}
          onChange={() => onAnswer({ ...answers, [question]: option })}
        >
          {option === undefined ? t('open') : t(`answers.${question}.${option}` as AnswerKey)}
        </Chip>
      ))}
      <Said sentences={said[answers[question] ?? ''] ?? {}} texts={texts} />
    </Question>
  )
}

type SaidProps = { sentences: Sentences; texts: ReadyTexts }

/** What will be added to the book: a one-word answer can add a sentence, which the host confirms with it. */
function Said({ sentences, texts }: SaidProps) {
  const t = useTranslations('bookEditor.templates')
  const language = useBookLanguage()
  const lines = readSentences(sentences, texts)
  return (
    <div aria-live="polite" className={classNames('w-full text-small', lines.length === 0 && 'hidden')}>
      <p className="text-muted">{t('said')}</p>
      <ul lang={language} className="mt-1 grid gap-1">
        {lines.map((line) => (
          <li key={line} className="border-l-2 border-control pl-3 whitespace-pre-line">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

type OfferedProps = {
  all: Sentences
  ticked: Sentences
  texts: ReadyTexts
  ownTexts: ReadyTexts | undefined
  onChange: (ticked: Sentences) => void
}

/** What the template adds unless the host unticks it: every sentence that no question asks about. */
function Offered({ all, ticked, texts, ownTexts, onChange }: OfferedProps) {
  const t = useTranslations('bookEditor.templates')
  const language = useBookLanguage()
  const locale = useLocale()
  const lines = (Object.entries(all) as [ReadyKind, readonly string[]][]).flatMap(([kind, ids]) =>
    ids.map((id) => ({ kind, id, sentence: { [kind]: [id] } as Sentences })),
  )
  if (lines.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('also')}</legend>
      <p className="mt-1 text-small text-muted">{t('alsoText')}</p>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ kind, id, sentence }) => {
          const kept: readonly string[] = ticked[kind] ?? []
          return (
            <li key={`${kind} ${id}`}>
              <CheckboxField
                checked={kept.includes(id)}
                onChange={() => onChange({ ...ticked, [kind]: toggle(kept, id) })}
                label={
                  <>
                    <span lang={language} className="block whitespace-pre-line">
                      {readSentences(sentence, texts)}
                    </span>
                    {ownTexts && (
                      <small lang={locale} className="block text-small whitespace-pre-line text-muted">
                        {readSentences(sentence, ownTexts)}
                      </small>
                    )}
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}

type AnswerKey = {
  [Question in TemplateQuestion]: `answers.${Question}.${keyof (typeof templateQuestions)[Question] & string}`
}[TemplateQuestion]

function Question({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

type ChipProps = {
  type: 'radio' | 'checkbox'
  name?: string
  checked: boolean
  onChange: () => void
  children: string
}

function Chip({ children, ...input }: ChipProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-s border px-3.5 py-2 text-small leading-tight transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        input.checked
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : 'border-control bg-surface hover:border-text',
      )}
    >
      <input {...input} className="absolute inset-0 cursor-[inherit] opacity-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  )
}

function toggle<Id>(ids: readonly Id[], id: Id): Id[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
