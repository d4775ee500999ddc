/** Data that other features store in the browser for an account, such as drafts. It outlives the session. */
export type KeptOnDevice = {
  has(accountId: string): Promise<boolean>
  forget(accountId: string): Promise<void>
}
