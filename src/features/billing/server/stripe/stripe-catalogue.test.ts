import { expect, test } from 'vitest'
import { plans } from '#features/accounts/shared/plan.ts'
import { priceKeyOf } from './stripe-catalogue.ts'

test('a price is found by plan, currency and amount, so that another amount is another price', () => {
  expect(priceKeyOf('basic', 'EUR')).toBe(`benvenuto_basic_monthly_eur_${plans.basic.priceCents}`)
  expect(priceKeyOf('pro', 'USD')).toBe(`benvenuto_pro_monthly_usd_${plans.pro.priceCents}`)
})
