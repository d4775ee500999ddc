import { useTranslations } from 'use-intl'
import { readPricesIncludeVat } from './currency.ts'

/** Says that all prices of a screen include VAT, if the operator's do. */
export function VatNote() {
  const t = useTranslations('billing')
  return readPricesIncludeVat() && <p className="text-small text-muted">{t('pricesWithVat')}</p>
}

/** Returns a price within a sentence, which says that it includes VAT, if the operator's do. */
export function usePriceWithVat(): (price: string) => string {
  const t = useTranslations('billing')
  return (price) => (readPricesIncludeVat() ? t('priceWithVat', { price }) : price)
}
