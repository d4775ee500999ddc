export { readCurrency } from './currency.ts'
export { PlanFeatures, planFeatures } from './plan-features.tsx'
