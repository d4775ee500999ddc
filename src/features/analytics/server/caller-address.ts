import { BlockList, isIPv6 } from 'node:net'

/** Networks in which our own proxies stand; the same that the HTTP server believes (`trustProxy` in server.ts). */
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('10.0.0.0', 8, 'ipv4')
privateNetworks.addSubnet('172.16.0.0', 12, 'ipv4')
privateNetworks.addSubnet('192.168.0.0', 16, 'ipv4')
privateNetworks.addSubnet('169.254.0.0', 16, 'ipv4')
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

/**
 * Where a request came from: beyond our own proxies, if they are to be believed at all. For the lane before the
 * framework, which knows this for its own requests.
 * @param forwarded the header X-Forwarded-For
 */
export function callerAddress(remote: string, forwarded: string, trustProxy: boolean): string {
  let address = remote
  if (!trustProxy) return address
  for (const hop of forwarded.split(',').reverse()) {
    if (!isPrivate(address) || hop.trim() === '') break
    address = hop.trim()
  }
  return address
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
}
