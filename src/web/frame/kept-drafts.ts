import type { KeptOnDevice } from '#features/accounts/ui/index.ts'

const load = () => import('#web/frame/account-drafts.ts')

/** Drafts in this browser, for the account's screens. Loaded when somebody leaves: documents do without. */
export const keptDrafts: KeptOnDevice = {
  has: async (accountId) => (await load()).hasDrafts(accountId),
  forget: async (accountId) => (await load()).forgetDrafts(accountId),
}
