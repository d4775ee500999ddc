import type { HttpApp } from '#platform/http/server.ts'

/** A registered route, such as `PUT /api/welcome-books/:id`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`

/** All routes of the service; HEAD routes that only repeat a GET are left out. */
export async function listRoutes(app: HttpApp): Promise<Route[]> {
  await app.ready()
  // Fastify returns its routes only as a printed tree, in which a line continues the path of the line above it that is
  // one step less indented.
  const begun: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, lead, part = '', methods = ''] = /^(.*[├└]── )(\S+)(?: \((.*)\))?$/.exec(line) ?? []
      if (lead === undefined) return []
      begun.length = lead.length / 4 - 1
      const path = `${begun.at(-1) ?? ''}${part}`
      begun.push(path)
      const kept = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
      return kept.map((method) => `${method} ${path.startsWith('/') ? path : `/${path}`}` as Route)
    })
    .toSorted()
}
