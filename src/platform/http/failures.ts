import { z } from 'zod'
import { Failure } from '../failure-contract.ts'

/** The error responses in a route's contract, by status. */
export function failures<const Status extends number>(...statuses: Status[]): Record<Status, typeof Failure> {
  return Object.fromEntries(statuses.map((status) => [status, Failure])) as Record<Status, typeof Failure>
}

/** A response in a route's contract that is a file of one type. */
export function fileAnswer(type: string) {
  return { description: 'A file', content: { [type]: { schema: z.any() } } }
}
