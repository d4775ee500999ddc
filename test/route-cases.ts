import type { Row, Scene } from './route-table/row.ts'
import { routeOf } from './route-table.ts'
import type { CallerName, Cast, RouteWorld } from './route-world.ts'

export function sceneOf(world: RouteWorld, cast: Cast, name: CallerName): Scene {
  const of = name === 'disabled' ? cast.disabled : cast.owner
  return { world, cast, name, as: cast.as[name], of, email: cast.email[name] }
}

export async function addressOf(key: string, row: Row, scene: Scene): Promise<string> {
  const path = routeOf(key).split(' ')[1] ?? ''
  const { of } = scene
  const { bookId, stayId, calendarId, questionId } = of
  const ids = { id: bookId, bookId, hostId: of.account.id, stayId, calendarId, questionId }
  const params: Record<string, string> = { ...ids, ...(await row.params?.(scene)) }
  return path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? name) + (row.query ?? '')
}
