import { accountCalls } from './route-table/account-cases.ts'
import { bookCalls } from './route-table/book-cases.ts'
import { operatorCalls } from './route-table/operator-cases.ts'
import { guestPages, sharedPages } from './route-table/pages.ts'
import { paymentCalls } from './route-table/payment-cases.ts'
import type { Row } from './route-table/row.ts'
import { stayCalls } from './route-table/stay-cases.ts'
import type { Route } from './routes.ts'

/**
 * Every route of the service. A key is a route, or a route with a note in brackets where it answers for several kinds
 * of things.
 */
export const routeTable: Readonly<Record<string, Row>> = {
  ...sharedPages,
  ...guestPages,
  ...accountCalls,
  ...paymentCalls,
  ...bookCalls,
  ...stayCalls,
  ...operatorCalls,
}

export function routeOf(key: string): Route {
  return key.split(' (', 1)[0] as Route
}
