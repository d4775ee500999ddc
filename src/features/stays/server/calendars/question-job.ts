import { day, minute } from '#platform/clock.ts'
import type { Context } from '#platform/context.ts'
import type { Job } from '#platform/jobs.ts'
import { arrivalOf, departureOf } from '../house-time.ts'
import { addDays } from '../stays/stay-dates.ts'
import { readSettings } from '../stays/stay-records.ts'
import { tellHost } from '../tell-host.ts'
import { selectOpenQuestions } from './open-questions.ts'

/** How long before the arrival the host is told of an open question, in milliseconds. */
const toldBefore = 2 * day

/** A host who has just pasted an address sees its questions on her screen: she is told of them after this time, in ms. */
const pastingTime = 15 * minute

/** Questions read in one statement. */
const mostAtOnce = 500

/** Questions that one mail names; the page Stays shows all. */
const mostNamed = 20

type NearQuestion = { id: string; hostId: string; arrival: string }

/**
 * Tells hosts of open questions whose guests arrive within two days, each question once and all of a host together: guests
 * whose booking waits for an answer have no link.
 */
export const tellOpenQuestions: Job = {
  name: 'open-questions',
  schedule: '* * * * *',
  async run(context) {
    const near = await listNear(context)
    for (const [hostId, questions] of Map.groupBy(near, (question) => question.hostId)) {
      try {
        await tell(context, hostId, questions)
      } catch (error) {
        // The next run tries it again; the other hosts do not wait for it.
        context.log.error({ err: error, accountId: hostId }, 'host was not notified of open questions')
      }
    }
  },
}

/** By arrival. */
async function listNear(context: Context): Promise<NearQuestion[]> {
  const now = context.clock.now()
  const near: NearQuestion[] = []
  let last: { arrival: string; id: string } | undefined
  do {
    const rows = await selectUntold(context, last).execute()
    for (const row of rows) {
      const house = readSettings(row)
      const isNear = arrivalOf(row, house) - now <= toldBefore && departureOf(row, house) > now
      if (isNear) near.push({ id: row.id, hostId: row.host_id, arrival: row.arrival })
    }
    last = rows.length < mostAtOnce ? undefined : rows.at(-1)
  } while (last)
  return near
}

function selectUntold(context: Context, last: { arrival: string; id: string } | undefined) {
  const now = context.clock.now()
  const today = new Date(now).toISOString().slice(0, 10)
  return (
    selectOpenQuestions(context)
      .where('calendar_questions.told_at', 'is', null)
      // One day more on both sides, for the time zones.
      .where('calendar_questions.arrival', '<=', addDays(today, 3))
      .where('calendar_questions.departure', '>=', addDays(today, -1))
      .where('calendars.created_at', '<=', now - pastingTime)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('calendar_questions.arrival', 'calendar_questions.id'),
            '>',
            tuple(last?.arrival ?? '', last?.id ?? ''),
          ),
        ),
      )
      .orderBy('calendar_questions.arrival')
      .orderBy('calendar_questions.id')
      .limit(mostAtOnce)
  )
}

async function tell(context: Context, hostId: string, questions: readonly NearQuestion[]): Promise<void> {
  const ids = questions.map(({ id }) => id)
  await context.db.transaction().execute(async (tx) => {
    const marked = new Set<string>()
    for (let start = 0; start < ids.length; start += mostAtOnce) {
      const rows = await tx
        .updateTable('calendar_questions')
        .set({ told_at: context.clock.now() })
        .where('id', 'in', ids.slice(start, start + mostAtOnce))
        .where('told_at', 'is', null)
        .where('answer', 'is', null)
        .returning('id')
        .execute()
      for (const { id } of rows) marked.add(id)
    }
    const questionIds = ids.filter((id) => marked.has(id)).slice(0, mostNamed)
    const [cause] = questionIds
    if (cause === undefined) return
    await tellHost(tx, context, hostId, { template: 'calendarQuestions', params: { questionIds }, cause })
  })
}
