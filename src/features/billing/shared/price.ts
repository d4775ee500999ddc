/**
 * Money as people of a language write it: `formatPrice(995, 'EUR', 'de')` gives `9,95 €`.
 * @param cents hundredths of the currency's unit
 */
export function formatPrice(cents: number, currency: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(cents / 100)
}

/** A price in cents minus a percentage, rounded to whole cents. 0 from 100 % on. */
export function discountedCents(cents: number, percentage: number): number {
  return Math.max(0, Math.round((cents * (100 - percentage)) / 100))
}
