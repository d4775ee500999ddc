import { CircleCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import { hasCodeToSet } from '../../shared/stay-needs.ts'
import { CodeSetButton } from '../code-set-button.tsx'
import { lockTextOf } from '../need-texts.ts'
import { useMarkCodeSet } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useNow } from '../use-now.ts'
import { useShowFailure } from '../use-show-failure.ts'

const todo = { setCode: 'todo', replaceCode: 'replace', addCode: 'add' } as const

/** Whether the personal code of a stay is on the lock. Nothing where the host is not asked for it. */
export function CodeOnLock({ placed, isOnDark = false }: { placed: PlacedStay; isOnDark?: boolean }) {
  const t = useTranslations('stays.lock')
  const { dateTimeIn } = useStayTexts()
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useMarkCodeSet()
  const { stay, book } = placed
  const now = useNow()
  if (stay.codeSetAt !== null) {
    return (
      <p>
        <CircleCheck
          size={20}
          aria-hidden="true"
          className={classNames('mr-2 inline-block align-[-0.25em]', isOnDark ? 'text-sun' : 'text-success')}
        />
        {t('isSet', { moment: dateTimeIn(book, stay.codeSetAt) })}{' '}
        <button
          type="button"
          className={
            isOnDark ? 'min-h-11 px-1 font-semibold underline underline-offset-4' : 'action-link min-h-11 px-1'
          }
          disabled={isPending}
          onClick={() =>
            void mutateAsync({ bookId: book.id, id: stay.id, code: stay.code ?? '', isSet: false }).catch(showFailure)
          }
        >
          {t('undo')}
        </button>
      </p>
    )
  }
  const isAsked = stay.codeDueAt !== null && (stay.state === 'expected' || hasCodeToSet(stay, book, now))
  if (!isAsked) return null
  return (
    <div>
      <p className={isOnDark ? 'mb-3 max-w-[42ch] text-[#d5e2d9]' : 'mb-3 max-w-[60ch] text-muted'}>
        {t(todo[lockTextOf(stay)], { before: stay.codeBefore?.code ?? '' })}
      </p>
      <CodeSetButton placed={placed} variant={isOnDark ? 'sun' : 'secondary'} />
    </div>
  )
}
