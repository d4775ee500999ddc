/** Providers write brands in lower case: `visa`, `american_express`. */
export function brandName(brand: string): string {
  return brand.replace(/(^|_)([a-z])/g, (_, gap: string, letter: string) => `${gap && ' '}${letter.toUpperCase()}`)
}
