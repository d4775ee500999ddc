import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockChangeStays } from '#test/clock-change-stays.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { givenWordyBook, markersIn, ownIds, wordyDomain } from '#test/given-wordy-book.ts'
import { runsOf } from '#test/property-runs.ts'
import { defaultStaySettings } from '../../shared/stay.ts'
import { windowOf } from '../stays/stay-window.ts'

/** A published book with its own domain, all of whose possible secrets are secret, and a stay of it. */
async function startOutlets() {
  const book = await givenWordyBook()
  const { service, as, id, content, ownSections, ask } = book
  await givenStaySettings(as, id)
  const secrets = ['doorCode', 'doorAccessInfo', 'wifiPassword', 'checkinInstructions', ...ownIds]
  await givenSecrets(service.context, { hostId: book.account.id, bookId: id }, secrets)
  const stay = await givenStay(as, id, { arrival: '2026-03-20', departure: '2026-03-22', language: 'en' })
  const path = new URL(stay.link ?? '').pathname
  const words = markersIn([
    content.doorCode,
    content.doorAccessInfo,
    content.wifiPassword,
    content.checkinInstructions,
    content.checkinPictures.map(({ caption }) => caption),
    ownSections.map(({ title: _title, ...rest }) => rest),
  ]).filter((word) => !word.includes('/'))
  const picture = content.checkinPictures[0]?.image ?? ''
  const { anonymous, context, clock } = service

  /** Gives stay and house other times, at another moment. */
  const set = async (
    { times, house }: { times: object; house: { timeZone: string; releaseHours: number; bufferHours: number } },
    moment: number,
  ) => {
    const { arrival, departure, arrivalTime, departureTime } = times as Record<string, string | null>
    clock.set(moment)
    await context.db
      .updateTable('stays')
      .set((eb) => ({
        arrival: arrival ?? '',
        departure: departure ?? '',
        arrival_time: arrivalTime ?? null,
        departure_time: departureTime ?? null,
        revision: eb('revision', '+', 1),
      }))
      .execute()
    await context.db
      .updateTable('stay_settings')
      .set((eb) => ({
        time_zone: house.timeZone,
        release_hours: house.releaseHours,
        buffer_hours: house.bufferHours,
        revision: eb('revision', '+', 1),
      }))
      .execute()
    // Requests of one turn share one look at the revision.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const wordsIn = (text: string) => words.filter((word) => text.includes(word))
  const readStay = async () => {
    const pages = [await anonymous.get(path), await ask(wordyDomain, path)].map(({ body }) => wordsIn(String(body)))
    return { pages, picture: (await anonymous.get(path + picture)).statusCode }
  }
  /** What everybody gets who has no link of a stay, and what of a stay's own addresses never has secrets. */
  const readOthers = async () => {
    const addresses = [
      `/share/${id}`,
      `/api/welcome-books/${id}/public`,
      `/share/${id}/contact.vcf`,
      `${path}?after`,
      `${path}/reminder.ics`,
    ]
    const found: string[] = []
    for (const address of addresses) found.push((await anonymous.get(address)).body.replaceAll('\r\n ', ''))
    found.push(String((await ask(wordyDomain, '/')).body))
    return { words: wordsIn(found.join('\n')), picture: (await anonymous.get(picture)).statusCode }
  }
  return { words, set, readStay, readOthers }
}

test('in twelve zones around both clock changes secrets are answered inside the window alone, and never elsewhere', async () => {
  const { words, set, readStay, readOthers } = await startOutlets()
  expect(words.length).toBeGreaterThan(6)
  await fc.assert(
    fc.asyncProperty(clockChangeStays, async (span) => {
      const house = { ...defaultStaySettings, ...span.house }
      const { releaseAt, endsAt } = windowOf(span.times, house)
      // Arrival and departure within one hour, across a clock that is set forward.
      if (endsAt <= releaseAt) return
      for (const moment of [releaseAt - 1, endsAt, releaseAt, endsAt - 1]) {
        await set(span, moment)
        const isInside = moment >= releaseAt && moment < endsAt
        const { pages, picture } = await readStay()
        for (const shown of pages) expect(shown).toEqual(isInside ? words : [])
        expect(picture).toBe(isInside ? 200 : 404)
        expect(await readOthers()).toEqual({ words: [], picture: 404 })
      }
    }),
    { numRuns: runsOf(12) },
  )
})
