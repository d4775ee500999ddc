/** Replaces no-break spaces with ordinary ones, because most keyboards have no key for them. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
