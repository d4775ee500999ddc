/** The form of an address that identifies an account: two addresses with the same form are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an address as far as the address shows it: `name+anything@host` is `name@host` with nearly all
 * providers, and Gmail also ignores dots. Only for limits and counts; accounts treat such addresses as different.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
