import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReadyTexts } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import {
  bookTemplates,
  questionNames,
  readSentences,
  type Sentences,
  type TemplateAnswers,
  type TemplateName,
  type TemplateQuestion,
  templateQuestions,
} from '#features/authoring/shared/templates/templates.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { useBookLanguage } from './use-ready-texts.ts'

type TemplateQuestionsProps = {
  name: TemplateName
  /** In the language of the book, which is that of the sentences to be ticked. */
  texts: ReadyTexts
  onFill: (answers: TemplateAnswers) => void
  onBack: () => void
}

/**
 * Asks what the home has before a template adds anything, and shows what each answer adds to the book. What is skipped
 * is not mentioned.
 */
export function TemplateQuestions({ name, texts, onFill, onBack }: TemplateQuestionsProps) {
  const t = useTranslations('bookEditor.templates')
  const [answers, setAnswers] = useState<TemplateAnswers>({})
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
