import { z } from 'zod'

/** The body of every error response; `fields` maps a path such as `equipment.0.name` to its text. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
})
