import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#platform/clock.ts'
import { addCalendar } from '#test/given-calendar.ts'
import { givenStaySettings } from '#test/given-stay.ts'
import { startPolledStays } from '#test/polled-stays.ts'
import { airbnb } from '../feeds/feed-samples.ts'
import { addDays } from '../stays/stay-dates.ts'
import { pollCalendars } from './calendar-poller.ts'

/** Consecutive stays of one night, so that each touches its neighbours. */
function manyStays(count: number, shift = 0): string {
  const day = (offset: number) => addDays('2026-05-12', offset).replaceAll('-', '')
  return airbnb(
    ...Array.from({ length: count }, (_, index) => {
      const begin = (index % 600) + shift
      return [
        `DTSTART;VALUE=DATE:${day(begin)}`,
        `DTEND;VALUE=DATE:${day(begin + 1)}`,
        `UID:${index}@airbnb.com`,
        'SUMMARY:Reserved',
      ]
    }),
  )
}

/**
 * Polls a calendar that grows from empty to `count` stays, then moves them all. @returns database rows read by each
 * poll
 */
async function countRows(codeMode: 'shared' | 'personal', count: number) {
  const { as, feeds, bookId, context, clock } = await startPolledStays()
  await givenStaySettings(as, bookId, { codeMode, codeDigits: 8 })
  await addCalendar(as, bookId, feeds.answer('/feed', airbnb()))
  let rows = 0
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      rows += result.rows.length
      return result
    },
  }
  const poll = async (feed: string) => {
    rows = 0
    feeds.answer('/feed', feed)
    clock.advance(20 * minute)
    await pollCalendars.run({ ...context, db: context.db.withPlugin(counter) })
    return rows
  }
  const added = await poll(manyStays(count))
  const moved = await poll(manyStays(count, 1))
  const stored = await context.db.selectFrom('stays').select('arrival').orderBy('arrival').execute()
  expect(stored).toHaveLength(count)
  expect(stored[0]?.arrival).toBe('2026-05-13')
  return { added, moved }
}

test.each(['shared', 'personal'] as const)(
  'the rows that a poll reads grow with the stays that it adds or moves, not with their square, with %s codes',
  async (codeMode) => {
    const few = await countRows(codeMode, 150)
    const many = await countRows(codeMode, 900)

    // Six times as many stays. Reading the book for each of them would be thirty-six times the rows.
    expect(many.added / few.added, JSON.stringify({ few, many })).toBeLessThan(12)
    expect(many.moved / few.moved, JSON.stringify({ few, many })).toBeLessThan(12)
  },
  120_000,
)
