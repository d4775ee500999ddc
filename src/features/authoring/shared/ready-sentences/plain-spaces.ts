/** A text with ordinary spaces instead of no-break ones, which few keyboards have: it says the same. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
