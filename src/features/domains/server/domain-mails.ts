import type { MailSources } from '#features/mail/index.ts'
import type { Context } from '#platform/context.ts'
import { type DomainState, graceLength } from '../shared/domain.ts'
import { originOfDomain } from './book-addresses.ts'
import { findTarget } from './dns-lookup.ts'
import { displayName } from './domain-name.ts'
import { pointingRecords } from './domain-presenter.ts'
import { type Domain, findDomain } from './domain-queries.ts'

type DomainMails = Pick<MailSources['prepare'], 'domainProved' | 'domainAstray' | 'domainReleased'>

/** Prepares mails about domains. A mail is dropped if the domain's state has changed before it is sent. */
export const domainMails: DomainMails = {
  domainProved: async (context, { reader, params }) => {
    const domain = await findInState(context, reader.accountId, params.domainId, 'proved')
    return domain && { domain: displayName(domain.name), address: originOfDomain(context.config.origin, domain.name) }
  },
  domainAstray: async (context, { reader, params }) => {
    const domain = await findInState(context, reader.accountId, params.domainId, 'astray')
    if (!domain) return undefined
    const records = pointingRecords(domain.name, await findTarget(context.config.domains))
    return {
      domain: displayName(domain.name),
      records: records.map(({ type, value }) => `${type} ${value}`),
      found: domain.found.pointing,
      releasedAt: domain.stateSince + graceLength,
    }
  },
  domainReleased: async (context, { reader, params }) => {
    const domain = await findInState(context, reader.accountId, params.domainId, 'released')
    return domain && { domain: displayName(domain.name) }
  },
}

async function findInState(
  { db }: Context,
  accountId: string,
  domainId: string,
  state: DomainState,
): Promise<Domain | undefined> {
  const domain = await findDomain(db, { accountId, domainId })
  return domain?.state === state ? domain : undefined
}
