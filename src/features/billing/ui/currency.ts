/** The currency that the operator set, from the page's `<meta name="currency">`; EUR where a page carries none. */
export function readCurrency(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content || 'EUR'
}
