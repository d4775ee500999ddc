import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ReadyTexts } from '#features/authoring/shared/ready-sentences/ready-kinds.ts'
import {
  bookTemplates,
  questionNames,
  type TemplateAnswers,
  type TemplateName,
  type TemplateQuestion,
  templateQuestions,
} from '#features/authoring/shared/templates/templates.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type TemplateQuestionsProps = {
  name: TemplateName
  /** In the language of the book, which is that of the sentences to be ticked. */
  texts: ReadyTexts
  onFill: (answers: TemplateAnswers) => void
  onBack: () => void
}

/** Asks what the home has before a template says anything; what is skipped is not mentioned in the book. */
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
        <Choice key={question} question={question} answers={answers} onAnswer={setAnswers} />
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
  onAnswer: (answers: TemplateAnswers) => void
}

/** A question with one answer; 'leave open' is chosen until the host answers. */
function Choice({ question, answers, onAnswer }: ChoiceProps) {
  const t = useTranslations('bookEditor.templates')
  const options = Object.keys(templateQuestions[question])
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
    </Question>
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
