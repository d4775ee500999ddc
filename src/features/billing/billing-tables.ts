declare module '#platform/db/database.ts' {
  interface Tables {
    discount_redemptions: DiscountRedemptionsTable
  }
}

/** Which account has used which code; the time is milliseconds UTC. */
export type DiscountRedemptionsTable = { account_id: string; code: string; redeemed_at: number }
