import { day, hour, minute } from '#platform/clock.ts'

/**
 * A host's own domain: what is expected of its records, and what becomes of it by what is found. Pure, no I/O; the
 * browser may import it.
 */
export const domainStates = ['waiting', 'proved', 'astray', 'released', 'expired'] as const

/**
 * `waiting`: claimed, not proved yet. `proved`: its books are read there. `astray`: was proved and stopped pointing
 * here. `released`: stayed astray too long, or `expired`: was never proved; both are free for others.
 */
export type DomainState = (typeof domainStates)[number]

/** What a check says about one of the two records. */
export const recordFindings = ['unchecked', 'right', 'missing', 'wrong', 'slow', 'failed'] as const
export type RecordFinding = (typeof recordFindings)[number]

/** What came of one question to the DNS. `values` is empty unless something was found. */
export type Lookup = { outcome: 'found' | 'none' | 'slow' | 'failed'; values: readonly string[] }

/** The answers about one domain. */
export type Lookups = {
  /** TXT of `proofNameOf`. */
  proof: Lookup
  /** CNAME. */
  alias: Lookup
  /** A and AAAA, through all aliases. */
  v4: Lookup
  v6: Lookup
}

/** Where domains have to point. */
export type DomainTarget = {
  /** The host to name in a CNAME; undefined where the service has no name, only addresses. */
  host: string | undefined
  addresses: readonly string[]
}

export type Verdict = {
  pointing: RecordFinding
  ownership: RecordFinding
  /** What is there instead, as it was found. */
  found: { pointing: readonly string[]; ownership: readonly string[] }
}

const proofLabel = '_benvenuto'

/** The name at which the proof of a domain is looked for: no other record can stand in its way. */
export function proofNameOf(name: string): string {
  return `${proofLabel}.${name}`
}

/** The text that proves a domain. */
export function proofOf(token: string): string {
  return `benvenuto=${token}`
}

/** A claim that nobody proves ends after so long. */
export const claimLength = 14 * day
/** A domain that stopped pointing here is kept so long for its host to mend it. */
export const graceLength = 14 * day
/** Claims and domains of one account, ended ones included. */
export const mostDomains = 20

/** So many checks in a row, over so long, have to miss before a domain counts as astray: DNS flickers. */
const missesForAstray = 3
const timeForAstray = 20 * minute
/** Lookups that fail for so long are as good as no record. */
const longestSilence = 7 * day

/** Compares what was found with what should be there. */
export function judge(lookups: Lookups, target: DomainTarget, token: string): Verdict {
  const { proof, alias } = lookups
  const found = { pointing: [...alias.values, ...lookups.v4.values, ...lookups.v6.values], ownership: proof.values }
  return {
    pointing: judgePointing(lookups, target),
    ownership: proof.values.includes(proofOf(token)) ? 'right' : findingOf(proof),
    found,
  }
}

function judgePointing({ alias, v4, v6 }: Lookups, target: DomainTarget): RecordFinding {
  if (target.host !== undefined && alias.values.includes(target.host)) return 'right'
  const addresses = [...v4.values, ...v6.values]
  if (addresses.length > 0) {
    // Without our own addresses there is nothing to compare with, which is no fault of the host's.
    if (target.addresses.length === 0) return 'failed'
    // One address elsewhere is enough to lead some guests astray.
    return addresses.every((address) => target.addresses.includes(address)) ? 'right' : 'wrong'
  }
  if (alias.values.length > 0) return 'wrong'
  return findingOf(v4)
}

function findingOf({ outcome }: Lookup): RecordFinding {
  if (outcome === 'found') return 'wrong'
  return outcome === 'none' ? 'missing' : outcome
}

/** What of a stored domain decides about its fate. Times in ms UTC. */
export type DomainLife = {
  state: DomainState
  stateSince: number
  /** Checks since the state began. */
  checks: number
  /** Checks in a row that found it pointing elsewhere. */
  misses: number
  /** When it was last seen pointing here. */
  seenAt: number | null
  nextCheckAt: number | null
}

export type DomainEvent = 'proved' | 'strayed' | 'returned' | 'released' | 'expired'

/** What becomes of a domain by a check. A domain that has ended stays as it is. */
export function settle(life: DomainLife, verdict: Verdict, now: number): { life: DomainLife; event?: DomainEvent } {
  const pointsHere = verdict.pointing === 'right'
  const enter = (state: DomainState, event: DomainEvent, nextCheckAt: number | null) => ({
    life: {
      state,
      stateSince: now,
      checks: 0,
      misses: 0,
      seenAt: state === 'proved' ? now : life.seenAt,
      nextCheckAt,
    },
    event,
  })
  const checks = life.checks + 1

  if (life.state === 'waiting') {
    if (pointsHere && verdict.ownership === 'right') return enter('proved', 'proved', now + pauseWhileProved)
    if (now - life.stateSince >= claimLength) return enter('expired', 'expired', null)
    return { life: { ...life, checks, nextCheckAt: now + pauseWhileWaiting(checks) } }
  }
  if (life.state === 'astray') {
    if (pointsHere) return enter('proved', 'returned', now + pauseWhileProved)
    if (now - life.stateSince >= graceLength) return enter('released', 'released', null)
    return { life: { ...life, checks, nextCheckAt: now + hour } }
  }
  if (life.state !== 'proved') return { life }
  if (pointsHere) return { life: { ...life, checks, misses: 0, seenAt: now, nextCheckAt: now + pauseWhileProved } }
  return settleMiss({ ...life, checks }, verdict, now, enter)
}

const pauseWhileProved = 6 * hour

function settleMiss(
  life: DomainLife,
  { pointing }: Verdict,
  now: number,
  enter: (state: DomainState, event: DomainEvent, nextCheckAt: number) => { life: DomainLife; event: DomainEvent },
): { life: DomainLife; event?: DomainEvent } {
  const unseen = now - (life.seenAt ?? life.stateSince)
  const isSure = pointing === 'missing' || pointing === 'wrong'
  if (!isSure && unseen < longestSilence) return { life: { ...life, nextCheckAt: now + 30 * minute } }
  // A host who presses the button three times has not waited for the DNS: only checks that were due count.
  const isDue = life.nextCheckAt !== null && now >= life.nextCheckAt
  const misses = life.misses + (isDue ? 1 : 0)
  if (misses >= missesForAstray && unseen >= timeForAstray) return enter('astray', 'strayed', now + hour)
  return { life: { ...life, misses, nextCheckAt: isDue ? now + 10 * minute : life.nextCheckAt } }
}

/** One minute, then twice as long each time, up to six hours. */
export function pauseWhileWaiting(checks: number): number {
  return Math.min(6 * hour, minute * 2 ** Math.min(checks - 1, 20))
}
