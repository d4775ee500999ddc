import { type Account, findAccount, hasPro, lockAccount, renewGuestPages } from '#features/accounts/index.ts'
import { enqueueForAccount } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import { violatesUnique } from '#platform/db/unique-violation.ts'
import { type DomainEvent, judge, settle, type Verdict } from '../shared/domain.ts'
import { assignSlugs } from './book-addresses.ts'
import { lookUpDomain } from './dns-lookup.ts'
import { type Domain, findAnyDomain, findDomain, findNameOwner, updateAfterCheck } from './domain-queries.ts'

const provedName = { name: 'domains_proved_name', table: 'domains', columns: ['proved_name'] }

/**
 * Asks the DNS about a domain, stores what it says, and does what follows from it. The DNS is asked outside of any
 * transaction; the decision rests on the domain as it is afterwards.
 */
export async function checkDomain(context: Context, domainId: string): Promise<void> {
  const domain = await findAnyDomain(context.db, domainId)
  if (!domain || domain.nextCheckAt === null) return
  const verdict = await findVerdict(context, domain)
  try {
    await settleDomain(context, domain, verdict, false)
  } catch (error) {
    if (!violatesUnique(error, provedName)) throw error
    // Another account has proved the name between our look and our write.
    await settleDomain(context, domain, verdict, true)
  }
}

/** A claim of a host without Pro is not looked after; it waits, and ends like any other. */
async function findVerdict({ db, clock, config }: Context, domain: Domain): Promise<Verdict> {
  const unknown: Verdict = { pointing: 'unchecked', ownership: 'unchecked', found: { pointing: [], ownership: [] } }
  const account = await findAccount(db, { accountId: domain.accountId })
  const isLookedAfter = account && (domain.state !== 'waiting' || hasPro(account, clock.now()))
  if (!isLookedAfter) return unknown
  const { lookups, target } = await lookUpDomain(domain.name, config.domains)
  return judge(lookups, target, domain.token)
}

function settleDomain(
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
    // Who has not proved a name cannot have it while somebody else has: the claim waits, whatever the records say.
    const { life, event } = settle(domain, isTaken ? { ...verdict, ownership: 'wrong' } : verdict, now)
    await updateAfterCheck(tx, domain, life, verdict, now)
    // Books that were published without an address: by releases that gave it when somebody looked at the domains.
    const hasAssigned = domain.bookId === null && (await assignSlugs(tx, accountId, now))
    if (hasAssigned && !event) await renewGuestPages(tx, { accountId })
    if (event) await follow(tx, { account, domain, event, now })
  })
}

type Occasion = { account: Account; domain: Domain; event: DomainEvent; now: number }

/** Guest pages name the address to send on, so they change with it; the host hears what she cannot see. */
async function follow(tx: Tx, { account, domain, event, now }: Occasion): Promise<void> {
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
