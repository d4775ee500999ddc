import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Loopback and private networks: where proxies and supervisors of our own stand (RFC 1918, 3927, 4193, 4291). */
const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateNetworks.addSubnet(network, bits, 'ipv4')
}
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('fc00::', 7, 'ipv6')
privateNetworks.addSubnet('fe80::', 10, 'ipv6')

export function isPrivateAddress(address: string | undefined): boolean {
  if (address === undefined || address === '') return false
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return privateNetworks.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a request comes from a machine of ours itself, and not through a proxy on somebody's behalf. */
export function isFromOwnNetwork({ headers, socket }: IncomingMessage): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  return !isForwarded && isPrivateAddress(socket.remoteAddress)
}
