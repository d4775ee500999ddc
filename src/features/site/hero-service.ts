import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/database.ts'
import { findSetting, putSetting } from './site-settings-queries.ts'
import { defaultHero, type HeroOption, isHeroOption } from './ui/hero-scenes.ts'

/** The scene that the landing page shows now. */
export async function getHero(db: Db): Promise<HeroOption> {
  const chosen = await findSetting(db, 'hero')
  return isHeroOption(chosen) ? chosen : defaultHero
}

/** From this moment on everybody sees it, on every node. */
export function chooseHero({ db, clock }: Context, hero: HeroOption): Promise<void> {
  return putSetting(db, { name: 'hero', value: hero }, clock.now())
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
