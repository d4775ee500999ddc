import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { Page } from '#platform/http/page.ts'
import { runJob } from '#platform/jobs.ts'
import { clockChangeStays } from '#test/clock-change-stays.ts'
import { givenSecrets } from '#test/given-secrets.ts'
import { givenStay, givenStaySettings } from '#test/given-stay.ts'
import { givenWordyBook, markersIn, ownIds, wordyDomain } from '#test/given-wordy-book.ts'
import { sendDueMails } from '#test/mail-sending.ts'
import { runsOf } from '#test/property-runs.ts'
import { defaultStaySettings } from '../../shared/stay.ts'
import { sendDigests } from '../digest/digest-job.ts'
import { sealCode } from '../stays/stay-secrets.ts'
import { windowOf } from '../stays/stay-window.ts'

const spareCodes = ['hushspx', 'hushspy']
const ownCode = 'hushown'

/** How the book gives codes, and what its host has confirmed for the stay. */
type Codes = { codeMode: 'fixed' | 'personal' | 'shared'; seenGate: boolean; isSeen: boolean; isConfirmed: boolean }

/** A published book with its own domain, all of whose possible secrets are secret, and a stay of it. */
async function startOutlets() {
  const book = await givenWordyBook()
  const { service, as, id, content, ownSections, ask } = book
  await givenStaySettings(as, id, { spareCodes })
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

  /** Gives stay and house other times, at another time of the test clock. */
  const set = async (
    { times, house }: { times: object; house: { timeZone: string; releaseHours: number; bufferHours: number } },
    moment: number,
    { codeMode, seenGate, isSeen, isConfirmed }: Codes,
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
        code_sealed: sealCode(context, stay.id, ownCode),
        seen_at: isSeen ? moment : null,
        code_confirmed_at: isConfirmed ? moment : null,
        revision: eb('revision', '+', 1),
      }))
      .execute()
    await context.db
      .updateTable('stay_settings')
      .set((eb) => ({
        time_zone: house.timeZone,
        release_hours: house.releaseHours,
        buffer_hours: house.bufferHours,
        code_mode: codeMode,
        seen_gate: seenGate ? 1 : 0,
        revision: eb('revision', '+', 1),
      }))
      .execute()
    // Requests of one turn share one read of the revision.
    await new Promise((resolve) => setImmediate(resolve))
  }
  const wordsIn = (text: string) => [...words, ownCode, ...spareCodes].filter((word) => text.includes(word))
  const readStay = async () => {
    const pages = [await anonymous.get(path), await ask(wordyDomain, path)].map(({ body }) => wordsIn(String(body)))
    return { pages, picture: (await anonymous.get(path + picture)).statusCode }
  }
  /** What everybody gets who has no link of a stay, and which of a stay's own addresses never contain secrets. */
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
  return { ...book, words, stay, path, picture, set, readStay, readOthers }
}

const anyCodes: fc.Arbitrary<Codes> = fc.record({
  codeMode: fc.constantFrom('fixed', 'personal', 'shared'),
  seenGate: fc.boolean(),
  isSeen: fc.boolean(),
  isConfirmed: fc.boolean(),
})

/** What the page shows of the codes inside the window. */
function shownCodes({ codeMode, isConfirmed }: Codes, { doorCode, isArrivalTime }: Given): string[] {
  if (codeMode === 'fixed') return [doorCode]
  if (codeMode === 'personal' || isConfirmed) return [ownCode]
  // The change of the shared code is late.
  return isArrivalTime ? spareCodes.slice(0, 1) : []
}
type Given = { doorCode: string; isArrivalTime: boolean }

test('in twelve zones around both clock changes secrets are answered inside the window alone, and never elsewhere', async () => {
  // Compression takes most of the time of a new page, and nothing here reads compressed bodies.
  vi.spyOn(Page.prototype, 'compressWell').mockResolvedValue()
  vi.spyOn(Page.prototype, 'compressTightly').mockResolvedValue()
  const { content, words, set, readStay, readOthers } = await startOutlets()
  expect(words.length).toBeGreaterThan(6)
  const { doorCode } = content
  const others = words.filter((word) => word !== doorCode)
  await fc.assert(
    fc.asyncProperty(clockChangeStays, anyCodes, async (span, codes) => {
      const house = { ...defaultStaySettings, ...span.house }
      const { releaseAt, arrivesAt, endsAt } = windowOf(span.times, house)
      // Arrival and departure within one hour, while the clock is set forward.
      if (endsAt <= releaseAt) return
      for (const moment of [releaseAt - 1, endsAt, releaseAt, endsAt - 1]) {
        await set(span, moment, codes)
        const isInside = moment >= releaseAt && moment < endsAt && (!codes.seenGate || codes.isSeen)
        const { pages, picture } = await readStay()
        const inside = [...others, ...shownCodes(codes, { doorCode, isArrivalTime: moment >= arrivesAt })]
        for (const shown of pages) expect(shown.toSorted()).toEqual(isInside ? inside.toSorted() : [])
        expect(picture).toBe(isInside ? 200 : 404)
        expect(await readOthers()).toEqual({ words: [], picture: 404 })
      }
    }),
    { numRuns: runsOf(24, { onPostgres: 6 }) },
  )
}, 3_600_000)

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Everything that contains data of a stay or its book, by name, as text. `shows`: what contains the secrets during the
 * stay. The search of the page and the stored copy on a phone are tested in e2e/stay.spec.ts, because they run there.
 */
function listOutlets({ service, as, id, ask, read, stay, path, picture }: Awaited<ReturnType<typeof startOutlets>>) {
  const { anonymous, context } = service
  const get = async (address: string) => (await anonymous.get(address)).body
  const pictureAt = async (address: string) => ((await anonymous.get(address)).statusCode === 200 ? 'hushpic' : '')
  const stayPath = `/api/welcome-books/${id}/stays/${stay.id}`
  return [
    { name: 'its page', shows: true, text: () => get(path) },
    { name: 'its page in German', shows: true, text: () => get(`${path}?lang=de`) },
    { name: 'its page as it was written', shows: true, text: () => get(`${path}?lang=de&original`) },
    { name: 'its page on the domain', shows: true, text: async () => String((await ask(wordyDomain, path)).body) },
    { name: 'its picture', shows: true, text: () => pictureAt(path + picture) },
    { name: 'its page for the time after it', shows: false, text: () => get(`${path}?after`) },
    { name: 'its reminder', shows: false, text: () => get(`${path}/reminder.ics`) },
    { name: 'the picture of the book', shows: false, text: () => pictureAt(picture) },
    {
      name: 'the book, its prints, card and codes',
      shows: false,
      text: async () => [...(await read()).values()].join('\n'),
    },
    {
      name: 'the cleaner’s page',
      shows: false,
      text: async () => {
        const made = await as.post(`/api/welcome-books/${id}/stay-settings/cleaner-link`)
        return get(new URL(made.json<{ cleanerLink: string }>().cleanerLink).pathname)
      },
    },
    { name: 'its messages', shows: false, text: async () => (await as.get(`${stayPath}/messages`)).body },
    { name: 'the messages of the day', shows: false, text: async () => (await as.get('/api/stay-messages')).body },
    {
      name: 'the mails to the host',
      shows: false,
      text: async () => {
        await anonymous.post(`${path}/arrived`, '', form)
        await anonymous.post(`${path}/spare-code`, '', form)
        await anonymous.post(`${path}/departed`, '', form)
        await runJob(context, sendDigests)
        await sendDueMails(context)
        return JSON.stringify(await context.db.selectFrom('mails').selectAll().execute())
      },
    },
    // After the request for one.
    { name: 'its page with spare codes', shows: true, text: () => get(path) },
  ]
}

test('after the end of a stay nothing has a secret, and while it lasts only what should', async () => {
  const outlets = await startOutlets()
  const { service, as, id, words } = outlets
  const { secrets } = (await as.get(`/api/welcome-books/${id}/stay-settings`)).json<{ secrets: string[] }>()
  await givenStaySettings(as, id, { secrets, spareCodes })
  await as.put('/api/stay-digest', { hour: 12, timeZone: 'Europe/Rome' })
  const all = ['hushpic', ...spareCodes, ...words, ...words.map((word) => word.replace('hush', 'said'))]
  const listShowing = async () => {
    const showing: string[] = []
    for (const { name, text } of listOutlets(outlets)) {
      const found = await text()
      if (all.some((word) => found.includes(word))) showing.push(name)
    }
    return showing
  }
  const shown = listOutlets(outlets).flatMap(({ name, shows }) => (shows ? [name] : []))

  // In Rome the stay ends at 10:00 and its secrets two hours later.
  for (const [moment, expected] of [
    ['2026-03-19T13:59:59.999Z', []],
    ['2026-03-20T15:00:00Z', shown],
    ['2026-03-22T10:59:59.999Z', shown],
    ['2026-03-22T11:00:00Z', []],
    ['2026-03-23T11:00:00Z', []],
  ] as const) {
    service.clock.set(Date.parse(moment))
    expect(await listShowing(), moment).toEqual(expected)
  }
  const mails = await service.context.db.selectFrom('mails').select('template').distinct().execute()
  expect(mails.map(({ template }) => template)).toEqual(
    expect.arrayContaining(['stayArrived', 'stayDeparted', 'stayCodeFailed', 'stayDigest']),
  )
})
