import type { Account } from '../shared/account.ts'
import type { CurrentUser } from '../shared/account-contract.ts'
import { accessOf } from '../shared/plan.ts'

/** The signed-in account as the app's screens receive it. @param now ms UTC; decides about trial and access */
export function presentCurrentUser(account: Account, now: number): CurrentUser {
  const access = accessOf(account, now)
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    emailConfirmed: account.emailConfirmedAt !== null,
    role: account.role,
    language: account.language,
    plan: account.plan,
    planStatus: access.status,
    trialEndsAt: presentTime(account.trialEndsAt),
    trialDaysLeft: access.trialDaysLeft,
    accessUntil: presentTime(account.accessUntil),
    renewal: account.renewal,
    canCreateBooks: access.canCreateBooks,
    bookLimit: Number.isFinite(access.bookLimit) ? access.bookLimit : null,
  }
}

function presentTime(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
