import type { LogHeroChoice } from '#features/site/index.ts'
import { insertAuditEntry } from './audit-queries.ts'

/** Writes an audit entry when an admin chooses the hero picture of the public site. */
export const logHeroChoice: LogHeroChoice = (tx, admin, hero, now) =>
  insertAuditEntry(tx, { adminId: admin.id }, { kind: 'heroChosen', data: { hero } }, now)
