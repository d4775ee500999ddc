import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { type QuestionAnswer, questionAnswers } from '../../shared/calendar.ts'
import type { CalendarQuestionView } from '../../shared/calendar-contract.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { useAnswerQuestion } from './calendar-api.ts'

type QuestionAnswersProps = {
  bookId: string
  question: Pick<CalendarQuestionView, 'id' | 'kind'>
  /** Id of the element with the question. */
  askedBy: string
  onAnswered?: () => void
}

/** The two answers to a question of a calendar; neither is the preferred one. */
export function QuestionAnswers({ bookId, question, askedBy, onAnswered }: QuestionAnswersProps) {
  const t = useTranslations('stays.calendars.answer')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending, variables } = useAnswerQuestion()

  async function give(answer: QuestionAnswer) {
    if (isPending) return
    try {
      await mutateAsync({ bookId, questionId: question.id, answer })
      onAnswered?.()
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend, and the question is before it
    <div role="group" aria-labelledby={askedBy} className="flex flex-wrap gap-2">
      {questionAnswers.map((answer) => (
        <Button
          key={answer}
          variant="quiet"
          size="s"
          className="border-control! max-md:flex-auto"
          busy={isPending && variables.answer === answer}
          onClick={() => void give(answer)}
        >
          {t(`${question.kind}.${answer}`)}
        </Button>
      ))}
    </div>
  )
}
