import type { Context } from '#platform/context.ts'
import type { StayView } from '../../shared/stay-contract.ts'
import { ownCodeOf } from '../codes/code-mode.ts'
import { presentLock } from '../codes/code-on-lock.ts'
import { isEndUnseen } from './calendar-end.ts'
import type { StayAddresses } from './stay-links.ts'
import type { Stay, StaySettings } from './stay-records.ts'
import { openToken } from './stay-secrets.ts'
import { secretsStateAt, stateAt, windowOf } from './stay-window.ts'

const toIso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

/** A stay as its host sees it, with its link and its code. */
export function presentStay(context: Context, stay: Stay, settings: StaySettings, addressOf: StayAddresses): StayView {
  const now = context.clock.now()
  const { releaseAt, endsAt } = windowOf(stay, settings)
  const token = openToken(context, stay)
  const code = ownCodeOf(context, stay, settings)
  const { waitsFor, needsChange, needsSeen } = secretsStateAt(stay, settings, now)
  return {
    id: stay.id,
    arrival: stay.arrival,
    departure: stay.departure,
    arrivalTime: stay.arrivalTime,
    departureTime: stay.departureTime,
    source: stay.source,
    label: stay.label,
    language: stay.language,
    code,
    ...presentLock(context, stay, settings, code),
    state: stateAt(stay, settings, now),
    cancelledAt: toIso(stay.cancelledAt),
    hasUnseenEnd: isEndUnseen(stay, settings, now),
    waitsFor,
    needsCodeChange: needsChange,
    needsSeen,
    isLinkRevoked: stay.tokenSealed === null,
    link: token === null ? null : addressOf(stay.bookId, token),
    releaseAt: new Date(releaseAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    arrivedAt: toIso(stay.arrivedAt),
    departedAt: toIso(stay.departedAt),
    calendarId: stay.calendarId,
  }
}
