import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { connect, type PeerCertificate } from 'node:tls'
import { lookUpAddresses } from '#features/domains/index.ts'
import { day, minute, second } from '#platform/clock.ts'
import { reasonOf } from '#platform/error-reason.ts'
import { type Finding, fail, ok, warn } from '#platform/finding.ts'
import { isPrivateAddress, isPublicAddress } from '#platform/networks.ts'
import { endpointOf } from '#platform/storage/bucket-endpoint.ts'
import type { Config } from '../config.ts'
import { isBucket } from '../config-mistakes.ts'

/** Certificates are usually renewed when a third of their time is left. */
const warnedPart = 6
const warnedDays = 14

/** HTTP dates have whole seconds, and an answer takes a moment. */
const smallDifference = 10 * second

/** Stripe's signatures are valid for 5 minutes: https://docs.stripe.com/webhooks#replay-attacks. */
const largeDifference = 4 * minute

const stripeApi = 'https://api.stripe.com'

/** Whether the DNS knows the host of PUBLIC_ORIGIN. */
export async function checkDns({ origin, isLoopback, domains: { dnsServers } }: Config): Promise<Finding> {
  const host = bareHost(origin)
  if (isLoopback || isIP(host) !== 0 || !host.includes('.'))
    return ok('PUBLIC_ORIGIN has no public name: nothing to look up')
  const { v4, v6 } = await lookUpAddresses(host, { dnsServers })
  const addresses = [...v4.values, ...v6.values]
  if (addresses.length === 0) {
    return v4.outcome === 'none' && v6.outcome === 'none'
      ? fail(`${host} has no address in the DNS.`, 'Add an A or AAAA record at its DNS provider.')
      : fail(`The DNS servers did not answer about ${host}.`, 'Check DNS_SERVERS, or the DNS servers of this machine.')
  }
  if (addresses.every(isPrivateAddress)) {
    return warn(
      `${host} leads to a private network (${addresses.join(', ')}).`,
      'If guests are elsewhere, correct the record.',
    )
  }
  return ok(`${host} is ${addresses.join(', ')}`)
}

/** Whether the certificate of PUBLIC_ORIGIN is valid, and for how long. */
export async function checkTls(
  { origin, isLoopback }: Config,
  signal: AbortSignal,
  now = Date.now(),
): Promise<Finding> {
  const { protocol, port } = new URL(origin)
  if (protocol === 'http:') {
    return isLoopback
      ? ok('not set: PUBLIC_ORIGIN is this machine')
      : warn('PUBLIC_ORIGIN is http: passwords can be read on the way.', 'Put a proxy with a certificate before it.')
  }
  const host = bareHost(origin)
  try {
    const { certificate, problem } = await readCertificate(host, Number(port || 443), signal)
    return judgeCertificate(host, certificate, problem, now)
  } catch (error) {
    return fail(`${origin} cannot be reached (${reasonOf(error)}).`, 'Check the proxy, its port and the firewall.')
  }
}

/** @param problem why browsers would refuse it; empty if they would not */
export function judgeCertificate(
  host: string,
  certificate: Pick<PeerCertificate, 'valid_from' | 'valid_to'>,
  problem: string,
  now: number,
): Finding {
  const end = Date.parse(certificate.valid_to)
  const left = end - now
  const days = Math.floor(left / day)
  if (left <= 0) return fail(`The certificate of ${host} ended at ${certificate.valid_to}.`, 'Let the proxy renew it.')
  if (problem !== '')
    return fail(`Browsers refuse the certificate of ${host} (${problem}).`, 'Let the proxy get another.')
  const warnedFrom = Math.min(warnedDays * day, (end - Date.parse(certificate.valid_from)) / warnedPart)
  return left < warnedFrom
    ? warn(`The certificate of ${host} ends in ${days} days.`, 'See why the proxy does not renew it.')
    : ok(`the certificate of ${host} is valid for ${days} more days`)
}

/** @returns also why browsers would refuse it; empty if they would not */
function readCertificate(
  host: string,
  port: number,
  signal: AbortSignal,
): Promise<{ certificate: PeerCertificate; problem: string }> {
  return new Promise((resolve, reject) => {
    const servername = isIP(host) === 0 ? { servername: host } : {}
    const socket = connect({ host, port, ...servername, rejectUnauthorized: false }, () => {
      const problem = socket.authorized ? '' : reasonOf(socket.authorizationError)
      resolve({ certificate: socket.getPeerCertificate(), problem })
      socket.destroy()
    })
    socket.on('error', reject)
    signal.addEventListener('abort', () => socket.destroy(signal.reason), { once: true })
  })
}

/** Whether the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes traces. Sends no traces. */
export async function checkTraces({ traces }: Pick<Config, 'traces'>): Promise<Finding> {
  if (!traces) return ok('OTEL_EXPORTER_OTLP_ENDPOINT is not set: nothing is traced')
  // The libraries are loaded only if traces are on.
  const { tryCollector } = await import('#platform/tracing/open-telemetry.ts')
  const reason = await tryCollector(traces)
  const { host } = new URL(traces.endpoint)
  return reason === undefined
    ? ok(`the collector at ${host} takes traces`)
    : fail(
        `The collector at ${host} does not take traces: ${reason}.`,
        'Check that it runs, OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP, often port 4318) and OTEL_EXPORTER_OTLP_HEADERS.',
      )
}

/**
 * Compares this machine's clock with that of the payment provider, or else of a bucket or the translation machine. Not
 * with that of PUBLIC_ORIGIN: proxies pass on the date of this service's own answers.
 * @param isElsewhere whether the server of a URL is certainly another machine
 */
export async function checkClock(
  { stripe, mediaUrl, backup, translation }: Pick<Config, 'stripe' | 'mediaUrl' | 'backup' | 'translation'>,
  signal: AbortSignal,
  isElsewhere = isOnOtherMachine,
): Promise<Finding> {
  const buckets = [mediaUrl, backup.url].flatMap((url) => (url && isBucket(url) ? endpointOf(url) : []))
  const servers = [...buckets, ...(translation ? [translation.url] : [])]
  const elsewhere = await Promise.all(servers.map(async (url) => ((await isElsewhere(url)) ? [url] : [])))
  const sources = [...(stripe ? [stripe.apiBase ?? stripeApi] : []), ...elsewhere.flat()]
  for (const source of sources) {
    const difference = await measureDifference(source, signal)
    if (difference !== undefined) return judgeDifference(difference, new URL(source).host)
  }
  return ok(
    sources.length === 0
      ? 'not compared: the settings name no server that is certainly another machine'
      : 'not compared: no other machine answered',
  )
}

/** Servers at private addresses may be containers of this machine, which have its clock. */
async function isOnOtherMachine(url: string): Promise<boolean> {
  const own = new Set(Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []))
  const found = await lookup(bareHost(url), { all: true }).catch(() => [])
  return found.length > 0 && found.every(({ address }) => isPublicAddress(address) && !own.has(address))
}

function judgeDifference(difference: number, host: string): Finding {
  const seconds = Math.round(Math.abs(difference) / second)
  if (Math.abs(difference) < smallDifference) return ok(`agrees with that of ${host}`)
  const text = `This clock is ${seconds} seconds ${difference > 0 ? 'ahead of' : 'behind'} that of ${host}.`
  const mend = 'Turn on time synchronisation (timedatectl set-ntp true).'
  return Math.abs(difference) < largeDifference ? warn(text, mend) : fail(text, mend)
}

/** @returns milliseconds that our clock is ahead; undefined if there is no answer with a date */
async function measureDifference(url: string, signal: AbortSignal): Promise<number | undefined> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(4 * second)])
    const begin = Date.now()
    const { headers } = await fetch(url, { method: 'HEAD', redirect: 'manual', signal: limit })
    const date = Date.parse(headers.get('date') ?? '')
    // The header has no fraction of a second, so half a second is the best guess.
    return Number.isNaN(date) ? undefined : (begin + Date.now()) / 2 - (date + second / 2)
  } catch {
    return undefined
  }
}

function bareHost(origin: string): string {
  return new URL(origin).hostname.replace(/^\[|\]$/g, '')
}
