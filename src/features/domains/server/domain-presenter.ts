import { claimLength, type DomainTarget, graceLength, proofNameOf, proofOf } from '../shared/domain.ts'
import type { DnsRecord, DomainView } from '../shared/domain-contract.ts'
import { originOfDomain } from './book-addresses.ts'
import { displayName, isBareDomain, zoneOf } from './domain-name.ts'
import type { Domain } from './domain-queries.ts'

type Setting = { origin: string; target: DomainTarget; isTaken: boolean }

export function presentDomain(domain: Domain, { origin, target, isTaken }: Setting): DomainView {
  const { name, state, stateSince } = domain
  return {
    id: domain.id,
    name: displayName(name),
    asciiName: name,
    origin: originOfDomain(origin, name),
    bookId: domain.bookId,
    listsBooks: domain.listsBooks,
    state,
    isTaken: isTaken && state === 'waiting',
    stateSince: presentTime(stateSince),
    endsAt: presentEnd(domain),
    checkedAt: domain.checkedAt === null ? null : presentTime(domain.checkedAt),
    nextCheckAt: domain.nextCheckAt === null ? null : presentTime(domain.nextCheckAt),
    zone: zoneOf(name),
    pointing: {
      finding: domain.pointing,
      found: [...domain.found.pointing],
      records: pointingRecords(name, target),
    },
    ownership: {
      finding: domain.ownership,
      found: [...domain.found.ownership],
      record: { type: 'TXT', name: proofNameOf(name), value: proofOf(domain.token) },
    },
  }
}

/**
 * The records to set: a CNAME for a subdomain; for a bare domain an alias where the registrar offers one, else
 * addresses.
 */
export function pointingRecords(name: string, { host, addresses }: DomainTarget): DnsRecord[] {
  const byAddress = addresses.map((value): DnsRecord => ({ type: value.includes(':') ? 'AAAA' : 'A', name, value }))
  if (host === undefined) return byAddress
  if (!isBareDomain(name)) return [{ type: 'CNAME', name, value: host }]
  return [{ type: 'ALIAS', name, value: host }, ...byAddress]
}

function presentEnd({ state, stateSince }: Domain): string | null {
  if (state === 'waiting') return presentTime(stateSince + claimLength)
  return state === 'astray' ? presentTime(stateSince + graceLength) : null
}

function presentTime(time: number): string {
  return new Date(time).toISOString()
}
