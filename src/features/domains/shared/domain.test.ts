import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/clock.ts'
import {
  applyVerdict,
  claimLength,
  type DomainEvent,
  type DomainLife,
  type DomainTarget,
  graceLength,
  judge,
  type Lookup,
  type Lookups,
  pauseWhileWaiting,
  proofOf,
  type RecordFinding,
  recordFindings,
  type Verdict,
} from './domain.ts'

const start = Date.UTC(2026, 2, 1)

function verdict(pointing: RecordFinding, ownership: RecordFinding = 'right'): Verdict {
  return { pointing, ownership, found: { pointing: [], ownership: [] } }
}

const waiting: DomainLife = {
  state: 'waiting',
  stateSince: start,
  checks: 0,
  misses: 0,
  seenAt: null,
  nextCheckAt: start,
}
const proved: DomainLife = { ...waiting, state: 'proved', seenAt: start, nextCheckAt: start + 6 * hour }

/** Runs each check when it is due, until a time in ms UTC. */
function live(life: DomainLife, until: number, verdictAt: (now: number) => Verdict) {
  const events: { event: DomainEvent; at: number }[] = []
  let present = life
  while (present.nextCheckAt !== null && present.nextCheckAt <= until) {
    const now = present.nextCheckAt
    const result = applyVerdict(present, verdictAt(now), now)
    present = result.life
    if (result.event) events.push({ event: result.event, at: now })
  }
  return { life: present, events }
}

const target: DomainTarget = { host: 'guests.stay.example', addresses: ['203.0.113.9', '2001:db8::9'] }
const none: Lookup = { outcome: 'none', values: [] }
const found = (...values: string[]): Lookup => ({ outcome: 'found', values })

test.each<[RecordFinding, string, Partial<Lookups>]>([
  ['right', 'an alias of ours', { alias: found('guests.stay.example') }],
  ['wrong', 'another alias', { alias: found('shop.example') }],
  ['right', 'our addresses', { v4: found('203.0.113.9'), v6: found('2001:db8::9') }],
  ['wrong', 'our address beside another', { v4: found('203.0.113.9', '198.51.100.7') }],
  ['wrong', 'our address, and another for some guests', { v4: found('203.0.113.9'), v6: found('2001:db8::1') }],
  ['missing', 'nothing', {}],
  ['failed', 'no answer', { v4: { outcome: 'failed', values: [] } }],
])('a domain points %s with %s', (finding, _records, lookups) => {
  const all = { proof: none, alias: none, v4: none, v6: none, ...lookups }
  expect(judge(all, target, 'token').pointing).toBe(finding)
})

test.each<[RecordFinding, string, Lookup]>([
  ['right', 'the proof among others', found('v=spf1 -all', proofOf('token'))],
  ['wrong', 'the beginning of the proof', found(proofOf('tok'))],
  ['wrong', 'an empty record', found('')],
  ['wrong', 'more than the proof', found(`${proofOf('token')}x`)],
  ['wrong', 'the proof of another claim', found(proofOf('other'))],
  ['missing', 'nothing', none],
  ['failed', 'no answer', { outcome: 'failed', values: [] }],
])('ownership is %s with %s', (finding, _records, proof) => {
  expect(judge({ proof, alias: none, v4: none, v6: none }, target, 'token').ownership).toBe(finding)
})

test('a claim is proved only by both records', () => {
  expect(applyVerdict(waiting, verdict('right'), start)).toMatchObject({ event: 'proved', life: { state: 'proved' } })
  for (const finding of recordFindings.filter((other) => other !== 'right')) {
    expect(applyVerdict(waiting, verdict(finding), start).life.state).toBe('waiting')
    expect(applyVerdict(waiting, verdict('right', finding), start).life.state).toBe('waiting')
  }
})

test('a claim is checked with growing pauses and expires after two weeks', () => {
  expect([1, 2, 3, 4].map(pauseWhileWaiting)).toEqual([minute, 2 * minute, 4 * minute, 8 * minute])
  expect(pauseWhileWaiting(1_000)).toBe(6 * hour)
  const { life, events } = live(waiting, start + 30 * day, () => verdict('missing', 'missing'))
  expect(events).toEqual([{ event: 'expired', at: expect.any(Number) }])
  expect(events[0]?.at).toBeGreaterThanOrEqual(start + claimLength)
  expect(events[0]?.at).toBeLessThan(start + claimLength + 7 * hour)
  expect(life).toMatchObject({ state: 'expired', nextCheckAt: null })
})

test('a proved domain no longer needs its proof record, but must still point here', () => {
  expect(live(proved, start + 30 * day, () => verdict('right', 'missing')).events).toEqual([])
  const { events } = live(proved, start + 30 * day, () => verdict('wrong'))
  expect(events.map(({ event }) => event)).toEqual(['strayed', 'released'])
  const [strayed, released] = events
  expect(strayed?.at).toBe(start + 6 * hour + 20 * minute)
  expect((released?.at ?? 0) - (strayed?.at ?? 0)).toBe(graceLength)
})

test('one good answer between failed ones keeps a domain proved', () => {
  let count = 0
  const { life, events } = live(proved, start + 10 * day, () => {
    count += 1
    return verdict(count % 3 === 0 ? 'right' : 'missing')
  })
  expect(events).toEqual([])
  expect(life.state).toBe('proved')
})

test('a DNS that does not answer does not change the state for a week', () => {
  expect(live(proved, start + 6 * day, () => verdict('slow')).events).toEqual([])
  const { events } = live(proved, start + 9 * day, () => verdict('failed'))
  expect(events.map(({ event }) => event)).toEqual(['strayed'])
})

test('manual checks do not make a domain astray earlier', () => {
  let life = proved
  for (let press = 0; press < 20; press += 1) life = applyVerdict(life, verdict('missing'), start + hour).life
  expect(life).toMatchObject({ state: 'proved', misses: 0, nextCheckAt: proved.nextCheckAt })
})

test('a domain that points here again within the grace period returns without a new proof', () => {
  const { life } = live(proved, start + 7 * hour, () => verdict('missing'))
  expect(life.state).toBe('astray')
  expect(applyVerdict(life, verdict('right', 'missing'), start + 3 * day)).toMatchObject({
    event: 'returned',
    life: { state: 'proved', misses: 0 },
  })
})

test('for any DNS answers, times increase and an ended domain stays ended', () => {
  const findings = fc.constantFrom(...recordFindings)
  fc.assert(
    fc.property(fc.array(fc.tuple(findings, findings), { minLength: 1, maxLength: 200 }), (answers) => {
      let life = waiting
      let now = start
      for (const [pointing, ownership] of answers) {
        const before = life.state
        life = applyVerdict(life, verdict(pointing, ownership), now).life
        if (before === 'released' || before === 'expired') expect(life.state).toBe(before)
        else if (life.nextCheckAt !== null) expect(life.nextCheckAt).toBeGreaterThan(now)
        if (before === 'waiting' && life.state === 'proved') expect([pointing, ownership]).toEqual(['right', 'right'])
        now = life.nextCheckAt ?? now + minute
      }
    }),
  )
})
