import { Resolver } from 'node:dns/promises'
import { type DomainTarget, type Lookup, type Lookups, proofNameOf } from '../shared/domain.ts'

/** Maximum duration of all lookups for one domain, in milliseconds. */
const longestLookup = 8_000
const timeout = 2_000

/** Maximum number of values that are read of one answer; honest answers have fewer. */
const mostValues = 20
const longestValue = 255

export type DnsSetting = {
  /** Undefined: the DNS servers of the operating system. */
  dnsServers: readonly string[] | undefined
  target: string | undefined
  /** Undefined: the addresses are looked up from the target's name. */
  addresses: readonly string[] | undefined
}

/** Sends all DNS queries that are needed to check a domain. Never throws, and never exceeds the time limit. */
export async function lookUpDomain(
  name: string,
  setting: DnsSetting,
): Promise<{ lookups: Lookups; target: DomainTarget }> {
  return withResolver(setting, async (resolver) => {
    const [proof, alias, v4, v6, target] = await Promise.all([
      ask(async () => (await resolver.resolveTxt(proofNameOf(name))).map((parts) => parts.join(''))),
      ask(() => resolver.resolveCname(name)),
      ask(() => resolver.resolve4(name)),
      ask(() => resolver.resolve6(name)),
      resolveTarget(resolver, setting),
    ])
    return { lookups: { proof, alias: { ...alias, values: alias.values.map(plainName) }, v4, v6 }, target }
  })
}

/** The target of all domains, with the addresses that the DNS has for it now. */
export function findTarget(setting: DnsSetting): Promise<DomainTarget> {
  if (setting.addresses !== undefined) return Promise.resolve({ host: setting.target, addresses: setting.addresses })
  return withResolver(setting, (resolver) => resolveTarget(resolver, setting))
}

/** The addresses of a name in the DNS. Never throws, and never exceeds the time limit. */
export function lookUpAddresses(
  name: string,
  setting: Pick<DnsSetting, 'dnsServers'>,
): Promise<Pick<Lookups, 'v4' | 'v6'>> {
  return withResolver(setting, async (resolver) => {
    const [v4, v6] = await Promise.all([ask(() => resolver.resolve4(name)), ask(() => resolver.resolve6(name))])
    return { v4, v6 }
  })
}

async function resolveTarget(resolver: Resolver, { target, addresses }: DnsSetting): Promise<DomainTarget> {
  if (addresses !== undefined || target === undefined) return { host: target, addresses: addresses ?? [] }
  const [v4, v6] = await Promise.all([ask(() => resolver.resolve4(target)), ask(() => resolver.resolve6(target))])
  return { host: target, addresses: [...v4.values, ...v6.values] }
}

async function withResolver<T>(
  { dnsServers }: Pick<DnsSetting, 'dnsServers'>,
  work: (resolver: Resolver) => Promise<T>,
): Promise<T> {
  const resolver = new Resolver({ timeout, tries: 2 })
  if (dnsServers) resolver.setServers([...dnsServers])
  const limit = setTimeout(() => resolver.cancel(), longestLookup)
  try {
    return await work(resolver)
  } finally {
    clearTimeout(limit)
  }
}

async function ask(question: () => Promise<string[]>): Promise<Lookup> {
  try {
    const values = (await question()).slice(0, mostValues).map((value) => value.slice(0, longestValue))
    return { outcome: values.length > 0 ? 'found' : 'none', values }
  } catch (error) {
    return { outcome: outcomeOf((error as NodeJS.ErrnoException).code), values: [] }
  }
}

function outcomeOf(code: string | undefined): Lookup['outcome'] {
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'none'
  return code === 'ETIMEOUT' || code === 'ECANCELLED' ? 'slow' : 'failed'
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/\.$/, '')
}
