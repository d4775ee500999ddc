import { isPrivateAddress } from '#platform/networks.ts'

/**
 * Where a request came from: beyond our own proxies, if they are to be believed at all. For the page handlers before the
 * framework, which knows this for its own requests.
 * @param forwarded the header X-Forwarded-For
 */
export function callerAddress(remote: string, forwarded: string, trustProxy: boolean): string {
  let address = remote
  if (!trustProxy) return address
  for (const hop of forwarded.split(',').reverse()) {
    if (!isPrivateAddress(address) || hop.trim() === '') break
    address = hop.trim()
  }
  return address
}
