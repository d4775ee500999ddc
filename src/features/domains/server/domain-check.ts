import { type Account, findAccount, hasPro, lockAccount, renewGuestPages } from '#features/accounts/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { violatesUnique } from '#platform/db/unique-violation.ts'
import { applyVerdict, type DomainEvent, judge, type Verdict } from '../shared/domain.ts'
import { assignSlugs } from './book-addresses.ts'
import { lookUpDomain } from './dns-lookup.ts'
import { type Domain, findAnyDomain, findDomain, findNameOwner, updateAfterCheck } from './domain-queries.ts'

const provedName = { name: 'domains_proved_name', table: 'domains', columns: ['proved_name'] }

/**
 * Looks up a domain in the DNS, stores the result and applies the state change that follows. The lookup is outside of
 * the transaction; the state change uses the domain as it is stored after the lookup.
 */
export async function checkDomain(context: Context, domainId: string): Promise<void> {
  const domain = await findAnyDomain(context.db, domainId)
  if (!domain || domain.nextCheckAt === null) return
  const verdict = await findVerdict(context, domain)
  try {
    await storeVerdict(context, domain, verdict, false)
  } catch (error) {
    if (!violatesUnique(error, provedName)) throw error
    // Another account has proved the name between the lookup and the write.
    await storeVerdict(context, domain, verdict, true)
  }
}

/** Claims of a host without Pro are not looked up; they stay `waiting` and expire as usual. */
async function findVerdict({ db, clock, config }: Context, domain: Domain): Promise<Verdict> {
  const unknown: Verdict = { pointing: 'unchecked', ownership: 'unchecked', found: { pointing: [], ownership: [] } }
  const account = await findAccount(db, { accountId: domain.accountId })
  const isChecked = account && (domain.state !== 'waiting' || hasPro(account, clock.now()))
  if (!isChecked) return unknown
  const { lookups, target } = await lookUpDomain(domain.name, config.domains)
  return judge(lookups, target, domain.token)
}

function storeVerdict(
  { db, clock }: Context,
  { id: domainId, accountId }: Domain,
  verdict: Verdict,
  isKnownAsTaken: boolean,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, { accountId })
    const domain = await findDomain(tx, { accountId, domainId })
    if (!account || !domain) return
    const now = clock.now()
    const owner = await findNameOwner(tx, domain.name)
    const isTaken = isKnownAsTaken || (owner !== undefined && owner !== accountId)
    // A name that another account has proved cannot be proved, whatever the records say: the claim stays `waiting`.
    const { life, event } = applyVerdict(domain, isTaken ? { ...verdict, ownership: 'wrong' } : verdict, now)
    await updateAfterCheck(tx, domain, life, verdict, now)
    // Earlier releases assigned slugs only when a host looked at her domains, so published books may have none.
    const hasAssigned = domain.bookId === null && (await assignSlugs(tx, accountId, now))
    if (hasAssigned && !event) await renewGuestPages(tx, { accountId })
    if (event) await announceChange(tx, { account, domain, event, now })
  })
}

type DomainChangeEvent = { account: Account; domain: Domain; event: DomainEvent; now: number }

/**
 * Renews the guest pages, because they contain the domain's address, and mails the host about changes that she cannot
 * see.
 */
async function announceChange(tx: Tx, { account, domain, event, now }: DomainChangeEvent): Promise<void> {
  if (event !== 'expired') await renewGuestPages(tx, { accountId: account.id })
  const template = mailOf[event]
  if (!template) return
  const order = { template, params: { domainId: domain.id }, cause: `${domain.id}:${now}` }
  await enqueueForAccount(tx, { now: () => now }, account, order)
}

const mailOf = {
  proved: 'domainProved',
  strayed: 'domainAstray',
  released: 'domainReleased',
  returned: undefined,
  expired: undefined,
} as const satisfies Record<DomainEvent, string | undefined>
