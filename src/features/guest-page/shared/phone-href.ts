/** A `tel:` address if the whole text is one phone number, else undefined. */
export function phoneHref(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^\+?[\d\s()./–-]{3,30}$/.test(trimmed)) return undefined
  // '+39 (0)81': the bracketed trunk zero is not dialled from abroad.
  const digits = (trimmed.startsWith('+') ? trimmed.replace('(0)', '') : trimmed).replace(/\D/g, '')
  if (digits.length < 3 || digits.length > 15) return undefined
  return `tel:${trimmed.startsWith('+') ? '+' : ''}${digits}`
}
