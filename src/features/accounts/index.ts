export { accountSettingsError } from './server/account-errors.ts'
export { forgetExpired } from './server/account-jobs.ts'
export {
  deleteAccountRow,
  findAccount,
  listAccounts,
  lockAccount,
  readSubscription,
  renewGuestPages,
  subscriptionColumns,
} from './server/account-queries.ts'
export { presentCurrentUser } from './server/current-user.ts'
export { inactiveHosts, trialReminders } from './server/mails/account-mail-jobs.ts'
export { accountMailSources } from './server/mails/account-mails.ts'
export { type AccountCounts, countAccounts } from './server/operators/account-counts.ts'
export {
  type AccountPosition,
  findObservedAccount,
  isDisabled,
  listSessionsOf,
  type ObservedAccount,
  searchAccounts,
} from './server/operators/operator-queries.ts'
export { disableAccount, enableAccount, grantAdmin, setTrialEnd } from './server/operators/operator-service.ts'
export { passwordResetRoutes } from './server/password-reset/password-reset-routes.ts'
export {
  endSession,
  findSignedIn,
  forgetDevice,
  refuseOtherAccount,
  requireAdmin,
  requireSignedIn,
} from './server/sessions/session-guard.ts'
export { findSessionOwner } from './server/sessions/session-queries.ts'
export type { EndedSessions, SessionEndHook } from './server/sessions/session-service.ts'
export { accountSettingsRoutes } from './server/settings/account-settings-routes.ts'
export { getAccountSettings, listOwnSessions, type OwnSession } from './server/settings/account-settings-service.ts'
export { confirmPassword, lockConfirmed } from './server/settings/current-password.ts'
export { accountRoutes } from './server/sign-in/account-routes.ts'
export { changeSubscription, type SubscriptionChange } from './server/subscription-service.ts'
export {
  type AccessEvent,
  type AccessMove,
  isSubscribed,
  type LiveSubscription,
  moveAccess,
} from './shared/access-events.ts'
export type { Account, Plan, Renewal, Role, StoredPlanStatus } from './shared/account.ts'
export { normalizeEmail, passwordScore, passwordStrength } from './shared/account.ts'
export { CurrentUser } from './shared/account-contract.ts'
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
} from './shared/plan.ts'
