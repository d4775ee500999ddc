import { z } from 'zod'
import { textLimits } from '#limits.ts'
import { text } from '#platform/text/text-contract.ts'
import { domainStates, recordFindings } from './domain.ts'

const bookId = text(50).nullable()

/** `POST /api/domains`. Without a book the domain is for all books. */
export const DomainInput = z.object({
  name: text(textLimits.domain).trim().min(1, 'DOMAIN_INVALID'),
  bookId: bookId.default(null),
  /** Whether the root of a domain for all books lists them. */
  listsBooks: z.boolean().default(true),
})
export type DomainInput = z.infer<typeof DomainInput>

/** `PATCH /api/domains/{id}` */
export const DomainChange = z.object({ bookId: bookId.optional(), listsBooks: z.boolean().optional() })
export type DomainChange = z.infer<typeof DomainChange>

/** `PUT /api/domains/slugs/{bookId}` */
export const SlugInput = z.object({ slug: text(textLimits.slug).trim().toLowerCase() })

const record = z.object({
  type: z.enum(['CNAME', 'ALIAS', 'A', 'AAAA', 'TXT']),
  /** The full name of the record. */
  name: z.string(),
  value: z.string(),
})
export type DnsRecord = z.infer<typeof record>

export const DomainView = z.object({
  id: z.string(),
  /** In Unicode. */
  name: z.string(),
  /** In ASCII (Punycode). */
  asciiName: z.string(),
  /** Scheme, name and port. */
  origin: z.string(),
  bookId: z.string().nullable(),
  listsBooks: z.boolean(),
  state: z.enum(domainStates),
  /** Another account has proved this name. */
  isTaken: z.boolean(),
  /** ISO 8601, UTC, as all times here. */
  stateSince: z.iso.datetime(),
  /** When the current state ends: a claim expires, or the grace period of a domain that points elsewhere is over. */
  endsAt: z.iso.datetime().nullable(),
  checkedAt: z.iso.datetime().nullable(),
  nextCheckAt: z.iso.datetime().nullable(),
  /** The registered domain: the zone at the registrar. */
  zone: z.string(),
  pointing: z.object({
    finding: z.enum(recordFindings),
    found: z.array(z.string()),
    /** Alternatives: one of them is enough, but all addresses of a type are needed together. */
    records: z.array(record),
  }),
  ownership: z.object({ finding: z.enum(recordFindings), found: z.array(z.string()), record }),
})
export type DomainView = z.infer<typeof DomainView>

/** `GET /api/domains` */
export const DomainList = z.object({
  /** Whether the host may add domains, and her domains serve her books. */
  isPro: z.boolean(),
  domains: z.array(DomainView),
  /** The slugs of the books. */
  slugs: z.array(z.object({ bookId: z.string(), slug: z.string() })),
})
export type DomainList = z.infer<typeof DomainList>

/** `GET /api/domains/addresses`: addresses of books on the host's own domains, keyed by book id. */
export const BookAddresses = z.record(z.string(), z.string())
export type BookAddresses = z.infer<typeof BookAddresses>

export const Done = z.object({})
