import type { Account } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { findSetting, putSetting } from './site-settings-queries.ts'
import { defaultHero, type HeroOption, isHeroOption } from './ui/hero-scenes.ts'

/** The scene that the landing page shows now. */
export async function getHero(db: Db): Promise<HeroOption> {
  const chosen = await findSetting(db, 'hero')
  return isHeroOption(chosen) ? chosen : defaultHero
}

/** Writes down who chose a scene, in the transaction in which it is chosen. */
export type LogHeroChoice = (tx: Db, admin: Account, hero: HeroOption, now: number) => Promise<void>

/** From this moment on everybody sees it, on every node. */
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

/**
 * Reads the present scene. Requests of the same turn of the event loop share one read, which begins after the last
 * of them has come: every answer rests on a read later than its request.
 */
export function createHeroReader(db: Db): () => Promise<HeroOption> {
  let waiting: Promise<HeroOption> | undefined
  return () => {
    waiting ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        waiting = undefined
        getHero(db).then(resolve, reject)
      })
    })
    return waiting
  }
}
