import { requireAdmin } from '#features/accounts/index.ts'
import type { Context } from '#platform/context.ts'
import { failures } from '#platform/http/failures.ts'
import { type HttpApp, registerScope } from '#platform/http/server.ts'
import { ChosenHero } from '../shared/hero-contract.ts'
import { chooseHero, getHero, type LogHeroChoice } from './hero-service.ts'

/** Routes of the hero chooser. Callers who are not admins get 404. */
export function heroRoutes(app: HttpApp, context: Context, log: LogHeroChoice): void {
  registerScope(app, (adminApp) => {
    adminApp.addHook('onRoute', (route) => {
      route.config = { ...route.config, audience: 'operators' }
    })
    const response = { 200: ChosenHero, ...failures(400, 404) }

    adminApp.get('/api/hero', { schema: { hide: true, response } }, async () => ({ hero: await getHero(context.db) }))

    adminApp.put('/api/hero', { schema: { hide: true, body: ChosenHero, response } }, async (request) => {
      await chooseHero(context, await requireAdmin(context, request), request.body.hero, log)
      return request.body
    })
  })
}
