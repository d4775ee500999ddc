import type { HttpApp } from '#platform/http/server.ts'

/** A registered route, such as `PUT /api/welcome-books/:id`. */
export type Route = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`

/** Every route that the service answers; what only repeats a GET without its body is left out. */
export async function listRoutes(app: HttpApp): Promise<Route[]> {
  await app.ready()
  // Fastify tells its routes in no other form: a tree in which a line goes on where the line above it, one step out, ends.
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
