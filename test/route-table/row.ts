import type { CallerName, Cast, Holder, RouteWorld } from '../route-world.ts'
import type { Caller } from '../test-app.ts'

/** Statuses for anonymous, another host, the owner, the disabled account, an operator. */
type Statuses = readonly [number, number, number, number, number]

/** One call of a route: who calls, and whose things the address names (the disabled account calls about its own). */
export type Scene = { world: RouteWorld; cast: Cast; name: CallerName; as: Caller; of: Holder; email: string }

export type Sent = { body?: unknown; type?: string; headers?: Record<string, string> }

/** How a route reads its body. `json` has a contract; `nothing` ignores every well-formed body. */
export type BodyKind = 'json' | 'nothing' | 'form' | 'link' | 'picture' | 'text' | 'signed'

export type Row = {
  statuses: Statuses
  /** Path parameters by name, if they are not the ids of the holder's published book and account. */
  params?: (scene: Scene) => Record<string, string> | Promise<Record<string, string>>
  /** The request's body; may first create what the call uses up. */
  send?: (scene: Scene) => Sent | Promise<Sent>
  query?: string
  /** For a route that writes; `json` by default. */
  takes?: BodyKind
  /** Bytes; `bodyLimits.usual` by default. */
  bodyLimit?: number
  /** The call uses up its session, its account or what the address names, so it gets a cast of its own. */
  isConsuming?: boolean
}

type More = Omit<Row, 'statuses'>

/** Answers everybody the same. */
export const forAll = (status = 200, more: More = {}): Row => ({
  statuses: [status, status, status, status, status],
  ...more,
})
/** For signed-in callers, about their own account. */
export const forHosts = (status = 200, more: More = {}): Row => ({
  statuses: [401, status, status, 401, status],
  ...more,
})
/** About things that only their owner may read or change. */
export const forOwner = (status = 200, more: More = {}): Row => ({ statuses: [401, 404, status, 401, 404], ...more })
/** Not found for anybody except operators. */
export const forOperators = (status = 200, more: More = {}): Row => ({
  statuses: [404, 404, 404, 404, status],
  ...more,
})

export const body = (content: unknown) => ({ send: () => ({ body: content }) })
export const nothing = { takes: 'nothing' } as const
export const consuming = { isConsuming: true } as const
export const form = (fields: string) => ({ body: fields, type: 'application/x-www-form-urlencoded' })

/** A message to support, as its form sends it. */
export const support = form('name=Anna&email=anna%40example.com&message=How+do+I+print%3F')

/** About a draft of the holder. */
export const ofDraft = { params: ({ of }: Scene) => ({ id: of.draftId }) }
