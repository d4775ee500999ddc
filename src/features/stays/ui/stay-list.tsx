import { ChevronDown, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useSourceName } from './calendars/calendar-texts.ts'
import { CodeBadge } from './code-badge.tsx'
import { CopyLink } from './copy-link.tsx'
import { type PlacedStay, type StayGroup, todayIn } from './stay-groups.ts'
import { stayPathOf } from './stay-paths.ts'
import { hoursOf, useStayTexts } from './stay-texts.ts'
import { useParts } from './use-parts.ts'

/** Number of entries of a group that are shown at first. */
const shownFirst = 12

type StayListProps = {
  groups: readonly { group: StayGroup; stays: readonly PlacedStay[] }[]
  /** Milliseconds UTC. */
  now: number
  hasPoster: boolean
}

/**
 * The columns of all groups: the last one is as wide as its widest entry. On narrower screens each entry has several
 * lines.
 */
const listGrid =
  'xl:grid xl:grid-cols-[minmax(0,220px)_minmax(0,1fr)_124px_minmax(0,226px)_auto] xl:gap-x-6 xl:*:col-span-full'

/** The stays as a table, in groups. */
export function StayList({ groups, now, hasPoster }: StayListProps) {
  const t = useTranslations('stays.list')
  return (
    <section aria-labelledby="stay-list" className={`${listGrid} ${hasPoster ? 'mt-7 md:mt-16' : 'mt-2'}`}>
      <h2 id="stay-list">{t('title')}</h2>
      {groups.map(({ group, stays }) => (
        <Group key={group} group={group} stays={stays} now={now} />
      ))}
    </section>
  )
}

function Group({ group, stays, now }: { group: StayGroup; stays: readonly PlacedStay[]; now: number }) {
  const t = useTranslations('stays.list')
  const { shown, left, isLastPart, showMore, listRef } = useParts(stays, group === 'past' ? 0 : shownFirst)
  return (
    <>
      <h3 className="border-b border-text font-sans pt-5 pb-2 text-label text-muted">{t(`groups.${group}`)}</h3>
      <ul ref={listRef} className="xl:grid xl:grid-cols-subgrid">
        {shown.map((placed) => (
          <StayRow key={placed.stay.id} placed={placed} now={now} />
        ))}
      </ul>
      {left > 0 && (
        <Button
          variant="ghost"
          size="s"
          className="mt-3 -ml-3 justify-self-start"
          icon={<ChevronDown size={18} aria-hidden="true" />}
          onClick={showMore}
        >
          {t(shown.length === 0 && isLastPart ? 'showPast' : 'showMore', { count: left })}
        </Button>
      )}
    </>
  )
}

function StayRow({ placed, now }: { placed: PlacedStay; now: number }) {
  const sourceName = useSourceName()
  const texts = useStayTexts()
  const { stay, book } = placed
  const dates = texts.rangeOf(stay, true)
  const isCancelled = stay.state === 'cancelled'
  return (
    <li className="relative grid items-center gap-x-6 gap-y-2 border-b border-line py-4 hover:bg-surface-sunken/60 max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1.3fr)_minmax(0,1fr)] md:gap-y-1 xl:col-span-full xl:grid-cols-subgrid xl:py-3.5">
      <div>
        <Link
          to={stayPathOf(placed)}
          className={
            isCancelled
              ? 'block font-display text-[1.375rem] leading-tight font-semibold text-muted line-through'
              : 'block font-display text-[1.375rem] leading-tight font-semibold no-underline hover:underline hover:decoration-2 hover:underline-offset-4'
          }
        >
          {/* The whole row is the link's target. */}
          <span className="absolute inset-0" aria-hidden="true" />
          {dates}
        </Link>
        <small className="block text-small leading-[1.45] text-muted">
          <DayNote placed={placed} now={now} /> · {texts.nights(stay)}
        </small>
      </div>
      <div className="min-w-0 max-md:order-3 max-md:col-span-2">
        <b className="block truncate font-semibold">{book.name}</b>
        <small className="block text-small leading-[1.45] break-words text-muted">
          <StayNote placed={placed} />
        </small>
      </div>
      <div className="max-md:self-start md:justify-self-end xl:justify-self-start">
        <Badge className="border-sand-deep! bg-transparent!">{sourceName(stay)}</Badge>
      </div>
      <div className="max-md:order-4 max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between max-md:gap-x-3 max-md:gap-y-2 md:contents">
        <div className="md:max-xl:col-span-2">
          <CodeBadge placed={placed} now={now} />
        </div>
        <div className="relative flex items-center justify-end gap-1">
          {stay.link !== null && stay.state !== 'departed' && !isCancelled && (
            <CopyLink stay={stay} link={stay.link} dates={dates} size="s" variant="quiet" />
          )}
          <ChevronRight size={22} aria-hidden="true" className="text-muted max-md:hidden" />
        </div>
      </div>
    </li>
  )
}

/** What happens today, or the days of the week. */
function DayNote({ placed, now }: { placed: PlacedStay; now: number }) {
  const t = useTranslations('stays')
  const texts = useStayTexts()
  const { stay, book } = placed
  const today = todayIn(book, now)
  const hours = hoursOf(stay, book)
  if (stay.departure === today) return t('outBy', { time: hours.departure })
  if (stay.arrival === today) return t('inFrom', { time: hours.arrival })
  return texts.weekdays(stay)
}

/** The guests' taps, or the host's own note. */
function StayNote({ placed: { stay, book } }: { placed: PlacedStay }) {
  const t = useTranslations('stays')
  const { dateTimeIn } = useStayTexts()
  if (stay.departedAt) return t('theyLeft', { moment: dateTimeIn(book, stay.departedAt) })
  if (stay.arrivedAt) return t('theyAreIn', { moment: dateTimeIn(book, stay.arrivedAt) })
  return stay.label || t('noNote')
}
