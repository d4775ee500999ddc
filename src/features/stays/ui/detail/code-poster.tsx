import { Eye, Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { type CodeState, canConfirmCode, codeStateOf } from '../../shared/stay-needs.ts'
import { ConfirmCode } from '../confirm-code.tsx'
import { useStayStep } from '../stay-api.ts'
import type { PlacedStay } from '../stay-groups.ts'
import { useStayTexts } from '../stay-texts.ts'
import { useShowFailure } from '../use-show-failure.ts'
import { CodeOnLock } from './code-on-lock.tsx'
import { StayLine } from './stay-line.tsx'

/** The code of a stay, when its page shows it, and what it waits for. @param now milliseconds UTC */
export function CodePoster({ placed, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays.detail.code')
  const { dateTimeIn } = useStayTexts()
  const { stay, book } = placed
  const state = codeStateOf(stay, book, now)
  const window = { from: dateTimeIn(book, stay.releaseAt), until: dateTimeIn(book, stay.endsAt) }
  return (
    <section
      aria-labelledby="stay-code"
      className="on-dark relative isolate flex flex-col overflow-hidden rounded-l bg-pine px-5 pt-6 pb-5.5 text-paper md:px-9 md:pt-7.5 md:pb-7"
    >
      <Sun isFull={state === 'shown'} />
      <h2 id="stay-code" className="text-h3 text-[#d5e2d9] max-md:pr-16">
        {t(`title.${book.codeMode}`)}
      </h2>
      {stay.code !== null && (
        <p className="my-5.5 -ml-1.5 font-code text-[clamp(2.5rem,1.5rem+6vw,6.5rem)] leading-[0.9] font-semibold tracking-[0.06em] break-all">
          {stay.code}
        </p>
      )}
      <p
        className={classNames(
          'mt-3 max-w-[42ch] text-lead leading-normal text-balance text-[#d5e2d9]',
          // Without a code above it, the sentence is beside the sun.
          stay.code === null && 'max-md:pr-16 md:max-w-[calc(100%-180px)]',
        )}
      >
        {t(`text.${posterTextOf(placed, state)}`, window)}
      </p>
      <StayLine placed={placed} now={now} />
      {state !== 'withdrawn' && (
        <div className="mb-6 empty:hidden">
          <CodeOnLock placed={placed} isOnDark />
        </div>
      )}
      <div className="mt-auto flex flex-wrap items-end gap-3">
        <CodeAction placed={placed} state={state} />
        {stay.link !== null && (
          <Button asChild variant="secondary" className="bg-pine" icon={<Eye size={20} aria-hidden="true" />}>
            <a href={`${stay.link}?preview`} target="_blank" rel="noopener">
              {t('seePage')}
            </a>
          </Button>
        )}
      </div>
    </section>
  )
}

function CodeAction({ placed, state }: { placed: PlacedStay; state: CodeState }) {
  const { stay, book } = placed
  const canConfirm = canConfirmCode(stay)
  const canCorrect = canConfirm && book.codeMode === 'shared' && (state === 'shown' || stay.code === null)
  // Also before the release: a host who lets codes appear at the arrival confirms them before it.
  const needsCode = canConfirm && stay.needsCodeChange && waitingStates.includes(state)
  return (
    <>
      {needsCode && <ConfirmCode stay={stay} book={book} isPoster />}
      {!needsCode && canCorrect && <CorrectCode placed={placed} />}
      {stay.waitsFor === 'seen' && <SeenButton placed={placed} />}
    </>
  )
}

/** For a wrong code that was confirmed: the guests would stand before the door with it. */
function CorrectCode({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays.confirmCode')
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ConfirmCode stay={stay} book={book} isPoster isShown onDone={() => setIsOpen(false)} />
  return (
    <Button
      variant="secondary"
      className="bg-pine"
      icon={<Pencil size={20} aria-hidden="true" />}
      onClick={() => setIsOpen(true)}
    >
      {t('change')}
    </Button>
  )
}

/** States in which the change of a shared code can still be confirmed. */
const waitingStates: readonly CodeState[] = ['waiting', 'unconfirmed', 'late', 'unseen']

function SeenButton({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays.detail.code')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  return (
    <Button
      variant="sun"
      busy={isPending}
      onClick={() => void mutateAsync({ bookId: book.id, id: stay.id, step: 'seen' }).catch(showFailure)}
    >
      {t('seen')}
    </Button>
  )
}

/** Dotted while the code waits, solid while it is shown. */
function Sun({ isFull }: { isFull: boolean }) {
  return (
    <svg
      viewBox="0 0 300 230"
      aria-hidden="true"
      className="absolute -top-3.5 -right-16 -z-10 w-[230px] md:top-0 md:-right-2 md:w-[300px]"
    >
      <g fill="none" stroke="#3C6B5C" strokeWidth="1.5">
        <circle cx="180" cy="90" r="96" />
        <circle cx="180" cy="90" r="134" />
      </g>
      <circle
        cx="180"
        cy="90"
        r="60"
        fill={isFull ? 'var(--color-sun)' : 'var(--color-ink)'}
        stroke="var(--color-sun)"
        strokeWidth="4"
        strokeLinecap="round"
        {...(!isFull && { strokeDasharray: '0.1 9' })}
      />
    </svg>
  )
}

/** The key of the sentence about a stay's code: what its page still waits for, of code, change and gate together. */
export function posterTextOf({ stay, book }: PlacedStay, state: CodeState) {
  const needsSeen = stay.needsSeen || stay.waitsFor === 'seen'
  const isToCome = state === 'waiting' || state === 'shown' || state === 'unseen'
  if (isToCome && book.codeMode !== 'fixed' && stay.code === null && !stay.needsCodeChange) {
    return needsSeen ? 'noCodeUnseen' : 'noCode'
  }
  if (state === 'unseen' && stay.needsCodeChange) return 'unseenUnconfirmed'
  if (state !== 'waiting') return state
  if (stay.needsCodeChange) return needsSeen ? 'waitingBoth' : 'waitingUnconfirmed'
  return needsSeen ? 'waitingUnseen' : 'waiting'
}
