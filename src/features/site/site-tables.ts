declare module '#platform/db/database.ts' {
  interface Tables {
    site_settings: SiteSettingsTable
  }
}

/** What the operator set on the site itself; one row per setting. Times are milliseconds UTC. */
export type SiteSettingsTable = { name: string; value: string; changed_at: number }
