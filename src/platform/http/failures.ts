import { z } from 'zod'

/** The body of every answer that is not a success. */
const Failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** What a route's contract says of the answers that are not a success, by their statuses. */
export function failures<const Status extends number>(...statuses: Status[]): Record<Status, typeof Failure> {
  return Object.fromEntries(statuses.map((status) => [status, Failure])) as Record<Status, typeof Failure>
}
