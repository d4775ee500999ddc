import type { Account } from '#features/accounts/index.ts'
import { stayLimits } from '#limits.ts'
import type { Context } from '#platform/context.ts'
import type { DueMessage } from '../../shared/message-contract.ts'
import { dateAt } from '../house-time.ts'
import { inTurnOfHost } from '../stays/host-stays.ts'
import { messageStateAt, messageTimesOf } from './message-times.ts'
import { listStaysAround, type StayAround } from './stays-around.ts'

/**
 * The messages of all of the host's books that are due now or later today, by time.
 * @throws UNAVAILABLE if too many lists are waiting
 */
export function listDueMessages(context: Context, host: Pick<Account, 'id'>): Promise<DueMessage[]> {
  return inTurnOfHost(host.id, async () => {
    const now = context.clock.now()
    const found: DueMessage[] = []
    for await (const around of listStaysAround(context, { hostId: host.id })) {
      found.push(...dueMessagesOf(around, now))
      if (found.length >= stayLimits.dueMessages) break
    }
    return found.sort((one, other) => Date.parse(one.dueAt) - Date.parse(other.dueAt)).slice(0, stayLimits.dueMessages)
  })
}

/** The messages of a stay that have not been sent, due now or later on this day in the house. @param now ms UTC */
export function dueMessagesOf({ stay, settings, sent }: StayAround, now: number): DueMessage[] {
  const today = dateAt(now, settings.timeZone)
  return messageTimesOf(stay, settings)
    .filter(({ moment }) => !sent?.has(moment))
    .flatMap((time) => {
      const state = messageStateAt(time, now)
      const isToday = state === 'coming' && dateAt(time.dueAt, settings.timeZone) === today
      if (state !== 'due' && !isToday) return []
      const { moment, dueAt } = time
      return [
        { bookId: stay.bookId, stayId: stay.id, moment, dueAt: new Date(dueAt).toISOString(), isDue: state === 'due' },
      ]
    })
}
