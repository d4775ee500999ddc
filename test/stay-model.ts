import { expect, vi } from 'vitest'
import type { CodeMode } from '#features/stays/shared/stay.ts'
import type { StayView } from '#features/stays/shared/stay-contract.ts'
import { day, hour } from '#platform/clock.ts'
import { Page } from '#platform/http/page.ts'
import { givenHost } from './given.ts'
import { givenBook } from './given-book.ts'
import { uploadPicture } from './given-picture.ts'
import { givenStaySettings } from './given-stay.ts'
import { startTestApp, testStart } from './test-app.ts'

/** Words of the book that only stays may show. */
const secretWords = ['hush-access', 'hush-password', 'hush-arrival']

/** Until the end of March a house in Rome is one hour ahead of UTC. */
const firstDay = Date.parse('2026-03-01T00:00:00Z')
const dateOf = (days: number) => new Date(firstDay + days * day).toISOString().slice(0, 10)
const instantOf = (date: string, time: string) => Date.parse(`${date}T${time}:00+01:00`)
const dateAt = (instant: number) => new Date(instant + hour).toISOString().slice(0, 10)

/** What the model knows of a stay besides its host's list. */
type Known = {
  /** Its links, the present one last; revoked: undefined. */
  paths: (string | undefined)[]
  isSeen: boolean
  /** The code that the lock got for this stay. */
  confirmed: string | null
  /** The code does not follow the mode of the book. */
  isKept: boolean
  /** It was booked for the same nights as another stay. */
  hadOverlap: boolean
  /** Its guests were said to have left after the code was confirmed, so the lock may have got another. */
  hadLeft: boolean
  arrivedAt: number | null
  departedAt: number | null
  /** Spare codes that its page has shown. */
  spareCodes: Set<string>
  /** The code on its page after the last action. */
  shown: string | null
}

export type ModelStay = StayView & Known

type Settings = {
  codeMode: CodeMode
  seenGate: boolean
  releaseHours: number
  bufferHours: number
  spareCodes: string[]
  arrivalTime: string
  departureTime: string
}

export const firstSettings: Settings = {
  codeMode: 'fixed',
  seenGate: false,
  releaseHours: 24,
  bufferHours: 2,
  spareCodes: [],
  arrivalTime: '15:00',
  departureTime: '10:00',
}

type Wanted = { arrival: number; nights: number; isFree: boolean; except: ModelStay | undefined }

/** The pages whose code an action may replace by another, and by none. */
export type Change = { replaces?: (stay: ModelStay) => boolean; hides?: (stay: ModelStay) => boolean }

/**
 * A house, its lock and its stays, with a model of what each page may show. One service and one book for all runs,
 * because both take long to make; each run begins without stays.
 */
export async function startHouse() {
  // Compression takes most of the time of a new page, and nothing here reads compressed bodies.
  vi.spyOn(Page.prototype, 'compressWell').mockResolvedValue()
  vi.spyOn(Page.prototype, 'compressTightly').mockResolvedValue()
  const service = await startTestApp({
    env: {
      LOG_LEVEL: 'error',
      LIMIT_STAY_WRITES_PER_ACCOUNT: '10000000',
      LIMIT_CLEANER_WRITES_PER_LINK: '10000000',
      LIMIT_TAPS_PER_STAY: '10000000',
    },
  })
  const { as } = await givenHost(service, { plan: 'pro', planStatus: 'active', trialEndsAt: null })
  const image = await uploadPicture(as)
  const { id: bookId } = await givenBook(as, {
    doorCode: 'door0',
    doorAccessInfo: 'hush-access',
    wifiName: 'Conti',
    wifiPassword: 'hush-password',
    checkinInstructions: 'hush-arrival',
    checkinPictures: [{ image, caption: '' }],
  })
  const secrets = ['doorCode', 'doorAccessInfo', 'wifiPassword', 'checkinInstructions']
  await givenStaySettings(as, bookId, { ...firstSettings, secrets, confirmed: true })
  const base = `/api/welcome-books/${bookId}`
  const { cleanerLink } = (await as.post(`${base}/stay-settings/cleaner-link`)).json()
  const { anonymous, clock, context } = service
  const cleanerPath = new URL(cleanerLink).pathname

  let settings: Settings = { ...firstSettings }
  let doorCode = ''
  /** The code that the lock got last in the mode `shared`. */
  let lock: string | null = null
  let codes = new Set<string>()
  let stays: ModelStay[] = []
  let made = 0
  const keptIds = new Set<string>()

  const isLive = (stay: ModelStay) => stay.cancelledAt === null
  const windowOf = (stay: ModelStay) => {
    const arrivesAt = instantOf(stay.arrival, stay.arrivalTime ?? settings.arrivalTime)
    const departsAt = instantOf(stay.departure, stay.departureTime ?? settings.departureTime)
    const [releaseAt, endsAt] = [arrivesAt - settings.releaseHours * hour, departsAt + settings.bufferHours * hour]
    return { releaseAt, arrivesAt, departsAt, endsAt }
  }
  const isInWindow = (stay: ModelStay) => {
    const { releaseAt, endsAt } = windowOf(stay)
    return isLive(stay) && clock.now() >= releaseAt && clock.now() < endsAt
  }
  const showsSecrets = (stay: ModelStay) => isInWindow(stay) && !(settings.seenGate && !stay.isSeen)
  /** From when it may see spare codes: the guests who leave on its day of arrival have gone. */
  const spareFrom = (stay: ModelStay) => {
    const before = stays.filter((one) => one !== stay && isLive(one) && one.departure === stay.arrival)
    const staying = settings.codeMode === 'shared' ? before.filter(({ departedAt }) => departedAt === null) : []
    return Math.max(windowOf(stay).arrivesAt, ...staying.map((one) => windowOf(one).departsAt))
  }
  const overlaps = (dates: { arrival: string; departure: string }, except: ModelStay | undefined) =>
    stays.some((one) => one !== except && isLive(one) && one.arrival < dates.departure && one.departure > dates.arrival)

  /** Reads the host's list into the model. */
  const readList = async () => {
    const listed = (await as.get(`${base}/stays`)).json<StayView[]>()
    stays = listed.map((view) => {
      const known = stays.find(({ id }) => id === view.id)
      if (view.code !== null) codes.add(view.code)
      const path = view.link === null ? undefined : new URL(view.link).pathname
      const paths = known?.paths ?? []
      return {
        ...(known ?? {
          isSeen: false,
          confirmed: null,
          isKept: keptIds.has(view.id),
          hadLeft: false,
          hadOverlap: false,
          spareCodes: new Set<string>(),
          shown: null,
        }),
        ...view,
        arrivedAt: view.arrivedAt === null ? null : Date.parse(view.arrivedAt),
        departedAt: view.departedAt === null ? null : Date.parse(view.departedAt),
        paths: paths.at(-1) === path && paths.length > 0 ? paths : [...paths, path],
      } as unknown as ModelStay
    })
    for (const stay of stays) {
      stay.hadOverlap ||= overlaps(stay, stay)
      stay.hadLeft ||= stay.departedAt !== null
    }
  }

  const codesIn = (text: string) =>
    [...codes].filter((code) => text.includes(code) && new RegExp(`(?<![\\w-])${code}(?![\\w-])`).test(text))
  const wordsIn = (text: string) => secretWords.filter((word) => text.includes(word))
  /** When phones delete a copy of the page; undefined: it has no secrets. */
  const endOf = (body: string) => /^<!doctype html><html [^>]*data-end="(\d+)"/.exec(body)?.[1]
  const get = async (address: string) => {
    const answer = await anonymous.get(address)
    expect(answer.statusCode, address).toBeLessThan(500)
    return answer
  }

  const checkHidden = (body: string, own: string | null) => {
    const found = { own, codes: codesIn(body), words: wordsIn(body), end: endOf(body) }
    expect(found, 'outside the window').toEqual({ own: null, codes: [], words: [], end: undefined })
  }
  /** What does not depend on the code: the other secrets, their end on phones, and spare codes. */
  const checkShown = (stay: ModelStay, body: string, own: string | null) => {
    const found = codesIn(body)
    expect(wordsIn(body), 'in the window').toEqual(secretWords)
    expect(Number(endOf(body))).toBe(windowOf(stay).endsAt)
    for (const code of settings.spareCodes) {
      if (found.includes(code) && clock.now() >= spareFrom(stay)) stay.spareCodes.add(code)
    }
    expect(
      found.filter((code) => code !== own && !stay.spareCodes.has(code)),
      'codes of others',
    ).toEqual([])
  }
  const followsLock = (stay: ModelStay) => settings.codeMode === 'shared' && !stay.isKept
  const expectedCode = (stay: ModelStay) => {
    if (followsLock(stay) && stay.needsCodeChange) return null
    return settings.codeMode === 'fixed' && !stay.isKept ? doorCode : stay.code
  }
  const checkLock = (stay: ModelStay, own: string) => {
    expect(own, 'the code that was confirmed for the stay').toBe(stay.confirmed)
    const isLeaving = stay.hadLeft || dateAt(clock.now()) >= stay.departure
    // What the lock has is known from the stays for which it was changed. They can be deleted, or wait for another change.
    const isLockKnown = stays.some((one) => one.confirmed === lock && !one.needsCodeChange)
    if (!isLeaving && !stay.hadOverlap && isLockKnown) expect(own, 'the code of the lock').toBe(lock)
  }
  /** Checks the page of a stay. @returns the code that it shows as the stay's own */
  const checkPage = async (stay: ModelStay): Promise<string | null> => {
    const path = stay.paths.at(-1)
    if (path === undefined) return null
    const { statusCode, body } = await get(path)
    expect(statusCode).toBe(200)
    const own = /<dt>Your door code<\/dt><dd><b[^>]*>([^<]*)<\/b>/.exec(body)?.[1] ?? null
    if (!showsSecrets(stay)) {
      checkHidden(body, own)
      return null
    }
    checkShown(stay, body, own)
    expect(own, 'the code that the host expects on the page').toBe(expectedCode(stay))
    if (own !== null && followsLock(stay)) checkLock(stay, own)
    const isWaiting = body.includes('class="g-st-slot"') || body.includes('The new code is not confirmed yet.')
    expect(own !== null || isWaiting, 'a page without a code says so').toBe(true)
    return own
  }
  /** @param others whether a page without secrets is checked too */
  const checkPages = async (
    { replaces = () => false, hides = () => false }: Change,
    others: (stay: ModelStay) => boolean,
  ) => {
    for (const stay of stays) {
      if (stay.shown === null && !isInWindow(stay) && !others(stay)) continue
      const before = stay.shown
      const shown = await checkPage(stay)
      stay.shown = shown
      if (before === null || before === shown) continue
      if (shown !== null) expect(replaces(stay), `${before} became ${shown} by itself`).toBe(true)
      else
        expect(hides(stay) || !showsSecrets(stay) || stay.paths.at(-1) === undefined, `${before} vanished`).toBe(true)
    }
  }
  /** What never has a secret, and what has secrets only together with the page. */
  const checkOthers = async (stay: ModelStay) => {
    const path = stay.paths.at(-1)
    const addresses = stay.paths.slice(0, -1).flatMap((old) => (old === undefined || old === path ? [] : [old]))
    if (path !== undefined) addresses.push(`${path}?after`, `${path}/reminder.ics`)
    addresses.push(`/share/${bookId}`, `${base}/public`)
    for (const address of addresses) {
      const { body } = await get(address)
      expect([...codesIn(body), ...wordsIn(body)], address).toEqual([])
    }
    if (path === undefined) return
    expect((await get(path + image)).statusCode, 'the picture').toBe(showsSecrets(stay) ? 200 : 404)
  }

  return {
    as,
    anonymous,
    clock,
    base,
    cleanerPath,
    /** Begins a run. */
    async begin(first: Partial<Settings>) {
      clock.set(testStart)
      await context.db.deleteFrom('stays').execute()
      settings = { ...firstSettings, ...first }
      doorCode = 'door0'
      lock = null
      codes = new Set(['door0', ...settings.spareCodes])
      stays = []
      await as.patch(`${base}/essentials`, { doorCode })
      await givenStaySettings(as, bookId, { ...settings, codeDigits: 8, confirmed: true })
    },
    get stays() {
      return stays
    },
    get settings() {
      return settings
    },
    stay: (index: number): ModelStay | undefined => stays[index % Math.max(stays.length, 1)],
    makeCode() {
      made += 1
      const code = `typed${made}x`
      codes.add(code)
      return code
    },
    /** The host changes the code on the lock. */
    setLock(code: string | null) {
      lock = code
    },
    setSettings(changes: Partial<Settings>) {
      settings = { ...settings, ...changes }
      for (const code of settings.spareCodes) codes.add(code)
    },
    /** A new stay has a code of its own in the mode `fixed`. */
    keepNew(id: string) {
      keptIds.add(id)
    },
    setDoorCode(code: string) {
      doorCode = code
    },
    /** Stores that the calendar has ended a stay. */
    async cancel(stay: ModelStay) {
      const now = clock.now()
      await context.db
        .updateTable('stays')
        .set((eb) => ({ cancelled_at: now, revision: eb('revision', '+', 1) }))
        .where('id', '=', stay.id)
        .execute()
    },
    windowOf,
    showsSecrets,
    isLive,
    /** The lock and the stays in short, for the story of a fault. */
    describe: () =>
      `lock ${lock} ${stays.map((one) => `${one.arrival.slice(8)}-${one.departure.slice(8)}:${one.code}${one.waitsFor ?? ''}`).join(' ')}`,
    /** Dates of a stay; `isFree`: the first from a day on, at which no other guests are in the house. */
    findDates({ arrival, nights, isFree, except }: Wanted) {
      for (let first = arrival; ; first += 1) {
        const dates = { arrival: dateOf(first), departure: dateOf(first + nights) }
        if (!isFree || !overlaps(dates, except)) return dates
      }
    },
    /**
     * Compares what guests can get with the model: the pages of stays in their windows, and of the others one by one.
     * @param every compares everything
     */
    async check(change: Change, step: number, every: boolean) {
      // Requests of one turn share one read of the revision.
      await new Promise((resolve) => setImmediate(resolve))
      await readList()
      const isChosen = (stay: ModelStay) => every || stays.indexOf(stay) === step % stays.length
      await checkPages(change, isChosen)
      if (every || step % 4 === 0) for (const stay of stays.filter(isChosen)) await checkOthers(stay)
    },
  }
}

export type House = Awaited<ReturnType<typeof startHouse>>
