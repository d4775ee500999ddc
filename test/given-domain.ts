import { onTestFinished } from 'vitest'
import type { AppOptions } from '#app.ts'
import { checkDomains } from '#features/domains/index.ts'
import { proofNameOf } from '#features/domains/shared/domain.ts'
import { DomainView } from '#features/domains/shared/domain-contract.ts'
import { minute } from '#platform/clock.ts'
import { runJob } from '#platform/jobs.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import type { Caller } from './test-app.ts'
import { startTestApp, type TestAppOptions } from './test-app.ts'

/** The host name and address that domains have to point to. */
export const target = { host: 'guests.benvenuto.app', address: '203.0.113.9' }

/** The service with its own DNS server. */
export async function startDomainApp(
  env: Record<string, string> = {},
  app: AppOptions = {},
  more: Pick<TestAppOptions, 'log' | 'assets'> = {},
) {
  const dns = await startDnsServer()
  onTestFinished(async () => {
    await dns.close()
  })
  dns.set(target.host, { A: [target.address] })
  const service = await startTestApp({
    env: { DOMAIN_TARGET: target.host, DNS_SERVERS: dns.address, ...env },
    app,
    ...more,
  })
  return { ...service, dns }
}

/** Sets the records that the service asks for. */
export function setRecords(dns: DnsServer, { asciiName, ownership }: DomainView): void {
  dns.set(asciiName, { CNAME: [target.host] })
  dns.set(proofNameOf(asciiName), { TXT: [ownership.record.value] })
}

/** A domain that the caller has added, as the API returns it. */
export async function addDomain(as: Caller, name: string, more: object = {}): Promise<DomainView> {
  const response = await as.post('/api/domains', { name, ...more })
  if (response.statusCode !== 201) throw new Error(`no domain was added: ${response.body}`)
  return DomainView.parse(response.json())
}

/** A proved domain. */
export async function givenDomain(as: Caller, dns: DnsServer, name: string, more: object = {}): Promise<DomainView> {
  const added = await addDomain(as, name, more)
  setRecords(dns, added)
  const checked = DomainView.parse((await as.post(`/api/domains/${added.id}/check`)).json())
  if (checked.state !== 'proved') throw new Error(`the domain is ${checked.state}`)
  return checked
}

type Service = Awaited<ReturnType<typeof startDomainApp>>

/** Lets time pass in steps and runs the job that checks domains after each. Milliseconds. */
export async function letTimePass({ context, clock }: Service, length: number, step = 5 * minute): Promise<void> {
  const end = clock.now() + length
  while (clock.now() < end) {
    clock.advance(step)
    await runJob(context, checkDomains)
  }
}

/** The templates of all mails about domains, in the order in which they were written. */
export async function listDomainMails({ context }: Service): Promise<string[]> {
  const mails = await context.db.selectFrom('mails').select('template').orderBy('created_at').execute()
  return mails.map(({ template }) => template).filter((template) => template.startsWith('domain'))
}
