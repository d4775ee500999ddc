import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { languages } from '#platform/i18n/languages.ts'
import { feedPath } from '../shared/articles/index.ts'
import { heroRoutes } from './hero-routes.ts'
import type { LogHeroChoice } from './hero-service.ts'
import { iconSizes, renderAppManifest, renderFeed, renderManifest, renderRobots, renderSitemap } from './site-files.ts'
import { drawIcon, drawSocialPicture } from './social-pictures.ts'

const oneDay = 'public, max-age=86400'

export type SiteOptions = {
  /** Writes to the audit log, which belongs to the admin feature. */
  logHeroChoice: LogHeroChoice
}

/** The routes of the public site other than its documents. */
export function siteRoutes(app: HttpApp, context: Context, { logHeroChoice }: SiteOptions): void {
  siteFileRoutes(app, context)
  heroRoutes(app, context, logHeroChoice)
}

/** Files for crawlers, feed readers and social networks. */
function siteFileRoutes(app: HttpApp, { config }: Context): void {
  const files = [
    { path: '/sitemap.xml', type: 'application/xml', body: renderSitemap(config.origin) },
    { path: '/robots.txt', type: 'text/plain', body: renderRobots(config.origin) },
    ...languages.map((language) => ({
      path: feedPath(language),
      type: 'application/rss+xml',
      body: renderFeed(config.origin, language),
    })),
    { path: '/site.webmanifest', type: 'application/manifest+json', body: renderManifest() },
    { path: '/app.webmanifest', type: 'application/manifest+json', body: renderAppManifest() },
  ]
  for (const { path, type, body } of files) {
    app.get(path, async (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).header('cache-control', oneDay).send(body),
    )
  }

  const pictures = createPictureStore()
  app.get(
    '/social/:name.png',
    { schema: { params: z.object({ name: z.string().max(20) }) } },
    async (request, reply) => {
      const { name } = request.params
      return reply
        .type('image/png')
        .header('cache-control', oneDay)
        .send(await pictures.get(name, () => drawSocialPicture(name)))
    },
  )
  // The first drawing looks for the system's fonts, which takes seconds on some machines. Not awaited: only requests for
  // an icon wait for it. The first of them gets the failure.
  app.addHook('onListen', () => {
    for (const size of iconSizes) pictures.get(`icon ${size}`, () => drawIcon(size)).catch(() => undefined)
  })
  for (const size of iconSizes) {
    app.get(`/icons/${size}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', oneDay)
        .send(await pictures.get(`icon ${size}`, () => drawIcon(size))),
    )
  }
}

/** A cache of pictures, each drawn at the first request. */
function createPictureStore() {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
  return {
    /** @throws NOT_FOUND when `draw` returns undefined */
    async get(name: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer> {
      const waiting = drawn.get(name) ?? draw()
      drawn.set(name, waiting)
      // Unknown names are not cached, otherwise requests could fill the memory; nor are failures.
      const forget = () => void drawn.delete(name)
      const picture = await waiting.catch((error: unknown) => {
        forget()
        throw error
      })
      if (picture) return picture
      forget()
      throw platformError('NOT_FOUND')
    },
  }
}
