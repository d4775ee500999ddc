import { Check, CircleCheck, KeyRound, UserCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import type { StayBook } from '../shared/stay-contract.ts'
import { BookNeedEntries } from './book-needs.tsx'
import { CalendarNeedEntries } from './calendars/calendar-need-entries.tsx'
import type { CalendarNeed } from './calendars/calendar-needs.ts'
import { useSourceName } from './calendars/calendar-texts.ts'
import { type CodeRemoval, CodeRemovalEntries } from './code-removal.tsx'
import { CodeSetButton } from './code-set-button.tsx'
import { ConfirmCode } from './confirm-code.tsx'
import { EndedStays } from './ended-stays.tsx'
import { LongEntries } from './long-entries.tsx'
import { needHeadingOf, needTextOf } from './need-texts.ts'
import { SpareCodeEntries, type SpareCodeNeed } from './spare-code-needs.tsx'
import { useStayStep } from './stay-api.ts'
import type { Need, PlacedStay } from './stay-groups.ts'
import { stayPathOf } from './stay-paths.ts'
import { hoursOf, useStayTexts } from './stay-texts.ts'
import { useShowFailure } from './use-show-failure.ts'

/** The most urgent item: a fact, a sentence, and its action. */
export function StayPoster({ need }: { need: Need }) {
  const t = useTranslations('stays')
  const texts = useStayTexts()
  const sourceName = useSourceName()
  const { stay, book } = need.placed
  return (
    <section
      aria-labelledby="stay-poster"
      className="on-dark relative isolate overflow-hidden rounded-l bg-pine px-5 pt-6 pb-5.5 text-paper md:px-9 md:pt-7.5 md:pb-7"
    >
      <Doorway />
      <div className="max-w-[404px] max-xl:md:max-w-[60%]">
        <p className="max-w-[24ch] font-semibold text-[#d5e2d9]">
          {t('poster.when', { source: sourceName(stay), dates: texts.rangeOf(stay) })}
        </p>
        <p className="my-5 -ml-1 font-display text-[clamp(4.75rem,3rem+6vw,8rem)] leading-[0.86] font-semibold tracking-[-0.045em] lining-nums">
          {hoursOf(stay, book).arrival}
        </p>
        <h2 id="stay-poster" className="text-h2">
          {t(`poster.title.${needHeadingOf(need.kind, stay)}`, { book: book.name, ...codesOf(stay) })}
        </h2>
        <p className="mt-3 mb-6 max-w-[370px] text-[#d5e2d9]">
          {t(`poster.${need.isLate ? 'late' : 'soon'}.${needTextOf(need.kind, need.placed)}`, codesOf(stay))}
        </p>
      </div>
      <NeedAction need={need} isPoster />
    </section>
  )
}

/** The other items that need the host, and a quiet line at the end. */
export function NeedsList({
  ended,
  needs,
  spareCodes,
  calendarNeeds,
  bookNeeds,
  removals,
}: {
  ended: readonly PlacedStay[]
  needs: readonly Need[]
  spareCodes: readonly SpareCodeNeed[]
  calendarNeeds: readonly CalendarNeed[]
  bookNeeds: readonly StayBook[]
  removals: readonly CodeRemoval[]
}) {
  const t = useTranslations('stays.needs')
  return (
    <section aria-labelledby="stay-needs" className="border-t-[3px] border-text pt-2.5">
      <h2 id="stay-needs" className="flex min-h-11 items-center text-h3">
        {t('title')}
      </h2>
      <LongEntries entries={needs} more={(count) => t('more', { count })}>
        {(need) => <NeedEntry key={`${need.placed.stay.id} ${need.kind}`} need={need} />}
      </LongEntries>
      <EndedStays ended={ended} />
      <SpareCodeEntries needs={spareCodes} />
      <CalendarNeedEntries needs={calendarNeeds} />
      <BookNeedEntries books={bookNeeds} />
      <CodeRemovalEntries removals={removals} />
      <p className="grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 border-t border-line pt-4.5 text-[0.9375rem] leading-normal text-muted">
        <CircleCheck size={22} aria-hidden="true" className="text-success" />
        {t('calm')}
      </p>
    </section>
  )
}

/** Codes that texts name. */
const codesOf = ({ code, codeBefore }: PlacedStay['stay']) => ({ code: code ?? '', before: codeBefore?.code ?? '' })

const icons = { codeChange: KeyRound, seen: UserCheck, noCode: KeyRound, setCode: KeyRound } as const

function NeedEntry({ need }: { need: Need }) {
  const t = useTranslations('stays.needs')
  const texts = useStayTexts()
  const { stay, book } = need.placed
  const Icon = icons[need.kind]
  return (
    <article className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 border-t border-line pt-4.5 pb-5">
      <Icon size={22} aria-hidden="true" className={need.isLate ? 'mt-px text-danger' : 'mt-px text-warning'} />
      <div className="min-w-0">
        <h3 className="font-sans text-[1.0625rem] leading-snug font-semibold">
          {t(`heading.${needHeadingOf(need.kind, stay)}`, { dates: texts.rangeOf(stay), ...codesOf(stay) })}
        </h3>
        <p className="mt-1 mb-3.5 text-[0.9375rem] leading-normal break-words text-muted">
          {t(`text.${needTextOf(need.kind, need.placed)}`, { book: book.name, ...codesOf(stay) })}
        </p>
        <NeedAction need={need} />
      </div>
    </article>
  )
}

function NeedAction({ need, isPoster = false }: { need: Need; isPoster?: boolean }) {
  const t = useTranslations('stays.needs')
  const showFailure = useShowFailure()
  const { mutateAsync, isPending } = useStayStep()
  const { stay, book } = need.placed
  if (need.kind === 'codeChange') return <ConfirmCode stay={stay} book={book} isPoster={isPoster} />
  if (need.kind === 'setCode')
    return <CodeSetButton placed={need.placed} variant={isPoster ? 'sun' : 'secondary'} size="s" />
  if (need.kind === 'noCode') {
    return (
      <Button asChild variant={isPoster ? 'sun' : 'secondary'} size="s">
        <Link to={stayPathOf(need.placed)}>{t('action.noCode')}</Link>
      </Button>
    )
  }
  return (
    <Button
      variant={isPoster ? 'sun' : 'secondary'}
      size="s"
      icon={<Check size={18} aria-hidden="true" />}
      busy={isPending}
      onClick={() => void mutateAsync({ bookId: book.id, id: stay.id, step: 'seen' }).catch(showFailure)}
    >
      {t(`action.${need.kind}`)}
    </Button>
  )
}

/** A door with the sun behind it. */
function Doorway() {
  return (
    <svg
      viewBox="0 0 360 420"
      aria-hidden="true"
      className="absolute -right-6 bottom-auto -z-10 w-[128px] max-md:top-0 max-xs:w-[110px] md:-right-16 md:bottom-0 md:w-[296px]"
    >
      <g fill="none" stroke="#3C6B5C" strokeWidth="1.5">
        <path d="M6 420V180a174 174 0 0 1 348 0v240" />
        <path d="M38 420V184a142 142 0 0 1 284 0v236" />
      </g>
      <path d="M70 420V190a110 110 0 0 1 220 0v230z" fill="var(--color-ink)" />
      <clipPath id="stay-doorway">
        <path d="M70 420V190a110 110 0 0 1 220 0v230z" />
      </clipPath>
      <g clipPath="url(#stay-doorway)">
        <circle cx="180" cy="292" r="78" fill="var(--color-sun)" />
        <path d="M60 420V322c40-26 78-28 120-8s82 20 120-6v112z" fill="var(--color-pine)" />
        <path d="M60 420v-48c44-20 84-18 124-2s76 14 116-6v56z" fill="#3C6B5C" />
      </g>
    </svg>
  )
}
