import { z } from 'zod'
import { Failure } from '../failure-contract.ts'

/** What a route's contract says of the answers that are not a success, by their statuses. */
export function failures<const Status extends number>(...statuses: Status[]): Record<Status, typeof Failure> {
  return Object.fromEntries(statuses.map((status) => [status, Failure])) as Record<Status, typeof Failure>
}

/** What a route's contract says of an answer that is a file of one type. */
export function fileAnswer(type: string) {
  return { description: 'A file', content: { [type]: { schema: z.any() } } }
}
