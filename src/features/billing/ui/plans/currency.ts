/** The currency that the operator set, from the page's `<meta name="currency">`; EUR on a page without one. */
export function readCurrency(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="currency"]')?.content || 'EUR'
}

/** Whether the operator's prices include VAT, from the page's `<meta name="prices-include-vat">`. */
export function readPricesIncludeVat(): boolean {
  return document.querySelector('meta[name="prices-include-vat"]') !== null
}
