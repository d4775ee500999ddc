import { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { platformError } from '#platform/errors.ts'
import type { HttpApp } from '#platform/http/server.ts'
import { heroRoutes } from './hero-routes.ts'
import type { LogHeroChoice } from './hero-service.ts'
import { iconSizes, renderFeed, renderManifest, renderRobots, renderSitemap } from './site-files.ts'
import { drawIcon, drawSocialPicture } from './social-pictures.ts'

const oneDay = 'public, max-age=86400'

export type SiteOptions = {
  /** Keeps the audit log, which belongs to the operator's desk. */
  logHeroChoice: LogHeroChoice
}

/** What the site answers beside its documents. */
export function siteRoutes(app: HttpApp, context: Context, { logHeroChoice }: SiteOptions): void {
  siteFileRoutes(app, context)
  heroRoutes(app, context, logHeroChoice)
}

/** What crawlers, feed readers and networks ask for. */
function siteFileRoutes(app: HttpApp, { config }: Context): void {
  const files = [
    { path: '/sitemap.xml', type: 'application/xml', body: renderSitemap(config.origin) },
    { path: '/robots.txt', type: 'text/plain', body: renderRobots(config.origin) },
    { path: '/feed.xml', type: 'application/rss+xml', body: renderFeed(config.origin) },
    { path: '/site.webmanifest', type: 'application/manifest+json', body: renderManifest() },
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
  for (const size of iconSizes) {
    app.get(`/icons/${size}.png`, async (_request, reply) =>
      reply
        .type('image/png')
        .header('cache-control', oneDay)
        .send(await pictures.get(`icon ${size}`, () => drawIcon(size))),
    )
  }
}

/** Drawn once, at the first request. */
function createPictureStore() {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
  return {
    /** @throws NOT_FOUND when there is nothing to draw under that name */
    async get(name: string, draw: () => Promise<Buffer | undefined>): Promise<Buffer> {
      const waiting = drawn.get(name) ?? draw()
      const picture = await waiting
      // Names that lead nowhere are not kept, or anybody could fill the store.
      if (!picture) throw platformError('NOT_FOUND')
      drawn.set(name, waiting)
      return picture
    },
  }
}
