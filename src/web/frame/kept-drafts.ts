import type { KeptOnDevice } from '#features/accounts/ui/index.ts'

const load = () => import('#web/frame/account-drafts.ts')

/** Access to drafts in this browser, for the account's screens. Loaded on demand, because documents do not need it. */
export const keptDrafts: KeptOnDevice = {
  has: async (accountId) => (await load()).hasDrafts(accountId),
  forget: async (accountId) => (await load()).forgetDrafts(accountId),
}
