import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import { runsOf } from '#test/property-runs.ts'
import { type Change, type House, type ModelStay, startHouse } from '#test/stay-model.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const modes = ['fixed', 'personal', 'shared'] as const
const hours = [null, '08:00', '12:00', '18:00']
const spareCodes = ['spare1', 'spare2', 'spare3']

/** @param n chooses a value @param flag chooses a variant */
type Action = (house: House, stay: ModelStay, choice: { n: number; flag: boolean }) => Promise<Change | undefined>

/** Bookings between two others make their confirmations void. */
const mayVoid: Change = { hides: () => true }
const of = (stay: ModelStay): Change => ({ replaces: ({ id }) => id === stay.id, hides: ({ id }) => id === stay.id })
const noChange: Change = {}

/** Dates that are free, and seldom also those of a double booking. */
const datesOf = (house: House, n: number, stay?: ModelStay) =>
  house.findDates({ arrival: n % 8, nights: 1 + (n % 3), isFree: n % 10 !== 9, except: stay })

/** Whether guests have gone: nobody changes the lock for them any more. */
const hasGone = (house: House, stay: ModelStay) =>
  stay.departedAt !== null || house.clock.now() >= house.windowOf(stay).departsAt

/** Three stays one after the other, the second of one night. */
const firstBookings = [16, 18, 11]

/** Sends a host's call. @returns the answer's body; undefined when it was refused */
async function call(
  { as, base }: House,
  method: 'post' | 'patch' | 'put' | 'delete',
  path: string,
  body?: object,
): Promise<Record<string, unknown> | undefined> {
  const { statusCode, ...answer } = await as[method](base + path, body)
  expect(statusCode, answer.body).toBeLessThan(500)
  return statusCode < 300 ? answer.json() : undefined
}

/** A form of the page. */
async function tap({ anonymous }: House, stay: ModelStay, action: string, body = '') {
  const path = stay.paths.at(-1)
  if (path === undefined) return
  const { statusCode } = await anonymous.post(`${path}/${action}`, body, form)
  expect(statusCode).toBe(303)
}

/** The lock has a new code, which was confirmed for a stay. */
function confirmed(house: House, stay: ModelStay, code: string): Change {
  house.setLock(code)
  Object.assign(stay, { confirmed: code, hadLeft: false })
  // Codes of later guests, which the lock no longer has, disappear.
  return { ...of(stay), hides: () => true }
}

async function changeSettings(house: House, change: Partial<House['settings']>): Promise<Change | undefined> {
  const before = house.stays.filter((stay) => house.showsSecrets(stay))
  const inHouse = before.filter((stay) => house.clock.now() >= house.windowOf(stay).arrivesAt)
  const opensGate = change.seenGate === true && !house.settings.seenGate
  if (!(await call(house, 'put', '/stay-settings', { ...change, confirmed: true }))) return undefined
  if (opensGate) for (const stay of inHouse) stay.isSeen = true
  if (change.codeMode !== undefined && change.codeMode !== house.settings.codeMode) {
    for (const stay of before) if (stay.shown !== null) stay.isKept = true
    for (const stay of house.stays) if (change.codeMode === 'shared') stay.confirmed = null
    house.setLock(null)
  }
  house.setSettings(change)
  return mayVoid
}

const actions: Record<string, Action> = {
  move: async (house, stay, { n }) => {
    await call(house, 'patch', `/stays/${stay.id}`, datesOf(house, n, stay))
    return mayVoid
  },
  hours: async (house, stay, { n, flag }) => {
    const change = flag ? { arrivalTime: hours[n % 4] } : { departureTime: hours[n % 4] }
    await call(house, 'patch', `/stays/${stay.id}`, change)
    return of(stay)
  },
  'type code': async (house, stay, { n }) => {
    const code = n % 3 === 0 ? null : house.makeCode()
    if (!(await call(house, 'patch', `/stays/${stay.id}`, { code }))) return undefined
    if (house.settings.codeMode === 'fixed') stay.isKept = code !== null
    else if (code === null) stay.isKept = false
    // The host corrects what she had confirmed.
    if (stay.confirmed !== null && house.settings.codeMode === 'shared' && !stay.isKept) {
      if (!hasGone(house, stay)) house.setLock(code)
      stay.confirmed = code
    }
    return of(stay)
  },
  confirm: async (house, stay, { n, flag }) => {
    if (hasGone(house, stay)) return undefined
    const answer = await call(house, 'post', `/stays/${stay.id}/code-changed`, {
      code: n % 2 === 0 ? house.makeCode() : null,
      haveLeft: flag && n % 5 === 0,
    })
    return answer && confirmed(house, stay, String(answer['code']))
  },
  cleaner: async (house, stay, { n, flag }) => {
    const { body } = await house.anonymous.get(house.cleanerPath)
    const [asked, proposed] = [/name="stay" value="([^"]*)"/, /name="code"[^>]* value="([^"]*)"/].map(
      (pattern) => pattern.exec(body)?.[1],
    )
    const id = flag && asked !== undefined ? asked : stay.id
    const code = n % 2 === 0 ? house.makeCode() : (proposed ?? 'none')
    const { statusCode } = await house.anonymous.post(house.cleanerPath, `stay=${id}&code=${code}`, form)
    expect(statusCode).toBeLessThan(500)
    const target = house.stays.find((one) => one.id === id)
    return statusCode === 303 && target ? confirmed(house, target, code) : undefined
  },
  see: async (house, stay) => {
    if (await call(house, 'post', `/stays/${stay.id}/seen`)) stay.isSeen = true
    return noChange
  },
  left: async (house, stay) => {
    await call(house, 'post', `/stays/${stay.id}/departed`)
    return noChange
  },
  'not left': async (house, stay) => {
    await call(house, 'delete', `/stays/${stay.id}/departed`)
    return noChange
  },
  renew: async (house, stay) => {
    await call(house, 'post', `/stays/${stay.id}/link`)
    return noChange
  },
  revoke: async (house, stay) => {
    await call(house, 'post', `/stays/${stay.id}/revoke`)
    return of(stay)
  },
  cancel: async (house, stay) => {
    if (house.isLive(stay)) await house.cancel(stay)
    return of(stay)
  },
  restore: async (house, stay) => {
    await call(house, 'post', `/stays/${stay.id}/restore`)
    return mayVoid
  },
  delete: async (house, stay) => {
    await call(house, 'delete', `/stays/${stay.id}`)
    return noChange
  },
  arrived: async (house, stay) => {
    await tap(house, stay, 'arrived')
    return noChange
  },
  departed: async (house, stay) => {
    await tap(house, stay, 'departed')
    return noChange
  },
  undo: async (house, stay) => {
    await tap(house, stay, 'undo')
    return noChange
  },
  'spare code': async (house, stay, { n }) => {
    await tap(house, stay, 'spare-code', ['', 'shown=0', 'shown=1'][n % 3])
    return noChange
  },
  mode: async (house, _stay, { n }) => changeSettings(house, { codeMode: modes[n % 3] ?? 'fixed' }),
  gate: async (house, _stay, { flag }) => changeSettings(house, { seenGate: flag }),
  'spare codes': async (house, _stay, { n }) => changeSettings(house, { spareCodes: spareCodes.slice(0, n % 4) }),
  release: async (house, _stay, { n }) => changeSettings(house, { releaseHours: [0, 24, 72][n % 3] ?? 0 }),
  'door code': async (house) => {
    const doorCode = house.makeCode()
    if (await call(house, 'patch', '/essentials', { doorCode })) house.setDoorCode(doorCode)
    return { replaces: () => house.settings.codeMode === 'fixed' }
  },
  wait: async ({ clock }, _stay, { n }) => {
    clock.advance([minute, hour, 6 * hour, day, 2 * day][n % 5] ?? 0)
    return noChange
  },
  'wait until': async ({ clock, windowOf }, stay, { n, flag }) => {
    const { releaseAt, arrivesAt, departsAt, endsAt } = windowOf(stay)
    const instant = ([releaseAt, arrivesAt, departsAt, endsAt][n % 4] ?? 0) - Number(flag)
    if (instant > clock.now()) clock.set(instant)
    return noChange
  },
}

async function book(house: House, { n, flag }: { n: number; flag: boolean }): Promise<Change> {
  const code = flag && n % 2 === 0 ? house.makeCode() : null
  const stay = await call(house, 'post', '/stays', { ...datesOf(house, n), code })
  if (stay && code !== null && house.settings.codeMode === 'fixed') house.keepNew(String(stay['id']))
  return mayVoid
}

const weights: Record<string, number> = { confirm: 5, cleaner: 4, move: 3, 'wait until': 8, wait: 5, 'spare code': 3 }
const names = Object.keys(actions).flatMap((name) => Array.from({ length: weights[name] ?? 1 }, () => name))
const step = fc.record({
  does: fc.constantFrom(...names, ...Array.from({ length: 6 }, () => 'book')),
  stay: fc.nat(9),
  n: fc.nat(59),
  flag: fc.boolean(),
})
const beginning = fc.record({
  codeMode: fc.constantFrom(...modes, 'shared' as const),
  seenGate: fc.boolean(),
  releaseHours: fc.constantFrom(0, 24, 72),
  spareCodes: fc.constantFrom([], spareCodes),
})

test('in any order of calls by hosts, cleaners and guests, a page shows the code of the lock in its window, or that it waits', async () => {
  const house = await startHouse()
  await fc.assert(
    fc.asyncProperty(beginning, fc.array(step, { minLength: 5, maxLength: 25, size: 'max' }), async (first, steps) => {
      const story: string[] = []
      const tell = (does: string, stay: ModelStay | undefined, isDone: boolean) =>
        story.push(
          `${new Date(house.clock.now()).toISOString()} ${does} ${stay?.arrival}–${stay?.departure} ${isDone ? house.describe() : 'refused'}`,
        )
      try {
        await house.begin(first)
        for (const n of firstBookings) await house.check(await book(house, { n, flag: false }), n, false)
        for (const [number, { does, stay: index, ...choice }] of steps.entries()) {
          const stay = house.stay(index)
          const act = actions[does]
          const change = act ? stay && (await act(house, stay, choice)) : await book(house, choice)
          tell(does, stay, change !== undefined)
          await house.check(change ?? noChange, number, number === steps.length - 1)
        }
      } catch (error) {
        throw new Error(`${error instanceof Error ? error.message : error}\n${story.join('\n')}`, { cause: error })
      }
    }),
    { numRuns: runsOf(32, { onPostgres: 8 }) },
  )
}, 10_800_000)
