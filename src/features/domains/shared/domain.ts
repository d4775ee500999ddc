import { day, hour, minute } from '#platform/clock.ts'

/** A host's own domain: the DNS records that it needs, and its states. Pure, no I/O; also used in the browser. */
export const domainStates = ['waiting', 'proved', 'astray', 'released', 'expired'] as const

/**
 * `waiting`: claimed, not proved yet. `proved`: its books are served there. `astray`: was proved and stopped pointing
 * here. `released`: was astray for too long. `expired`: was never proved. The names of released and expired domains are
 * free for others.
 */
export type DomainState = (typeof domainStates)[number]

/** The result of a check for one of the two records. */
export const recordFindings = ['unchecked', 'right', 'missing', 'wrong', 'slow', 'failed'] as const
export type RecordFinding = (typeof recordFindings)[number]

/** The result of one DNS query. `values` is empty unless the outcome is `found`. */
export type Lookup = { outcome: 'found' | 'none' | 'slow' | 'failed'; values: readonly string[] }

/** The answers to all queries about one domain. */
export type Lookups = {
  /** TXT of `proofNameOf`. */
  proof: Lookup
  /** CNAME. */
  alias: Lookup
  /** A and AAAA, with all aliases followed. */
  v4: Lookup
  v6: Lookup
}

/** Where hosts' domains must point. */
export type DomainTarget = {
  /** The target of a CNAME; undefined if the service has only addresses and no name. */
  host: string | undefined
  addresses: readonly string[]
}

export type Verdict = {
  pointing: RecordFinding
  ownership: RecordFinding
  /** The values that were found instead of the expected ones. */
  found: { pointing: readonly string[]; ownership: readonly string[] }
}

const proofLabel = '_benvenuto'

/** The name of the TXT record with the proof. A separate name cannot conflict with other records. */
export function proofNameOf(name: string): string {
  return `${proofLabel}.${name}`
}

/** The text that proves a domain. */
export function proofOf(token: string): string {
  return `benvenuto=${token}`
}

/** A claim that is not proved expires after this time, in milliseconds. */
export const claimLength = 14 * day
/** Grace period of a domain that stopped pointing here, in milliseconds. */
export const graceLength = 14 * day
/** Maximum number of domains of one account, ended ones included. */
export const mostDomains = 20

/**
 * Number of consecutive failed checks, and their minimum duration in ms, before a domain is astray: single DNS failures
 * are common.
 */
const missesForAstray = 3
const timeForAstray = 20 * minute
/** Lookups that fail for longer than this, in ms, count as a missing record. */
const longestSilence = 7 * day

/** Compares the records that were found with the expected ones. */
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
    // Without known addresses of our own, nothing can be compared. This is not the host's fault.
    if (target.addresses.length === 0) return 'failed'
    // With one foreign address some guests would reach another server, so all must be ours.
    return addresses.every((address) => target.addresses.includes(address)) ? 'right' : 'wrong'
  }
  if (alias.values.length > 0) return 'wrong'
  return findingOf(v4)
}

function findingOf({ outcome }: Lookup): RecordFinding {
  if (outcome === 'found') return 'wrong'
  return outcome === 'none' ? 'missing' : outcome
}

/** The stored fields that decide a domain's next state. Times in ms UTC. */
export type DomainLife = {
  state: DomainState
  stateSince: number
  /** Number of checks in the current state. */
  checks: number
  /** Number of consecutive checks that found it not pointing here. */
  misses: number
  /** When a check last found it pointing here. */
  seenAt: number | null
  nextCheckAt: number | null
}

export type DomainEvent = 'proved' | 'strayed' | 'returned' | 'released' | 'expired'

/** The state of a domain after a check. An ended domain does not change. */
export function applyVerdict(
  life: DomainLife,
  verdict: Verdict,
  now: number,
): { life: DomainLife; event?: DomainEvent } {
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
  return applyMiss({ ...life, checks }, verdict, now, enter)
}

const pauseWhileProved = 6 * hour

function applyMiss(
  life: DomainLife,
  { pointing }: Verdict,
  now: number,
  enter: (state: DomainState, event: DomainEvent, nextCheckAt: number) => { life: DomainLife; event: DomainEvent },
): { life: DomainLife; event?: DomainEvent } {
  const unseen = now - (life.seenAt ?? life.stateSince)
  const isSure = pointing === 'missing' || pointing === 'wrong'
  if (!isSure && unseen < longestSilence) return { life: { ...life, nextCheckAt: now + 30 * minute } }
  // Only due checks count; manual checks in quick succession would see the same cached DNS answer.
  const isDue = life.nextCheckAt !== null && now >= life.nextCheckAt
  const misses = life.misses + (isDue ? 1 : 0)
  if (misses >= missesForAstray && unseen >= timeForAstray) return enter('astray', 'strayed', now + hour)
  return { life: { ...life, misses, nextCheckAt: isDue ? now + 10 * minute : life.nextCheckAt } }
}

/** One minute, doubled with each check, up to six hours. */
export function pauseWhileWaiting(checks: number): number {
  return Math.min(6 * hour, minute * 2 ** Math.min(checks - 1, 20))
}
