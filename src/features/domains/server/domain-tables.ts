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
  /** In ASCII (Punycode), lower case. */
  name: string
  /** Unique. Equal to the name while the domain is proved or astray; null otherwise. */
  proved_name: string | null
  /** The one book that the domain shows; null for all books of the account. */
  book_id: string | null
  /** 1: the root of a domain for all books lists them. */
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

/** Former slugs are kept and redirect to the current one. */
export type BookSlugsTable = {
  /** `{account_id}/{slug}`; see `slugKey`. */
  key: string
  account_id: string
  book_id: string
  slug: string
  is_current: number
  created_at: number
}
