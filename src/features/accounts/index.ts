export {
  type AccessEvent,
  type AccessMove,
  isSubscribed,
  type LiveSubscription,
  moveAccess,
} from './access-events.ts'
export type { Account, Plan, Renewal, Role, StoredPlanStatus } from './account.ts'
export { normalizeEmail, passwordScore, passwordStrength } from './account.ts'
export { CurrentUser } from './account-contract.ts'
export { forgetExpired } from './account-jobs.ts'
export { inactiveHosts, trialReminders } from './account-mail-jobs.ts'
export { accountMailSources } from './account-mails.ts'
export {
  deleteAccountRow,
  findAccount,
  listAccounts,
  lockAccount,
  readSubscription,
  renewGuestPages,
  subscriptionColumns,
} from './account-queries.ts'
export { accountRoutes } from './account-routes.ts'
export { changePassword } from './account-service.ts'
export { accountSettingsError } from './account-settings-errors.ts'
export { accountSettingsRoutes } from './account-settings-routes.ts'
export { getAccountSettings, listOwnSessions, type OwnSession } from './account-settings-service.ts'
export { confirmPassword, lockConfirmed } from './current-password.ts'
export { presentCurrentUser } from './current-user.ts'
export {
  type AccountCounts,
  countAccounts,
  findObservedAccount,
  isDisabled,
  listSessionsOf,
  type ObservedAccount,
  searchAccounts,
} from './operator-queries.ts'
export { disableAccount, enableAccount, grantAdmin, setTrialEnd } from './operator-service.ts'
export { passwordResetRoutes } from './password-reset-routes.ts'
export {
  type Access,
  type AccessState,
  accessEndsAt,
  accessOf,
  bookWarningFrom,
  hasPro,
  plans,
  type Subscription,
  trialLength,
} from './plan.ts'

export { endSession, findHost, forgetDevice, requireAdmin, requireHost, sessionCookie } from './session-guard.ts'
export { changeSubscription, type SubscriptionChange } from './subscription-service.ts'
