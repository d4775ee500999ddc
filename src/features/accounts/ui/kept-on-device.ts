/** What a browser keeps of an account beyond its session, by features that build upon this one. */
export type KeptOnDevice = {
  has(accountId: string): Promise<boolean>
  forget(accountId: string): Promise<void>
}
