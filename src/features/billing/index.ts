export { billingRoutes } from './billing-routes.ts'
export { freeAccessMonths } from './discount.ts'
