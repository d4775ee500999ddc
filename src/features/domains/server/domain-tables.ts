import type { DomainState, RecordFinding } from '../shared/domain.ts'

declare module '#platform/db/database.ts' {
  interface Tables {
    domains: DomainsTable
    book_slugs: BookSlugsTable
  }
}

/** Times are milliseconds UTC. */
export type DomainsTable = {
  id: string
  account_id: string
  /** In ASCII, lower case. */
  name: string
  /** The name while it is proved or astray, and nobody else can have it; null otherwise. */
  proved_name: string | null
  /** The one book that is read there; null for all of the account's. */
  book_id: string | null
  /** 1: a domain for all books lists them at its root. */
  lists_books: number
  token: string
  state: DomainState
  state_since: number
  pointing: RecordFinding
  ownership: RecordFinding
  /** JSON of `Verdict['found']`. */
  found: string
  checks: number
  misses: number
  checked_at: number | null
  seen_at: number | null
  /** Null: no further checks. */
  next_check_at: number | null
  created_at: number
}

/** Slugs that were once current stay and lead to the present one. */
export type BookSlugsTable = {
  /** `{account_id}/{slug}`; see `slugKey`. */
  key: string
  account_id: string
  book_id: string
  slug: string
  is_current: number
  created_at: number
}
