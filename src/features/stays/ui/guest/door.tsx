import type { ReactNode } from 'react'
import { Copyable, phoneHref, useGuest } from '#features/guest-page/ui/index.ts'
import { Drawing, type StayProps, useActionOf, useStayTexts } from './stay-context.tsx'
import { nearnessOf, writeWeekday } from './stay-dates.ts'
import { CallHost, TapForm } from './tap.tsx'

/** What the door shows: the code, a placeholder for it, or help while the code is late. */
export type DoorState = {
  /** The code is a secret, so it is shown only in the window. */
  isSecret: boolean
  /** The code that is shown; empty: none. */
  code: string
  /** There will be a code. */
  isExpected: boolean
  /** Something other than the code appears with the release. */
  hidesMore: boolean
}

/** Replaces the door code on the page of a stay, with everything that belongs to it. */
export function Door({ facts, door }: StayProps & { door: DoorState }) {
  const { texts, book } = useGuest()
  const { t } = useStayTexts()
  const { code, isSecret, isExpected, hidesMore } = door
  const isBefore = facts.state === 'waiting' && (isExpected || hidesMore)
  const isAwaited = code === '' && isExpected
  const isLate = isAwaited && facts.state === 'shown' && facts.isArrivalTime
  return (
    <div className="g-st">
      {code !== '' && (
        <dl className="g-codes">
          <Copyable label={isSecret ? t('code.yours') : texts('checkIn.doorCode')} code={code} />
        </dl>
      )}
      {code !== '' && isSecret && <WorksUntil facts={facts} />}
      {isLate && <LateAdvice facts={facts} />}
      {isAwaited && !isLate && <Place facts={facts} />}
      {facts.spareCodes.length > 0 && <SpareCodes facts={facts} />}
      {facts.hasAskedSpare && <SpareNote facts={facts} />}
      {(isLate || (facts.hasAskedSpare && facts.spareCodesLeft === 0)) && <CallHost href={phoneHref(book.hostPhone)} />}
      {isLate && <p className="g-st-small">{t('code.soon')}</p>}
      {facts.state === 'shown' && facts.isArrivalDay && !facts.isLastEvening && (!isAwaited || facts.isArrivalTime) && (
        <TapForm facts={facts} name="arrived" label={t('arrive')} />
      )}
      {facts.canAskSpare && (code !== '' || isLate) && <FailingCode facts={facts} />}
      {isBefore && facts.waitsFor !== 'seen' && <Reminder facts={facts} />}
    </div>
  )
}

function WorksUntil({ facts: { end, today } }: StayProps) {
  const { language } = useGuest()
  const { t } = useStayTexts()
  const nearness = nearnessOf(end.date, today)
  const { time } = end
  const text = {
    today: () => t('code.worksToday', { time }),
    tomorrow: () => t('code.worksTomorrow', { time }),
    later: () => t('code.works', { day: writeWeekday(end.date, language), time }),
  }[nearness]()
  return <p className="g-st-small">{text}</p>
}

/** At the time of arrival without a code: whom to call, and the spare code. */
function LateAdvice({ facts }: StayProps) {
  const { book } = useGuest()
  const { t, object } = useStayTexts()
  const canCall = phoneHref(book.hostPhone) !== undefined
  const hasSpare = facts.spareCodes.length > 0
  return (
    <p className="g-st-lead">
      {t('code.late')} {canCall && hasSpare && t('code.lateBoth', { host: object })}
      {canCall && !hasSpare && t('code.lateCall', { host: object })}
      {!canCall && hasSpare && t('code.lateSpare')}
    </p>
  )
}

/** The dashed placeholder of a code that appears later. */
function Place({ facts }: StayProps) {
  const { texts, book, language } = useGuest()
  const { t } = useStayTexts()
  const { date, time } = facts.release
  const text = () => {
    if (facts.waitsFor === 'seen') return t('code.afterRelease')
    if (facts.state === 'shown') return t('code.afterChange')
    return t('code.appears', { day: writeWeekday(date, language), time })
  }
  return (
    <>
      <dl className="g-codes">
        <Slot label={texts('checkIn.doorCode')}>{text()}</Slot>
      </dl>
      {facts.isArrivalTime && <CallHost href={phoneHref(book.hostPhone)} />}
    </>
  )
}

/** A dashed placeholder for a value that appears later; inside a list of codes. */
export function Slot({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="g-st-slot">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function SpareCodes({ facts: { spareCodes } }: StayProps) {
  const { t } = useStayTexts()
  return (
    <dl className="g-codes">
      {spareCodes.map((code) => (
        <Copyable key={code} label={t('code.spare')} code={code} />
      ))}
    </dl>
  )
}

/** Shown after 'The code does not work': says that the host was notified, and how many spare codes are left. */
function SpareNote({ facts: { spareCodesLeft } }: StayProps) {
  const { t, object } = useStayTexts()
  return (
    <p className="g-st-small">
      {t('code.told', { host: object })} {spareCodesLeft > 0 ? t('code.oneLeft') : t('code.noneLeft')}
    </p>
  )
}

/** Requests a spare code. It contains how many were shown, so that a repeated request counts once. */
function FailingCode({ facts }: StayProps) {
  const { book } = useGuest()
  const { t, object } = useStayTexts()
  const actionOf = useActionOf(facts)
  const canCall = phoneHref(book.hostPhone) !== undefined
  if (facts.hasAskedSpare && facts.spareCodesLeft === 0) return null
  return (
    <form
      method="post"
      action={actionOf('spare-code')}
      data-failed={canCall ? t('notSentCall', { host: object }) : t('notSent')}
    >
      <input type="hidden" name="shown" value={facts.spareCodes.length} />
      <button type="submit" className="g-st-quiet" disabled={facts.isPreview}>
        {t('code.fails')}
      </button>
    </form>
  )
}

/** The time of the release for the guests' own calendar, and what they have to do then. */
function Reminder({ facts: { token } }: StayProps) {
  const { language } = useGuest()
  const { t } = useStayTexts()
  return (
    <>
      <a className="g-st-go" href={`/s/${token}/reminder.ics?lang=${language}`}>
        <Drawing path="M8 2v4M16 2v4M3 10h18M19 4H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2" />
        {t('reminder.add')}
      </a>
      <p className="g-st-small">{t('reminder.note')}</p>
    </>
  )
}
