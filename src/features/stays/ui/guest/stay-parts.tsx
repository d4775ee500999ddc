import type { PublicBook } from '#features/books/shared/public-book.ts'
import { type StayParts, useGuest } from '#features/guest-page/ui/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { StayFacts } from '../../shared/stay-facts.ts'
import { LeavingCard } from './check-out.tsx'
import { Door, type DoorState, Slot } from './door.tsx'
import { createGuestStayTexts } from './guest-stay-texts.ts'
import { type StayProps, useStayTexts } from './stay-context.tsx'
import { nearnessOf, writeDates, writeDay, writeWeekday } from './stay-dates.ts'
import { StayOver } from './stay-over.tsx'

/** Sections about living in the house, which are not needed after the stay. */
const livingSections = ['arrive', 'wifi', 'welcome', 'equipment', 'rules', 'leave']

type StayOfBook = {
  /** The visible part of the book: withheld fields are empty, and listed. */
  book: PublicBook
  facts: StayFacts
  /** What the host shows only to stays: names of fields, and ids of own sections. */
  secrets: readonly string[]
  /** The book has a door code, shown or not. */
  hasBookCode: boolean
}

/** How the page of a stay differs from the page of its book. */
export function createStayParts(stay: StayOfBook, language: Language): StayParts {
  const { book, facts } = stay
  const door = findDoor(stay)
  const isOver = facts.state === 'over'
  const leaves = facts.isLastEvening
  return {
    line: <StayLine facts={facts} />,
    door: <Door facts={facts} door={door} />,
    withheld: Object.fromEntries(
      book.withheld
        .filter((field) => field !== 'doorCode')
        .map((field) => [field, <Later key={field} facts={facts} field={field} />]),
    ),
    arrivalTime: leaves ? '' : (facts.arrivalTime ?? undefined),
    departureTime: facts.departureTime ?? undefined,
    notice: isOver && <StayOver facts={facts} />,
    checkOut: leaves && <LeavingCard facts={facts} />,
    hostTitle: isOver ? createGuestStayTexts(language)('over.forgotten') : undefined,
    first: [...(leaves ? ['leave'] : []), ...(isOver ? ['host'] : [])],
    also: [...(leaves ? ['leave'] : []), ...(door.isExpected ? ['arrive'] : [])],
    without: isOver ? livingSections : [],
  }
}

function findDoor({ book, facts, secrets, hasBookCode }: StayOfBook): DoorState {
  return {
    isSecret: facts.hasOwnCode || secrets.includes('doorCode'),
    code: facts.hasOwnCode ? (facts.code ?? '') : book.doorCode.trim(),
    isExpected: facts.hasOwnCode || hasBookCode,
    hidesMore: book.withheld.some((field) => field !== 'doorCode'),
  }
}

/** The dates of the stay below the name of the property. */
function StayLine({ facts }: StayProps) {
  const { language } = useGuest()
  const { t } = useStayTexts()
  const { state, isLastEvening, departure, today } = facts
  const text = () => {
    if (state === 'over') return writeDates(facts, language)
    if (!isLastEvening) return t('welcome', { dates: writeDates(facts, language) })
    const isTomorrow = nearnessOf(departure, today) === 'tomorrow'
    return t(isTomorrow ? 'untilTomorrow' : 'untilToday', { date: writeDay(departure, language) })
  }
  return (
    <>
      <p className="g-st-line">{text()}</p>
      {facts.isPreview && <p className="g-st-preview">{t('preview')}</p>}
    </>
  )
}

/** In place of a field that is not shown yet. */
function Later({ facts, field }: StayProps & { field: string }) {
  const { texts, language } = useGuest()
  const { t } = useStayTexts()
  const { release, waitsFor } = facts
  if (field !== 'wifiPassword') return <p>{t('withheld.text')}</p>
  return (
    <Slot label={texts('wifi.password')}>
      {waitsFor === 'seen'
        ? t('withheld.later')
        : t('withheld.value', { day: writeWeekday(release.date, language), time: release.time })}
    </Slot>
  )
}
