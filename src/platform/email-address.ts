/** The form of an address that identifies an account: two spellings of it are one account. */
export function normalizeEmail(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}

const gmailDomains = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that an address is delivered to, as far as its letters tell: `name+anything@host` is `name@host` with nearly
 * all providers, and Gmail also ignores dots. For limits and counts alone; accounts tell such addresses apart.
 */
export function mailboxOf(email: string): string {
  const address = normalizeEmail(email)
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/s, '')
  return gmailDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
