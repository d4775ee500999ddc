import { isIP } from 'node:net'
import { domainToASCII, domainToUnicode } from 'node:url'
import { getDomain, parse } from 'tldts'

/** Why an input is not accepted as a host's domain; used as the code of the field error. */
export type DomainNameProblem = 'DOMAIN_INVALID' | 'DOMAIN_RESERVED' | 'DOMAIN_SUFFIX' | 'DOMAIN_OWN' | 'DOMAIN_MIXED'

/** Never delegated (RFC 6761, RFC 6762, RFC 7686, RFC 8375, RFC 9476), or common in private networks. */
const reservedEndings =
  /(?:^|\.)(?:localhost|local|test|example|invalid|onion|alt|arpa|internal|lan|home|corp|localdomain|example\.(?:com|net|org))$/

const label = /^(?!-)[a-z\d-]{1,63}(?<!-)$/

/**
 * Reads a domain from what a host has typed or pasted, in the form that the DNS uses. Unicode becomes Punycode; scheme,
 * path and a final dot are removed.
 * @param ownHosts names of this service itself
 */
export function readDomainName(
  typed: string,
  ownHosts: readonly string[],
): { name: string; problem?: undefined } | { problem: DomainNameProblem } {
  const bare = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '')
  if (bare === '' || /[\s:@_%*[\]\\]/.test(bare)) return { problem: 'DOMAIN_INVALID' }
  const name = domainToASCII(bare)
  if (isIP(name) !== 0 || reservedEndings.test(name)) return { problem: 'DOMAIN_RESERVED' }
  const labels = name.split('.')
  if (labels.length < 2 || name.length > 253 || !labels.every((part) => label.test(part))) {
    return { problem: 'DOMAIN_INVALID' }
  }
  // A name whose last label is a number is a mistyped IP address.
  if (/^\d+$/.test(labels.at(-1) ?? '')) return { problem: 'DOMAIN_INVALID' }
  if (registeredDomain(name) === null) return { problem: 'DOMAIN_SUFFIX' }
  if (ownHosts.some((own) => isOwn(name, own))) return { problem: 'DOMAIN_OWN' }
  if (domainToUnicode(name).split('.').some(mixesScripts)) return { problem: 'DOMAIN_MIXED' }
  return { name }
}

/** The domain in Unicode. */
export function displayName(name: string): string {
  return domainToUnicode(name) || name
}

/** Whether the name is a registered domain and not a subdomain. Such a name cannot have a CNAME (RFC 1034, 3.6.2). */
export function isBareDomain(name: string): boolean {
  return registeredDomain(name) === name
}

/** The registered domain of a name, which is the name of the zone at most registrars. */
export function zoneOf(name: string): string {
  return registeredDomain(name) ?? name
}

function registeredDomain(name: string): string | null {
  return getDomain(name, { allowPrivateDomains: true })
}

/** Subdomains of a registered domain of ours count as ours. */
function isOwn(name: string, own: string): boolean {
  const ours = parse(own, { allowPrivateDomains: true })
  const root = ours.isIp ? own : (ours.domain ?? own)
  return name === root || name.endsWith(`.${root}`)
}

const scripts = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Thai', 'Devanagari', 'Georgian'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)
const eastAsian = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Bopomofo}/u
const latin = /\p{Script=Latin}/u

/**
 * Whether a label mixes scripts. Letters that look alike, such as Latin and Cyrillic a, can imitate another name. East
 * Asian scripts may be combined with Latin.
 */
function mixesScripts(part: string): boolean {
  const present = scripts.filter((script) => script.test(part)).length
  return present > 1 || (present === 1 && eastAsian.test(part) && !latin.test(part))
}
