import { requireAdmin } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { ChosenHero } from '../shared/hero-contract.ts'
import { chooseHero, getHero, type LogHeroChoice } from './hero-service.ts'

/** What the hero chooser asks and sets; for everyone but operators there is nothing here. */
export function heroRoutes(app: HttpApp, context: Context, log: LogHeroChoice): void {
  app.register((desk, _options, done) => {
    desk.addHook('onRoute', (route) => {
      route.config = { ...route.config, audience: 'operators' }
    })
    const routes = desk as HttpApp
    const response = { 200: ChosenHero, ...failures(400, 404) }

    routes.get('/api/hero', { schema: { hide: true, response } }, async () => ({ hero: await getHero(context.db) }))

    routes.put('/api/hero', { schema: { hide: true, body: ChosenHero, response } }, async (request) => {
      await chooseHero(context, await requireAdmin(context, request), request.body.hero, log)
      return request.body
    })
    done()
  })
}
