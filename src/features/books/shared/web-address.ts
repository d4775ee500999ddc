/** Whether a text is an absolute http(s) address: a host's text never becomes a link to `javascript:`. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** `www.dagino.it` as `https://www.dagino.it`, as browsers complete it; anything else is unchanged. */
export function completeWebAddress(text: string): string {
  const trimmed = text.trim()
  const isBare = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,8}(?:[/?#]\S{0,2000})?$/u.test(trimmed)
  return isBare ? `https://${trimmed}` : text
}
