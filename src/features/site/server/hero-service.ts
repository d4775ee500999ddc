import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { defaultHero, type HeroOption, isHeroOption } from '../shared/hero-scenes.ts'
import { createSettingReader, findSetting, putSetting } from './site-settings-queries.ts'

/** The current hero scene of the landing page. */
export async function getHero(db: Db): Promise<HeroOption> {
  return toHero(await findSetting(db, 'hero'))
}

/** Writes an audit entry about the chosen scene. Called in the transaction of the change. */
export type LogHeroChoice = (tx: Tx, admin: Account, hero: HeroOption, now: number) => Promise<void>

/** Changes the scene for all visitors, on all nodes. */
export async function chooseHero(
  { db, clock }: Context,
  admin: Account,
  hero: HeroOption,
  log: LogHeroChoice,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await putSetting(tx, { name: 'hero', value: hero }, now)
    await log(tx, admin, hero, now)
  })
}

/** Creates a reader of the current scene. Async only on a cache miss. */
export function createHeroReader(db: Db): () => HeroOption | Promise<HeroOption> {
  const readSetting = createSettingReader(db)
  return () => {
    const found = readSetting('hero')
    return found instanceof Promise ? found.then((setting) => toHero(setting?.value)) : toHero(found?.value)
  }
}

function toHero(chosen: string | undefined): HeroOption {
  return isHeroOption(chosen) ? chosen : defaultHero
}
