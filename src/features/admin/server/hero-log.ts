import type { LogHeroChoice } from '#features/site/index.ts'
import { insertAct } from './admin-queries.ts'

/** The site's scene is set on the site; that it was set stands in the desk's audit log. */
export const logHeroChoice: LogHeroChoice = (tx, admin, hero, now) =>
  insertAct(tx, { adminId: admin.id }, { kind: 'heroChosen', data: { hero } }, now)
